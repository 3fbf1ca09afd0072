import CoreGraphics
import Foundation

extension LayerPainter {
    /// Draws the shadow of the bounds or of a path. The shadow of contents is drawn together with them.
    func paintShadow(_ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect) {
        guard record.shadow == .bounds || record.shadow == .path else { return }
        let rare = record.properties.rare
        guard var color = shadowColor(rare) else { return }
        if record.paintAlpha < 255 { color = PixelBlending.scale(color, record.paintAlpha) }
        let spread = ShadowSpread(rare, transform: record.transform)
        let visible = clip.intersection(record.clip)
        if record.shadow == .bounds {
            guard let box = record.roundedBox else { return }
            let blurred = BlurredBox.of(box, deviation: spread.deviation)
            let shadowRect: DeviceRect = box.rect.offsetBy(x: spread.x, y: spread.y)
            // The part that the layer itself hides is not drawn.
            visible.subtracting(record.opaqueRect) { piece in
                blurred.draw(shadowRect, color: color, into: target, inside: piece)
            }
        } else if let path = rare.shadowPath {
            paintShadow(of: path, record, spread, color: color, into: target, inside: visible)
        }
    }

    private func shadowColor(_ rare: RareLayerProperties) -> UInt32? {
        guard let color = rare.visibleShadowColor else { return nil }
        let pixel = PixelBlending.pixel(color.drawing, alpha: Double(min(max(0, rare.shadowOpacity), 1)))
        return pixel >> 24 == 0 ? nil : pixel
    }

    private func paintShadow(
        of path: CGPath, _ record: LayerRecord, _ spread: ShadowSpread, color: UInt32, into target: PixelBuffer,
        inside clip: DeviceRect
    ) {
        let caster = DeviceRect(around: record.transform.apply(path.boundingBoxOfPath))
        let shadowRect = caster.offsetBy(x: spread.x, y: spread.y)
        let visible = clip.intersection(shadowRect.insetBy(-spread.reach))
        guard !visible.isEmpty, !caster.isEmpty else { return }
        // The part of the path that affects the visible pixels.
        let needed = visible.offsetBy(x: -spread.x, y: -spread.y).insetBy(-spread.reach)
        let shape = PixelBuffer(area: needed)
        shape.draw(inside: needed) { context in
            context.concatenate(record.affine)
            context.fill(path, color: StandardColors.black)
        }
        cast(shape, spread, color: color, into: target, inside: visible)
    }

    /// Draws the shadow of the pixels in a buffer. The buffer extends beyond `clip` by the radius of the blur.
    private func cast(
        _ shape: PixelBuffer, _ spread: ShadowSpread, color: UInt32, into target: PixelBuffer, inside clip: DeviceRect
    ) {
        let area = shape.area
        let coverage: UnsafeMutablePointer<UInt8> = .allocate(capacity: area.width * area.height)
        defer { coverage.deallocate() }
        for y in area.y0..<area.y1 {
            let from = shape.pixel(area.x0, y)
            let row: UnsafeMutablePointer<UInt8> = coverage + (y - area.y0) * area.width
            for index in 0..<area.width { row[index] = UInt8(from[index] >> 24) }
        }
        BoxBlur(deviation: spread.deviation).apply(
            to: coverage, width: area.width, height: area.height, rowBytes: area.width)
        let visible: DeviceRect =
            clip.intersection(target.area).intersection(area.offsetBy(x: spread.x, y: spread.y))
        guard !visible.isEmpty else { return }
        for y in visible.y0..<visible.y1 {
            let row: UnsafeMutablePointer<UInt8> = coverage + (y - spread.y - area.y0) * area.width
            let first: Int = visible.x0 - spread.x - area.x0
            PixelBlending.over(
                color, through: UnsafePointer(row + first), to: target.pixel(visible.x0, y), count: visible.width)
        }
    }

    /// Returns a picture of a layer with the shadow of its contents behind it.
    func paintCastingShadow(_ layer: CALayer, _ record: LayerRecord, inside area: DeviceRect) -> PixelBuffer {
        let rare = record.properties.rare
        let spread = ShadowSpread(rare, transform: record.transform)
        let whole = area.union(area.offsetBy(x: -spread.x, y: -spread.y).insetBy(-spread.reach))
        let contents = PixelBuffer(area: whole)
        paintParts(layer, record, into: contents, inside: whole)
        let result = PixelBuffer(area: area)
        if let color = shadowColor(rare) { cast(contents, spread, color: color, into: result, inside: area) }
        result.draw(contents, inside: area)
        return result
    }
}
