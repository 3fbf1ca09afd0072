/// Fills squares with the mean color of their pixels.
struct PixellateOperation: ImageOperation {
    let input: ImageNode
    /// A corner of squares.
    let center: CGPoint
    /// The length of a side, at least 1.
    let side: Double

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let columns: Range<Int> = squares(area.x, area.right, center.x.native)
        let rows: Range<Int> = squares(area.y, area.top, center.y.native)
        let (left, right) = (start(columns.lowerBound, center.x.native), start(columns.upperBound, center.x.native))
        let (bottom, top) = (start(rows.lowerBound, center.y.native), start(rows.upperBound, center.y.native))
        let needed = PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
        // The mean is that of the pixels inside the image.
        let source: PixelBuffer = renderer.pixels(of: input, in: needed.intersection(input.area))
        let result = PixelBuffer(area)
        for row in rows {
            for column in columns {
                let (x, y) = (start(column, center.x.native), start(row, center.y.native))
                let square = PixelArea(
                    x: x, y: y, width: start(column + 1, center.x.native) - x,
                    height: start(row + 1, center.y.native) - y)
                let mean: PixelValue = source.mean(in: square.intersection(source.area))
                let filled: PixelArea = square.intersection(area)
                guard !filled.isEmpty else { continue }
                for y in filled.y..<filled.top {
                    (result.row(y) + (filled.x - area.x)).update(repeating: mean, count: filled.width)
                }
            }
        }
        return result
    }

    /// Returns the squares that contain the pixels from `start` to before `end`.
    private func squares(_ start: Int, _ end: Int, _ center: Double) -> Range<Int> {
        let first = Int(((Double(start) + 0.5 - center) / side).rounded(.down))
        let last = Int(((Double(end) - 0.5 - center) / side).rounded(.down))
        return first..<last + 1
    }

    /// Returns the first pixel of a square.
    private func start(_ index: Int, _ center: Double) -> Int {
        Int((center + Double(index) * side - 0.5).rounded(.up))
    }

    /// Returns the extent of the squares that contain a rectangle.
    func extent(of rect: CGRect) -> CGRect {
        let area = PixelArea(covering: rect)
        guard !area.isEmpty, !rect.isInfinite else { return rect }
        let columns: Range<Int> = squares(area.x, area.right, center.x.native)
        let rows: Range<Int> = squares(area.y, area.top, center.y.native)
        let (x, y) = (start(columns.lowerBound, center.x.native), start(rows.lowerBound, center.y.native))
        return CGRect(
            x: CGFloat(x), y: CGFloat(y), width: CGFloat(start(columns.upperBound, center.x.native) - x),
            height: CGFloat(start(rows.upperBound, center.y.native) - y))
    }
}

extension PixelBuffer {
    /// Returns the mean of the pixels in an area, which must be inside the buffer. The mean of no pixels is transparent.
    func mean(in part: PixelArea) -> PixelValue {
        guard !part.isEmpty else { return PixelValue(repeating: 0) }
        var total = SIMD4<Double>(repeating: 0)
        for y in part.y..<part.top {
            let from: UnsafeMutablePointer<PixelValue> = row(y) + (part.x - area.x)
            var sum = PixelValue(repeating: 0)
            for x in 0..<part.width { sum += from[x] }
            total += SIMD4<Double>(sum)
        }
        return PixelValue(total / Double(part.count))
    }
}
