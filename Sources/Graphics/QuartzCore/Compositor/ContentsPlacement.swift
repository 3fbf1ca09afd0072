import CoreGraphics
import Foundation

/// The position of a layer's contents, and their visible part.
struct ContentsPlacement {
    /// The rectangle of the contents, in the layer's coordinates.
    var frame: CGRect
    /// The visible part of the contents, in pixels of the contents.
    var source: CGRect
    /// The size of the whole contents, in pixels.
    var pixelSize: CGSize

    /// Returns nil if the layer has no contents, or if they have no size.
    init?(_ layer: CALayer, _ values: LayerProperties) {
        let scale: CGFloat
        /// The size of the contents before the gravity scales them, in points.
        var size: CGSize
        if let image = values.image {
            scale = values.contentsScale > 0 ? values.contentsScale : 1
            pixelSize = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
            size = CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
        } else if let store = layer.drawingLayer.extrasBox?.backingStore, !layer.flags.contains(.needsDrawing) {
            scale = store.scale
            pixelSize = CGSize(width: CGFloat(store.pixels.area.width), height: CGFloat(store.pixels.area.height))
            size = store.bounds.size
        } else if layer.hasDrawnContent, layer.flags.contains(.needsDrawing) {
            // The contents are not drawn yet. They will have the size of the layer.
            scale = values.contentsScale
            size = layer.properties.bounds.size
            pixelSize = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        } else {
            return nil
        }
        guard size.width > 0, size.height > 0 else { return nil }
        let rare = values.rare
        let part = rare.contentsRect
        source = CGRect(
            x: part.minX * pixelSize.width, y: part.minY * pixelSize.height, width: part.width * pixelSize.width,
            height: part.height * pixelSize.height)
        size = CGSize(width: size.width * part.width, height: size.height * part.height)
        frame = ContentsPlacement.frame(of: size, in: values.bounds, gravity: rare.contentsGravity)
    }

    /// Returns the rectangle of contents of `size` points in `bounds`.
    static func frame(of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
        var size = size
        var across: CGFloat = 0.5
        var down: CGFloat = 0.5
        switch gravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let ratios: (CGFloat, CGFloat) = (bounds.width / size.width, bounds.height / size.height)
            let ratio: CGFloat = gravity == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
            size = CGSize(width: size.width * ratio, height: size.height * ratio)
        case .top, .topLeft, .topRight: down = 0
        case .bottom, .bottomLeft, .bottomRight: down = 1
        default: break
        }
        switch gravity {
        case .left, .topLeft, .bottomLeft: across = 0
        case .right, .topRight, .bottomRight: across = 1
        default: break
        }
        let x: CGFloat = bounds.minX + (bounds.width - size.width) * across
        let y: CGFloat = bounds.minY + (bounds.height - size.height) * down
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Returns the position of the contents' first pixel if they can be copied pixel by pixel, or nil if they must be
    /// scaled or rotated.
    ///
    /// Contents that are not aligned with pixels are moved to the nearest pixels. This keeps text sharp, at the cost of
    /// an offset of up to half a pixel.
    func directOrigin(_ record: LayerRecord) -> (x: Int, y: Int)? {
        guard record.box != nil else { return nil }
        let rare = record.properties.rareBox?.value
        if let rare, rare.contentsCenter != RareLayerProperties.standard.contentsCenter { return nil }
        let image: CGRect = record.transform.apply(frame)
        // A difference of less than a pixel results from rounding up the size of the contents.
        guard abs(image.width - source.width) < 0.99, abs(image.height - source.height) < 0.99 else { return nil }
        let isWhole: Bool = source.minX.rounded() == source.minX && source.minY.rounded() == source.minY
        let whole = DeviceRect(nearest: CGRect(origin: .zero, size: pixelSize))
        // Outside the contents, the pixels at their edges are extended.
        guard isWhole, whole.contains(DeviceRect(nearest: source)) else { return nil }
        let target = DeviceRect(nearest: image)
        return (target.x0 - Int(source.minX), target.y0 - Int(source.minY))
    }
}
