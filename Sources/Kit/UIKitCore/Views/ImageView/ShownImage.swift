import CoreGraphics
import Foundation

/// The pixels with which a layer shows an image, and how it stretches them.
struct ShownImage: Equatable {
    /// What decides how the pixels look.
    private struct Key: Equatable {
        var image: UIImage
        var tint: UIColor?
        var isMirrored: Bool
        /// The size in points for which a tiled image was drawn.
        var tiledSize: CGSize?
        var drawnScale: CGFloat
    }

    private let key: Key
    let bitmap: CGImage?
    /// Pixels to a point.
    let scale: CGFloat
    /// The part that is stretched, as parts of the whole.
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
        bitmap = isPlain ? image.cgImage : ShownImage.draw(image, key: key)
        center =
            content.isResizable && !tiles
            ? ShownImage.center(of: image) : CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    static func == (left: ShownImage, right: ShownImage) -> Bool { left.key == right.key }

    private static func draw(_ image: UIImage, key: Key) -> CGImage? {
        let size: CGSize = key.tiledSize ?? image.size
        guard let context = CGContext(topLeftSize: size, scale: image.scale, opaque: false) else {
            return nil
        }
        let rect = CGRect(origin: .zero, size: size)
        image.drawPixels(in: rect, context: context, tint: key.tint?.cgColor, isMirrored: key.isMirrored)
        return context.makeImage()
    }

    /// What lies between the caps of a resizable image.
    private static func center(of image: UIImage) -> CGRect {
        let (size, caps) = (image.size, image.capInsets)
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }
}
