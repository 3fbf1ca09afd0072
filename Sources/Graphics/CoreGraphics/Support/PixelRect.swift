/// A rectangle of whole pixels, with the origin at the top left.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Creates the smallest rectangle of whole pixels that contains the given edges.
    init(left: Double, top: Double, right: Double, bottom: Double) {
        // Cairo's coordinates have 24 bits for whole pixels, so nothing can be drawn outside this range.
        let limit = Double(1 << 22)
        func pixel(_ edge: Double) -> Int { Int(min(limit, max(-limit, edge))) }
        let x = pixel(left.rounded(.down))
        let y = pixel(top.rounded(.down))
        self.init(x: x, y: y, width: pixel(right.rounded(.up)) - x, height: pixel(bottom.rounded(.up)) - y)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right: Int = min(x + width, other.x + other.width)
        let bottom: Int = min(y + height, other.y + other.height)
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Returns the smallest rectangle that contains both rectangles, neither of which may be empty.
    func union(_ other: PixelRect) -> PixelRect {
        let left: Int = min(x, other.x)
        let top: Int = min(y, other.y)
        let right: Int = max(x + width, other.x + other.width)
        let bottom: Int = max(y + height, other.y + other.height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }
}
