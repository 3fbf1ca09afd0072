import CoreGraphics
import Foundation

/// The pixels of an image for use as a layer's contents, with the stretchable area.
package struct RenderedImage: Equatable {
    /// The inputs that determine the pixels.
    private struct Key: Equatable {
        var image: UIImage
        var tint: UIColor?
        var isMirrored: Bool
        /// The size in points at which the pixels are drawn, if it differs from the size of the image: the size of the
        /// tiled area, or the size at which the view displays a vector image.
        var drawnSize: CGSize?
        var drawnScale: CGFloat
    }

    private let key: Key
    package let bitmap: CGImage?
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The stretchable area, in unit coordinates.
    package let center: CGRect

    /// Creates the pixels of `image` with the traits and the tint color of `view`.
    @MainActor
    package init(_ image: UIImage, in view: UIView) {
        let traits = view.drawingTraits
        let image: UIImage = (image.images?.first ?? image).resolved(with: traits)
        let content = image.content
        let tint: UIColor?
        let hasOwnColor: Bool = image.symbolConfiguration?.settings.colors != nil && content.tint != nil
        let hasTintedLayers: Bool = content.symbolColors?.usesTint == true && image.renderingMode != .alwaysOriginal
        if hasTintedLayers || content.isTemplateByDefault && !hasOwnColor {
            tint = view.tintColor
        } else {
            tint = content.tint ?? (image.isSymbolImage ? .black : nil)
        }
        let isRightToLeft: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tiles: Bool =
            content.isResizable && content.resizingMode == .tile && view.bounds.size != image.size
            && view.contentMode == .scaleToFill && !view.bounds.isEmpty
        let drawnSize: CGSize? =
            tiles ? view.bounds.size : content.isVector ? RenderedImage.vectorSize(of: image, in: view) : nil
        key = Key(
            image: image, tint: tint?.resolvedColor(with: traits),
            isMirrored: content.flipsForRightToLeft && isRightToLeft, drawnSize: drawnSize, drawnScale: image.scale)
        scale = image.scale
        let isPlain: Bool =
            content.orientation == .up && key.tint == nil && !key.isMirrored && key.drawnSize == nil
        bitmap = isPlain ? image.cgImage : RenderedImage.draw(image, key: key)
        center =
            content.isResizable && !tiles
            ? RenderedImage.center(of: image, isMirrored: key.isMirrored) : CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    package static func == (left: RenderedImage, right: RenderedImage) -> Bool { left.key == right.key }

    /// Returns the size at which the view displays a vector image, or nil if it displays the image at its own size.
    @MainActor
    private static func vectorSize(of image: UIImage, in view: UIView) -> CGSize? {
        let (size, bounds) = (image.size, view.bounds.size)
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0, !image.content.isResizable else {
            return nil
        }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        let drawn: CGSize
        switch view.contentMode {
        case .scaleToFill, .redraw: drawn = bounds
        case .scaleAspectFit:
            drawn = CGSize(width: size.width * min(across, down), height: size.height * min(across, down))
        case .scaleAspectFill:
            drawn = CGSize(width: size.width * max(across, down), height: size.height * max(across, down))
        case .top, .topLeft, .topRight, .bottom, .bottomLeft, .bottomRight, .center, .left, .right: return nil
        }
        return drawn == size ? nil : drawn
    }

    private static func draw(_ image: UIImage, key: Key) -> CGImage? {
        let size: CGSize = key.drawnSize ?? image.size
        guard let context = CGContext(topLeftSize: size, scale: image.scale, opaque: false) else {
            return nil
        }
        let rect = CGRect(origin: .zero, size: size)
        image.drawPixels(in: rect, context: context, tint: key.tint?.cgColor, isMirrored: key.isMirrored)
        return context.makeImage()
    }

    /// Returns the area between the caps of a resizable image, in unit coordinates.
    private static func center(of image: UIImage, isMirrored: Bool) -> CGRect {
        let (size, caps) = (image.size, image.capInsets)
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: (isMirrored ? caps.right : caps.left) / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }
}
