import CoreGraphics
import Foundation

/// A renderer that creates images from drawing commands.
///
///     let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         UIColor.systemBlue.setFill()
///         context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
// @unchecked: it adds no state to its base.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer for images of `size` points with the default format.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for the area `bounds`, in points, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// True: the contexts of the renderer provide images.
    open override var allowsImageOutput: Bool { true }

    private var imageFormat: UIGraphicsImageRendererFormat {
        format as? UIGraphicsImageRendererFormat ?? .default()
    }

    /// Returns an image with the contents that `actions` draws. If the size is empty or invalid, the image is empty.
    open func image(actions: DrawingActions) -> UIImage {
        render(actions)?.currentImage ?? UIImage()
    }

    /// Returns PNG data with the contents that `actions` draws. If the size is empty or invalid, the data is empty.
    open func pngData(actions: DrawingActions) -> Data {
        render(actions)?.currentImage.pngData() ?? Data()
    }

    /// Returns JPEG data with the contents that `actions` draws on a white background. If the size is empty or invalid,
    /// the data is empty.
    ///
    /// - Parameter compressionQuality: The quality, from 0 (smallest data) to 1 (best quality).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        render(actions)?.currentImage.jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
        let format = imageFormat
        let bounds = format.bounds
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
