import CoreGraphics
import Foundation

/// The pixels of an image as a layer's contents, with the area that stretches.
struct RenderedImage: Equatable {
    /// The inputs that determine the pixels.
    private struct Key: Equatable {
        var image: UIImage
        var tint: UIColor?
        var isMirrored: Bool
        /// The size of the drawn tiles in points; nil for an image that is not tiled.
        var tiledSize: CGSize?
        var drawnScale: CGFloat
    }

    private let key: Key
    let bitmap: CGImage?
    /// The number of pixels per point.
    let scale: CGFloat
    /// The stretchable area, in unit coordinates.
    let center: CGRect

    @MainActor
    init(_ image: UIImage, in view: UIView) {
        let traits: UITraitCollection = view.drawingTraits
        let image: UIImage = (image.images?.first ?? image).resolved(with: traits)
        let content: ImageContent = image.content
        let tint: UIColor?
        let hasOwnColor: Bool = image.symbolConfiguration?.settings.colors != nil && content.tint != nil
        if content.symbolColors == .multicolor || content.isTemplateByDefault && !hasOwnColor {
            tint = view.tintColor
        } else {
            tint = content.tint ?? (image.isSymbolImage ? .black : nil)
        }
        let isRightToLeft: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tiles: Bool =
            content.isResizable && content.resizingMode == .tile && view.bounds.size != image.size
            && view.contentMode == .scaleToFill && !view.bounds.isEmpty
        key = Key(
            image: image, tint: tint?.resolvedColor(with: traits),
            isMirrored: content.flipsForRightToLeft && isRightToLeft, tiledSize: tiles ? view.bounds.size : nil,
            drawnScale: image.scale)
        scale = image.scale
        let isPlain: Bool = content.orientation == .up && key.tint == nil && !key.isMirrored && !tiles
        bitmap = isPlain ? image.cgImage : RenderedImage.draw(image, key: key)
        center =
            content.isResizable && !tiles
            ? RenderedImage.center(of: image) : CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    static func == (left: RenderedImage, right: RenderedImage) -> Bool { left.key == right.key }

    private static func draw(_ image: UIImage, key: Key) -> CGImage? {
        let size: CGSize = key.tiledSize ?? image.size
        guard let context = CGContext(topLeftSize: size, scale: image.scale, opaque: false) else {
            return nil
        }
        let rect = CGRect(origin: .zero, size: size)
        image.drawPixels(in: rect, context: context, tint: key.tint?.cgColor, isMirrored: key.isMirrored)
        return context.makeImage()
    }

    /// Returns the area between the caps of a resizable image, in unit coordinates.
    private static func center(of image: UIImage) -> CGRect {
        let (size, caps) = (image.size, image.capInsets)
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }
}
