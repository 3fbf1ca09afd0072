/// A rectangle of whole pixels, with the origin at the bottom left.
struct PixelArea: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The part of a pixel by which the edges of a rectangle can be wrong after transforms.
    private static let rounding = 1e-6

    /// Creates the smallest area that contains a rectangle. Coordinates are limited to ±2³⁰, which also bounds infinite
    /// rectangles. The area of the null rectangle is empty.
    init(covering rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let left: Int = Self.pixel((rect.minX.native + Self.rounding).rounded(.down))
        let bottom: Int = Self.pixel((rect.minY.native + Self.rounding).rounded(.down))
        let right: Int = Self.pixel((rect.maxX.native - Self.rounding).rounded(.up))
        let top: Int = Self.pixel((rect.maxY.native - Self.rounding).rounded(.up))
        self.init(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    private static func pixel(_ edge: Double) -> Int {
        let limit = Double(1 << 30)
        return Int(min(limit, max(-limit, edge)))
    }

    var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The column after the last.
    var right: Int { x + width }
    /// The row after the last.
    var top: Int { y + height }
    var count: Int { isEmpty ? 0 : width * height }

    var rect: CGRect { CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)) }

    func contains(_ other: PixelArea) -> Bool {
        other.x >= x && other.y >= y && other.right <= right && other.top <= top
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        let left: Int = max(x, other.x)
        let bottom: Int = max(y, other.y)
        let width: Int = min(right, other.right) - left
        let height: Int = min(top, other.top) - bottom
        return PixelArea(x: left, y: bottom, width: max(0, width), height: max(0, height))
    }

    /// The two halves of the longer side.
    var halves: [PixelArea] {
        if width >= height {
            let half: Int = width / 2
            return [
                PixelArea(x: x, y: y, width: half, height: height),
                PixelArea(x: x + half, y: y, width: width - half, height: height),
            ]
        }
        let half: Int = height / 2
        return [
            PixelArea(x: x, y: y, width: width, height: half),
            PixelArea(x: x, y: y + half, width: width, height: height - half),
        ]
    }

    /// Returns the area that is larger by a number of pixels at each edge.
    func expanded(x across: Int, y along: Int) -> PixelArea {
        PixelArea(x: x - across, y: y - along, width: width + 2 * across, height: height + 2 * along)
    }

    /// Returns the pixels of `bounds` that are nearest to the pixels of this area. The result is not empty unless
    /// `bounds` is empty.
    func clamped(to bounds: PixelArea) -> PixelArea {
        let left: Int = min(max(x, bounds.x), bounds.right - 1)
        let bottom: Int = min(max(y, bounds.y), bounds.top - 1)
        let right: Int = min(max(self.right, left + 1), bounds.right)
        let top: Int = min(max(self.top, bottom + 1), bounds.top)
        return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}

extension CGRect {
    /// The rectangle that is larger by a distance at each edge. Null and infinite rectangles remain unchanged.
    func expanded(by distance: CGFloat) -> CGRect {
        isNull || isInfinite ? self : insetBy(dx: -distance, dy: -distance)
    }
}
