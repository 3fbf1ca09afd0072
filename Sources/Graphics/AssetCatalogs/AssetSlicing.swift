/// The parts of an image that can be resized, from the key `resizing`.
package struct AssetSlicing: Hashable, Sendable {
    /// The sizes of the edges that are not stretched, in pixels.
    package var capInsets: AssetInsets
    /// The kept width of the area between the caps, in pixels. The rest of that area is left out.
    /// Nil keeps the whole area.
    package var centerWidth: Double?
    /// The kept height of the area between the caps, in pixels.
    package var centerHeight: Double?
    /// Whether the area between the caps is tiled. Otherwise it is stretched.
    package var tiles: Bool

    package init(
        capInsets: AssetInsets, centerWidth: Double? = nil, centerHeight: Double? = nil, tiles: Bool = false
    ) {
        self.capInsets = capInsets
        self.centerWidth = centerWidth
        self.centerHeight = centerHeight
        self.tiles = tiles
    }

    /// Creates the slicing from the value of `resizing`, or nil if the value has no known mode.
    init?(_ value: AssetValue?) {
        guard let value else { return nil }
        var insets = AssetInsets(value["cap-insets"]) ?? AssetInsets()
        let center: AssetValue = value["center"] ?? .null
        func length(_ key: String) -> Double? {
            center[key]?.number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        }
        let (isHorizontal, isVertical): (Bool, Bool)
        switch value["mode"]?.text {
        case "3-part-horizontal": (isHorizontal, isVertical) = (true, false)
        case "3-part-vertical": (isHorizontal, isVertical) = (false, true)
        case "9-part": (isHorizontal, isVertical) = (true, true)
        default: return nil
        }
        if !isHorizontal { (insets.left, insets.right) = (0, 0) }
        if !isVertical { (insets.top, insets.bottom) = (0, 0) }
        self.init(
            capInsets: insets, centerWidth: isHorizontal ? length("width") : nil,
            centerHeight: isVertical ? length("height") : nil, tiles: center["mode"]?.text == "tile")
    }

    /// Returns the ranges of pixels that are kept along one axis: the first cap with the center, and the last cap.
    ///
    /// - Parameters:
    ///   - length: The length of the image, in pixels.
    ///   - first: The length of the first cap.
    ///   - center: The length of the center, or nil for the whole length.
    ///   - last: The length of the last cap.
    package static func keptRanges(length: Int, first: Double, center: Double?, last: Double) -> [Range<Int>] {
        let first: Int = min(max(0, Int(first.rounded())), length)
        let last: Int = min(max(0, Int(last.rounded())), length - first)
        guard let center, Int(center.rounded()) < length - first - last else { return [0..<length] }
        let end: Int = first + max(0, Int(center.rounded()))
        return [0..<end, length - last..<length].filter { !$0.isEmpty }
    }
}
