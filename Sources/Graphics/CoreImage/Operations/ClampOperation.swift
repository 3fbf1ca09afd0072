/// Extends the pixels at the edges of an image to the whole plane.
struct ClampOperation: ImageOperation {
    let input: ImageNode

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let source: PixelBuffer = renderer.pixels(of: input, in: area.clamped(to: input.area))
        if source.area == area { return source }
        let result = PixelBuffer(area)
        let bounds: PixelArea = source.area
        for y in area.y..<area.top {
            let from: UnsafeMutablePointer<PixelValue> = source.row(min(max(y, bounds.y), bounds.top - 1))
            let into: UnsafeMutablePointer<PixelValue> = result.row(y)
            for index in 0..<area.width {
                into[index] = from[min(max(area.x + index, bounds.x), bounds.right - 1) - bounds.x]
            }
        }
        return result
    }
}
