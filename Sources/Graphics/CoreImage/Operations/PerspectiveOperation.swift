/// Transforms an image in perspective.
struct PerspectiveOperation: ImageOperation {
    let input: ImageNode
    /// The transform from places of the result to places of the input.
    let inverse: Perspective

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let result = PixelBuffer(area)
        // The pixels around the input are transparent.
        let readable: PixelArea = input.area.expanded(x: 1, y: 1)
        let needed: PixelArea =
            inverse.bounds(of: area.rect).map {
                PixelArea(covering: $0).expanded(x: 1, y: 1).clamped(to: readable)
            } ?? readable
        if needed.count > Renderer.maximumInputSize, area.count > 1 {
            // Reads a strongly reduced image in parts.
            for half in area.halves { result.copy(pixels(in: half, renderer)) }
            return result
        }
        let source: PixelBuffer = renderer.pixels(of: input, in: needed)
        let columns: ClosedRange<Double> = Double(readable.x)...Double(readable.right - 1)
        let lines: ClosedRange<Double> = Double(readable.y)...Double(readable.top - 1)
        for y in area.y..<area.top {
            let row: UnsafeMutablePointer<PixelValue> = result.row(y)
            for index in 0..<area.width {
                guard let place = inverse.place(Double(area.x + index) + 0.5, Double(y) + 0.5) else { continue }
                let (u, v) = (place.x - 0.5, place.y - 0.5)
                if columns.contains(u), lines.contains(v) { row[index] = source.linear(u, v) }
            }
        }
        return result
    }
}

extension ImageNode {
    /// Returns the image with its corners moved to those of a quadrilateral; nil for a quadrilateral that is not
    /// convex.
    func transformed(to corners: Perspective.Corners) -> ImageNode? {
        Perspective(from: extent, to: corners).map {
            ImageNode(PerspectiveOperation(input: self, inverse: $0.inverted), extent: corners.bounds)
        }
    }

    /// Returns the image with a quadrilateral moved to a rectangle at the origin; nil for a quadrilateral that is not
    /// convex.
    ///
    /// - Parameter crops: Whether the result is the rectangle, rather than the whole image.
    func corrected(from corners: Perspective.Corners, crops: Bool) -> ImageNode? {
        let rect = CGRect(origin: .zero, size: corners.size)
        guard let inverse = Perspective(from: rect, to: corners) else { return nil }
        let whole: CGRect? = crops ? nil : inverse.inverted.bounds(of: extent)
        return ImageNode(PerspectiveOperation(input: self, inverse: inverse), extent: whole ?? rect)
    }
}
