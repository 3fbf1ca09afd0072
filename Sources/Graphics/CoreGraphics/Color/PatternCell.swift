/// A pattern of the app with an opacity or a color.
struct PatternCell: Sendable {
    let pattern: CGPattern
    /// The color of an uncolored pattern; nil for a colored pattern.
    private var color: CGColor?
    private var opacity: CGFloat

    /// Whether the cell was drawn with a color, which its tile therefore contains.
    var hasColor: Bool { color != nil }

    /// Returns nil if `space` is not a space for the pattern.
    ///
    /// - Parameter components: The opacity of a colored pattern, or the components and the opacity of the color of an
    ///   uncolored pattern in the base space of `space`.
    init?(_ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, _ space: CGColorSpace) {
        guard space.model == .pattern else { return nil }
        self.pattern = pattern
        if pattern.isColored {
            opacity = min(max(components[0], 0), 1)
            return
        }
        guard let base = space.baseColorSpace, let color = CGColor(colorSpace: base, components: components) else {
            return nil
        }
        self.color = color
        opacity = color.alpha
    }

    /// Returns the same pattern with a different opacity.
    func copy(opacity: CGFloat) -> PatternCell {
        var copy = self
        copy.opacity = opacity
        copy.color = color?.copy(alpha: opacity)
        return copy
    }

    /// Draws the cell for a context, or returns nil if it is too large.
    ///
    /// - Parameters:
    ///   - isTopLeft: Whether the y axis of the base space points down.
    ///   - scale: The number of pixels per unit of base space.
    func tile(isTopLeft: Bool, scale: CGFloat) -> PatternTile? {
        let tile: PatternTile? = pattern.tile(color: color, isTopLeft: isTopLeft, scale: scale)
        return color == nil && opacity < 1 ? tile.map { PatternTile($0, opacity: opacity.native) } : tile
    }

    /// Returns a color that repeats the cell in a context.
    func color(isTopLeft: Bool, scale: CGFloat) -> CGColor? {
        tile(isTopLeft: isTopLeft, scale: scale).map { CGColor(tile: $0, cell: self) }
    }
}

extension PatternCell: Hashable {
    /// Returns whether both have the same pattern, opacity and color.
    static func == (left: PatternCell, right: PatternCell) -> Bool {
        left.pattern === right.pattern && left.opacity == right.opacity && left.color == right.color
    }

    /// Hashes the pattern, the opacity and the color.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(pattern))
        hasher.combine(opacity)
        hasher.combine(color)
    }
}
