/// Fills the plane with a color.
struct FillOperation: ImageOperation {
    /// The color in linear sRGB, not premultiplied.
    let color: PixelValue

    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        buffer.pixels.update(repeating: renderer.space.fromLinear(color).premultiplied, count: max(1, area.count))
        return buffer
    }
}
