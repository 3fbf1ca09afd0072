import CoreGraphics
import Foundation

/// The picture of a layer with its sublayers.
struct LayerRaster {
    let picture: PixelBuffer
    /// The position of the layer when the picture was drawn, in pixels.
    let origin: CGPoint
}

extension LayerPainter {
    /// The maximum number of pixels in a picture.
    private static let limit = 1 << 22

    /// Returns the picture of a rasterized layer at its position. The picture is drawn again when the layer or a
    /// sublayer changes. Returns nil for other layers, during transitions, and for layers that are large, are tinted or
    /// contain a backdrop.
    func raster(of layer: CALayer, _ record: LayerRecord) -> PixelBuffer? {
        let area = record.subtreeRect
        guard record.properties.options.contains(.rasterized), record.transition == nil,
            record.tint == nil, !area.isEmpty,
            area.area <= LayerPainter.limit, !compositor.hasBackdrop(inside: layer)
        else { return nil }
        let origin: CGPoint = record.transform.apply(CGRect(origin: record.properties.bounds.origin, size: .zero))
            .origin
        if let raster = record.raster {
            let dx: Double = (origin.x - raster.origin.x).rounded()
            let dy: Double = (origin.y - raster.origin.y).rounded()
            let moved = raster.picture.area.offsetBy(x: DeviceRect.pixel(dx), y: DeviceRect.pixel(dy))
            if moved == area { return PixelBuffer(sharing: raster.picture, area: area) }
        }
        compositor.statistics.groupsDrawn += 1
        let group = paintedGroup(layer, record, inside: area)
        applyMask(of: layer, record, to: group, inside: area)
        let picture = coarsened(group, record)
        record.raster = LayerRaster(picture: picture, origin: origin)
        return picture
    }

    /// Returns `group` with its resolution reduced to the layer's `rasterizationScale`, or unchanged if the layer is
    /// not drawn with more pixels per point than that.
    private func coarsened(_ group: PixelBuffer, _ record: LayerRecord) -> PixelBuffer {
        let linear = record.affine
        let density: CGFloat = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        let ratio: CGFloat = max(record.properties.rare.rasterizationScale, 0.01) / max(density, 0.01)
        guard ratio < 0.99, let full = group.context else { return group }
        let width = max(1, Int((CGFloat(group.area.width) * ratio).rounded(.up)))
        let height = max(1, Int((CGFloat(group.area.height) * ratio).rounded(.up)))
        let small = PixelBuffer(area: DeviceRect(0, 0, width, height))
        small.draw(inside: small.area) { $0.drawUpright(full, in: small.area.cgRect, filter: .good) }
        let result = PixelBuffer(area: group.area)
        guard let coarse = small.context else { return group }
        result.draw(inside: result.area) { $0.drawUpright(coarse, in: result.area.cgRect, filter: .bilinear) }
        return result
    }
}
