import CoreGraphics
import Foundation

extension LayerPainter {
    /// Draws the content of a shape layer, a gradient layer or a layer with a backdrop.
    func paintSpecial(_ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect, isClipped: Bool) {
        guard let rare = record.properties.rareBox?.value else { return }
        switch rare.special {
        case .none, .space, .replicator: return
        case .shape(let shape): paint(shape, record, into: target, inside: clip.intersection(record.innerClip))
        case .gradient(let gradient): paint(gradient, record, into: target, inside: clip, isClipped: isClipped)
        case .backdrop(let filter): paint(filter, record, into: target, inside: clip, isClipped: isClipped)
        }
    }

    private func paint(
        _ shape: ShapeProperties, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect
    ) {
        guard let path = shape.path, !path.isEmpty, !clip.isEmpty else { return }
        target.draw(inside: clip) { context in
            context.setAlpha(CGFloat(record.paintAlpha) / 255)
            context.concatenate(record.affine)
            if let color = shape.fillColor, color.drawing.w > 0 {
                context.fill(path, color: color, using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
            }
            guard let color = shape.strokeColor, color.drawing.w > 0, shape.lineWidth > 0 else { return }
            guard let stroked = shape.strokedPath else { return }
            context.setStrokeColor(color)
            context.setLineWidth(shape.lineWidth)
            context.setMiterLimit(shape.miterLimit)
            context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
            context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
            if !shape.lineDashPattern.isEmpty {
                context.setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern)
            }
            context.addPath(stroked)
            context.strokePath()
        }
    }

    private func paint(
        _ gradient: GradientProperties, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect,
        isClipped: Bool
    ) {
        guard let ramp = GradientRamp(gradient) else { return }
        let values = record.properties
        guard values.bounds.width > 0, values.bounds.height > 0 else { return }
        let area: DeviceRect = DeviceRect(around: record.box ?? record.transform.apply(values.bounds)).intersection(
            clip)
        // The transform from the unit square to the bounds.
        let unit = PlaneTransform(
            CGAffineTransform(
                a: values.bounds.width, b: 0, c: 0, d: values.bounds.height, tx: values.bounds.minX,
                ty: values.bounds.minY))
        // Pixels are counted from the origin of the layer's coordinates, rounded down to a whole pixel, so that the
        // colors do not depend on the position of the layer.
        let affine = record.affine
        let origin = (
            x: DeviceRect.pixel(Double(affine.tx).rounded(.down)), y: DeviceRect.pixel(Double(affine.ty).rounded(.down))
        )
        let toPixels = PlaneTransform(affine).movedBy(x: -origin.x, y: -origin.y)
        guard !area.isEmpty, let inverse = unit.concatenating(toPixels).inverted else { return }
        let picture = PixelBuffer(area: area)
        ramp.fill(picture, toUnit: inverse.affine(near: .zero), origin: origin)
        let isWhole: Bool = record.box.map { DeviceRect(around: $0) == DeviceRect(inside: $0) } ?? false
        if isWhole, isClipped || !values.hasRoundedCorners {
            target.draw(picture, inside: area, alpha: Float(record.paintAlpha) / 255)
            return
        }
        if isWhole, let box = record.roundedBox {
            picture.multiply(area, by: box)
        } else {
            let coverage = PixelBuffer(area: area)
            fillBounds(record, StandardColors.black, into: coverage, inside: area, isRounded: !isClipped)
            picture.multiply(byAlphaOf: coverage)
        }
        target.draw(picture, inside: area, alpha: Float(record.paintAlpha) / 255)
    }
}

extension ShapeProperties {
    /// The area that the shape may cover, in the layer's coordinates, or nil if it draws nothing.
    var extent: CGRect? {
        guard let path, !path.isEmpty else { return nil }
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        guard strokeColor != nil, lineWidth > 0 else { return box }
        let reach: CGFloat = lineJoin == .miter ? max(miterLimit, 1.5) : 1.5
        return box.insetBy(dx: -lineWidth / 2 * reach, dy: -lineWidth / 2 * reach)
    }

    /// The part of the path between `strokeStart` and `strokeEnd`, or nil if it is empty.
    var strokedPath: CGPath? {
        guard let path else { return nil }
        if strokeStart <= 0 && strokeEnd >= 1 { return path }
        guard strokeEnd > strokeStart else { return nil }
        return PathMeasure(path).part(from: Double(strokeStart), to: Double(strokeEnd))
    }
}
