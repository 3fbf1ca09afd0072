/// Makes one pixel of the mean color of an area.
struct AverageOperation: ImageOperation {
    let input: ImageNode
    let read: PixelArea

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let result = PixelBuffer(area)
        var total = SIMD4<Double>(repeating: 0)
        for part in Renderer.parts(of: read) {
            let mean: PixelValue = renderer.pixels(of: input, in: part).mean(in: part)
            total += SIMD4<Double>(mean) * Double(part.count)
        }
        result.pixels.pointee = PixelValue(total / Double(max(1, read.count)))
        return result
    }
}
