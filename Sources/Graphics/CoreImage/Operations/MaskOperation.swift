/// Shows an image where a mask is white or opaque, and another image elsewhere.
struct MaskOperation: ImageOperation {
    /// The value of a pixel of the mask.
    enum Channel: Sendable {
        case luminance
        case alpha
        case red
        case blue
    }

    let image: ImageNode
    let background: ImageNode
    let mask: ImageNode
    let channel: Channel

    var inputs: [ImageNode] { [image, background, mask] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let result: PixelBuffer = renderer.pixels(of: background, in: area)
        let image: PixelBuffer = renderer.pixels(of: image, in: area)
        let mask: PixelBuffer = renderer.pixels(of: mask, in: area)
        for index in 0..<area.count {
            let share: Float
            switch channel {
            case .luminance: share = mask.pixels[index].luminance
            case .alpha: share = mask.pixels[index].w
            case .red: share = mask.pixels[index].x
            case .blue: share = mask.pixels[index].z
            }
            let limited: Float = min(1, max(0, share))
            result.pixels[index] += (image.pixels[index] - result.pixels[index]) * limited
        }
        return result
    }
}
