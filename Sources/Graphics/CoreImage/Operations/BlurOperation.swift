/// Blurs an image. The pixels outside its extent are transparent, so the result is larger and its edges are soft.
struct BlurOperation: ImageOperation {
    let input: ImageNode
    let blur: SeparableBlur

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let radius: Int = blur.radius
        let source: PixelBuffer = renderer.pixels(of: input, in: area.expanded(x: radius, y: radius))
        return blur.blur(source, in: area)
    }
}

extension ImageNode {
    /// Returns the image with a Gaussian blur. A deviation that is not positive has no effect.
    func blurred(deviation: Double) -> ImageNode {
        guard deviation > SeparableBlur.largestFullDeviation, !extent.isNull else {
            return blurred(.gaussian(deviation: deviation))
        }
        // A strong blur of a reduced image looks the same, and reads less of the surroundings of a part.
        let factor: CGFloat = CGFloat(deviation / SeparableBlur.largestFullDeviation * 2).rounded(.up)
        let reduced: ImageNode = resampled(scaleX: 1 / factor, scaleY: 1 / factor, extendsEdges: false)
        let blurred: ImageNode = reduced.blurred(.gaussian(deviation: deviation / factor.native))
        let enlarged: ImageNode = blurred.transformed(by: CGAffineTransform(scaleX: factor, y: factor), .linear)
        return enlarged.cropped(to: extent.expanded(by: CGFloat((deviation * 3).rounded(.up))))
    }

    func blurred(_ blur: SeparableBlur) -> ImageNode {
        guard !blur.passes.isEmpty else { return self }
        return ImageNode(
            BlurOperation(input: self, blur: blur), extent: extent.expanded(by: CGFloat(blur.radius)))
    }
}
