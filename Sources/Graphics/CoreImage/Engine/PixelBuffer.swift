/// The red, green, blue and alpha of a pixel.
typealias PixelValue = SIMD4<Float>

/// The pixels of an area, as numbers in the working space. Colors are premultiplied by the alpha.
final class PixelBuffer {
    let area: PixelArea
    /// The pixels from left to right, in rows from the bottom to the top.
    let pixels: UnsafeMutablePointer<PixelValue>

    /// Creates transparent pixels.
    init(_ area: PixelArea) {
        self.area = area
        pixels = UnsafeMutablePointer<PixelValue>.allocate(capacity: max(1, area.count))
        pixels.initialize(repeating: PixelValue(repeating: 0), count: max(1, area.count))
    }

    deinit { pixels.deallocate() }

    /// Returns the pixels of the row at `y`.
    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<PixelValue> { pixels + (y - area.y) * area.width }

    /// The pixel at a position, which must be inside the area.
    subscript(x: Int, y: Int) -> PixelValue { row(y)[x - area.x] }

    /// Returns the color at a place between the pixels, whose centers have integers as coordinates. The pixels at the
    /// edges are extended.
    @inline(__always)
    func linear(_ u: Double, _ v: Double) -> PixelValue {
        let (column, line) = (u.rounded(.down), v.rounded(.down))
        let (right, up) = (Float(u - column), Float(v - line))
        let x0: Int = min(max(Int(column), area.x), area.right - 1) - area.x
        let x1: Int = min(max(Int(column) + 1, area.x), area.right - 1) - area.x
        let lower: UnsafeMutablePointer<PixelValue> = row(min(max(Int(line), area.y), area.top - 1))
        let upper: UnsafeMutablePointer<PixelValue> = row(min(max(Int(line) + 1, area.y), area.top - 1))
        let below: PixelValue = lower[x0] + (lower[x1] - lower[x0]) * right
        let above: PixelValue = upper[x0] + (upper[x1] - upper[x0]) * right
        return below + (above - below) * up
    }

    /// Copies the pixels of another buffer that are inside the area.
    func copy(_ other: PixelBuffer) {
        let part: PixelArea = area.intersection(other.area)
        guard !part.isEmpty else { return }
        for y in part.y..<part.top {
            let from: UnsafeMutablePointer<PixelValue> = other.row(y) + (part.x - other.area.x)
            (row(y) + (part.x - area.x)).update(from: from, count: part.width)
        }
    }
}

extension SIMD4<Float> {
    /// The alpha.
    @inline(__always)
    var opacity: Float { w }

    /// The pixel with colors that are not premultiplied.
    @inline(__always)
    var straight: PixelValue {
        guard w != 1 else { return self }
        guard w > 0 else { return PixelValue(repeating: 0) }
        var color: PixelValue = self / w
        color.w = w
        return color
    }

    /// The pixel with premultiplied colors.
    @inline(__always)
    var premultiplied: PixelValue {
        guard w != 1 else { return self }
        var color: PixelValue = self * w
        color.w = w
        return color
    }

    /// The luminance of linear components.
    @inline(__always)
    var luminance: Float {
        let weighted: PixelValue = self * PixelValue(0.2126, 0.7152, 0.0722, 0)
        return weighted.x + weighted.y + weighted.z
    }
}
