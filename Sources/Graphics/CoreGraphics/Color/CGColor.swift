/// A color: components in a color space, and an alpha.
///
/// Colors are immutable, so they can be shared between threads. Two colors are equal if their spaces and components are
/// equal.
public final class CGColor: Sendable {
    /// Up to four components of the space. Unused components are zero.
    private let values: SIMD4<Double>
    private let space: CGColorSpace

    /// Red, green, blue and alpha for drawing: sRGB, 0…1, not premultiplied.
    package let drawing: SIMD4<Double>

    /// The image that the color repeats; nil for a plain color.
    package let tile: PatternTile?
    /// The pattern of the app from which contexts draw the image; nil for other colors.
    let cell: PatternCell?

    /// Creates a color that repeats an image. Where patterns cannot be drawn, it is the mean of the image.
    package convenience init(pattern: PatternTile) { self.init(tile: pattern, cell: nil) }

    init(tile: PatternTile, cell: PatternCell?) {
        self.tile = tile
        self.cell = cell
        space = .patternSpace
        values = SIMD4(tile.mean.x, tile.mean.y, tile.mean.z, 0)
        drawing = tile.mean
    }

    /// Creates a color that repeats the cell of a pattern, or returns nil if `space` is not a space for patterns, or the
    /// cell cannot be drawn.
    ///
    /// Each context draws the cell at its own resolution when the color becomes its color. Layers draw it with two pixels
    /// per point.
    /// - Parameter components: The opacity of a colored pattern, or the components and the opacity of the color of an
    ///   uncolored pattern in the base space of `space`.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard let cell = PatternCell(pattern, components, space), let tile = cell.tile(isTopLeft: true, scale: 2) else {
            return nil
        }
        self.init(tile: tile, cell: cell)
    }

    /// The pattern whose cell the color repeats, or nil if the color was not created with a pattern.
    public var pattern: CGPattern? { cell?.pattern }

    init(space: CGColorSpace, values: SIMD4<Double>, alpha: Double) {
        self.space = space
        self.values = values
        tile = nil
        cell = nil
        let rgb = space.sRGBComponents(values)
        let limits = SIMD4<Double>(rgb.x, rgb.y, rgb.z, alpha)
        drawing = limits.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }

    /// Creates a color in generic RGB, which is sRGB here. Components and alpha are from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in sRGB. Components and alpha are from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            space: .sRGBSpace, values: SIMD4(red.native, green.native, blue.native, 0), alpha: Self.unit(alpha.native))
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .graySpace, values: SIMD4(gray.native, 0, 0, 0), alpha: Self.unit(alpha.native))
    }

    /// Creates a gray with gamma 2.2, from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color in device CMYK. Components and alpha are from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let values = SIMD4<Double>(cyan.native, magenta.native, yellow.native, black.native)
        self.init(space: .deviceCMYKSpace, values: values, alpha: Self.unit(alpha.native))
    }

    /// Creates a color in `space` from its components, with the alpha last.
    ///
    /// `components` must contain a value for each component of the space, and the alpha, as on Apple platforms. Returns
    /// nil for a space for patterns.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents
        var values = SIMD4<Double>(repeating: 0)
        for index in 0..<count {
            values[index] = components[index].native
        }
        self.init(space: space, values: values, alpha: Self.unit(components[count].native))
    }

    /// The opacity, from 0 (clear) to 1.
    public var alpha: CGFloat {
        CGFloat(drawing.w)
    }

    /// The space of the components.
    public var colorSpace: CGColorSpace? {
        space
    }

    /// The number of components, including the alpha.
    public var numberOfComponents: Int {
        space.numberOfComponents + 1
    }

    /// The components, with the alpha last.
    public var components: [CGFloat]? {
        var list: [CGFloat] = []
        list.reserveCapacity(numberOfComponents)
        for index in 0..<space.numberOfComponents {
            list.append(CGFloat(values[index]))
        }
        list.append(alpha)
        return list
    }

    /// Returns the same color.
    public func copy() -> CGColor? {
        self
    }

    /// Returns the color with a different opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        let alpha = Self.unit(alpha.native)
        if let copy = cell?.copy(opacity: alpha), copy.hasColor { return copy.color(isTopLeft: true, scale: 2) }
        if let tile { return CGColor(tile: PatternTile(tile, opacity: alpha), cell: cell?.copy(opacity: alpha)) }
        return CGColor(space: space, values: values, alpha: alpha)
    }

    /// Red, green, blue and alpha in extended sRGB.
    package var extendedSRGB: SIMD4<Double> {
        let rgb = space.sRGBComponents(values)
        return SIMD4(rgb.x, rgb.y, rgb.z, drawing.w)
    }

    /// Returns the color converted to a different space.
    ///
    /// `intent` is ignored. In device RGB, sRGB and linear sRGB, components are clamped to 0…1.
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if destination == space { return self }
        let converted = destination.components(fromSRGB: space.sRGBComponents(values))
        return CGColor(space: destination, values: converted, alpha: drawing.w)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private static func unit(_ value: Double) -> Double {
        min(max(value, 0), 1)
    }
}

extension CGColor: Hashable {
    /// Returns whether the spaces, the components and the alpha values are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        if left === right { return true }
        if left.cell != nil || right.cell != nil { return left.cell == right.cell }
        guard left.tile == right.tile else { return false }
        return left.space == right.space && left.values == right.values && left.drawing.w == right.drawing.w
    }

    /// Hashes the space, the components and the alpha.
    public func hash(into hasher: inout Hasher) {
        // The tile depends on the context for which it was drawn.
        if let cell { return hasher.combine(cell) }
        hasher.combine(space)
        hasher.combine(values)
        hasher.combine(drawing.w)
    }
}

extension CGColor: CustomDebugStringConvertible {
    /// The space and the components, for debugging.
    public var debugDescription: String {
        let list = (components ?? []).map { "\($0.native)" }.joined(separator: " ")
        return "<CGColor \(space.kind.rawValue) [\(list)]>"
    }
}
