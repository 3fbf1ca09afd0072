import Foundation

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
    /// The standard deviation above which an image is reduced before it is blurred.
    private static let largestFullDeviation = 16.0

    /// The maximum standard deviation. A stronger blur looks the same, and needs too many pixels.
    private static let largestDeviation = 4_000.0

    /// Returns the image with a Gaussian blur. A deviation that is not positive has no effect.
    func blurred(deviation: Double) -> ImageNode {
        let deviation: Double = min(deviation, Self.largestDeviation)
        guard deviation > Self.largestFullDeviation, !extent.isNull else {
            return SeparableBlur.gaussian(deviation: deviation).map { self.blurred($0) } ?? self
        }
        // A strong blur of a reduced image looks the same, and its time does not depend on the deviation.
        let factor: CGFloat = CGFloat(deviation / Self.largestFullDeviation * 2).rounded(.down)
        // Reducing and enlarging blur by a third of a pixel: the sum of the variances of two triangles.
        let variance: Double = pow(deviation / factor.native, 2) - 1.0 / 3
        let blurred: ImageNode = reduced(by: factor).blurred(deviation: variance.squareRoot())
        let enlarged: ImageNode = blurred.transformed(by: CGAffineTransform(scaleX: factor, y: factor), .linear)
        return enlarged.cropped(to: extent.expanded(by: CGFloat((deviation * 3).rounded(.up))))
    }

    func blurred(_ blur: SeparableBlur) -> ImageNode {
        ImageNode(BlurOperation(input: self, blur: blur), extent: extent.expanded(by: CGFloat(blur.radius)))
    }
}
