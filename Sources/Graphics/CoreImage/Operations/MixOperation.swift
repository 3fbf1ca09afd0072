/// Mixes two images.
struct MixOperation: ImageOperation {
    let first: ImageNode
    let second: ImageNode
    /// The share of the second image, from 0 to 1.
    let share: Float

    var inputs: [ImageNode] { [first, second] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let result: PixelBuffer = renderer.pixels(of: first, in: area)
        let second: PixelBuffer = renderer.pixels(of: second, in: area)
        for index in 0..<area.count {
            result.pixels[index] += (second.pixels[index] - result.pixels[index]) * share
        }
        return result
    }
}
