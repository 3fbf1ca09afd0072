/// Adds the difference between an image and its blurred form, which makes edges sharper.
struct DetailOperation: ImageOperation {
    let image: ImageNode
    let blurred: ImageNode
    let amount: Float
    /// Whether only the luminance is changed.
    let isLuminance: Bool

    var inputs: [ImageNode] { [image, blurred] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let result: PixelBuffer = renderer.pixels(of: image, in: area)
        let blurred: PixelBuffer = renderer.pixels(of: blurred, in: area)
        let zero = PixelValue(repeating: 0)
        for index in 0..<area.count {
            let pixel: PixelValue = result.pixels[index]
            var difference: PixelValue = pixel - blurred.pixels[index]
            if isLuminance { difference = PixelValue(repeating: difference.luminance) }
            var sharpened: PixelValue = pointwiseMax(pixel + difference * amount, zero)
            sharpened.w = pixel.w
            result.pixels[index] = sharpened
        }
        return result
    }
}

extension ImageNode {
    /// Returns the image with sharper edges.
    func sharpened(deviation: Double, amount: Float, isLuminance: Bool) -> ImageNode {
        guard !area.isEmpty else { return self }
        let clamped = ImageNode(ClampOperation(input: self), extent: .infinite)
        return ImageNode(
            DetailOperation(
                image: self, blurred: (extent.isInfinite ? self : clamped).blurred(deviation: deviation),
                amount: amount, isLuminance: isLuminance),
            extent: extent)
    }
}
