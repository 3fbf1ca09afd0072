import CoreGraphics
import Foundation

/// Makes images of what is drawn.
///
///     let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         UIColor.systemBlue.setFill()
///         context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
// @unchecked: it adds no state to its base.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// What draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Makes a renderer of images of `size` points, with the default format.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes a renderer of images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of the area `bounds`, in points, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Makes a renderer of the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    private var imageFormat: UIGraphicsImageRendererFormat {
        format as? UIGraphicsImageRendererFormat ?? .default()
    }

    /// Returns an image of what `actions` draw. An empty or impossible size gives an empty image.
    open func image(actions: DrawingActions) -> UIImage {
        render(actions)?.currentImage ?? UIImage()
    }

    /// Returns PNG data of what `actions` draw; empty when the size is empty or impossible.
    open func pngData(actions: DrawingActions) -> Data {
        render(actions)?.currentImage.pngData() ?? Data()
    }

    /// Returns JPEG data of what `actions` draw, on white; empty when the size is empty or impossible.
    ///
    /// - Parameter compressionQuality: from 0, the smallest, to 1, the best.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        render(actions)?.currentImage.jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
        let format: UIGraphicsImageRendererFormat = imageFormat
        let bounds: CGRect = format.bounds
        guard
            let context = GraphicsStack.makeContext(
                size: bounds.size, origin: bounds.origin, isOpaque: format.opaque, scale: format.scale)
        else { return nil }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
        UIGraphicsPushContext(context)
        actions(rendererContext)
        UIGraphicsPopContext()
        return rendererContext
    }
}
