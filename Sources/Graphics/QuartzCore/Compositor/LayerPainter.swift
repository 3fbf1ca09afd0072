import CoreGraphics
import Foundation

/// Draws the layers of a committed tree, from back to front, in the damaged rectangles.
struct LayerPainter {
    let compositor: LayerCompositor
    private var occlusion = Occlusion()
    /// The pixels behind the groups that contain the layers, from the outermost group to the innermost. A backdrop shows
    /// them below the content of its own group.
    private(set) var behindGroups: [PixelBuffer] = []

    /// Creates a painter that draws every visible layer, even behind opaque layers.
    init(compositor: LayerCompositor) {
        self.compositor = compositor
    }

    /// Draws the layers inside `rect`, except what opaque layers hide.
    func paint(_ rect: DeviceRect, into target: PixelBuffer) {
        guard !rect.isEmpty else { return }
        compositor.statistics.pixelsComposited += rect.area
        var painter = self
        painter.occlusion = Occlusion(compositor.root, in: rect)
        painter.occlusion.forEachVisiblePart(of: rect, above: 0) { target.clear($0) }
        painter.paint(compositor.root, into: target, inside: rect)
    }

    /// Returns a painter for the layers of a group, which `Occlusion` does not number.
    private func groupPainter(over target: PixelBuffer) -> LayerPainter {
        var painter = LayerPainter(compositor: compositor)
        if !compositor.backdrops.isEmpty { painter.behindGroups = behindGroups + [target] }
        return painter
    }

    // MARK: Layers

    /// Draws a layer with its sublayers.
    func paint(_ layer: CALayer, into target: PixelBuffer, inside clip: DeviceRect) {
        guard let record = layer.record, record.isVisible else { return }
        let area = record.subtreeRect.intersection(clip)
        guard occlusion.isVisible(area, above: record.lastOrder) else { return }
        guard record.needsGroup else { return paintParts(layer, record, into: target, inside: area) }
        groupPainter(over: target).paintGroup(layer, record, into: target, inside: area)
    }

    /// Draws a layer with its sublayers to a separate buffer, and then draws the buffer to `target`.
    private func paintGroup(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect
    ) {
        if let picture = raster(of: layer, record) {
            return blend(picture, record, into: target, inside: area)
        }
        compositor.statistics.groupsDrawn += 1
        let group: PixelBuffer
        if let transition = record.transition {
            // Content that slides in was outside the area before, so all of it is needed.
            let whole: DeviceRect = transition.type == .fade ? area : record.subtreeRect
            let new: PixelBuffer
            if record.shadow == .contents {
                new = paintCastingShadow(layer, record, inside: whole)
            } else {
                new = PixelBuffer(area: whole)
                paintParts(layer, record, into: new, inside: whole)
            }
            group = transition.mix(new, record, inside: area)
        } else {
            group = paintedGroup(layer, record, inside: area)
        }
        applyMask(of: layer, record, to: group, inside: area)
        if let tint = record.tint { group.multiply(by: tint) }
        blend(group, record, into: target, inside: area)
    }

    /// Combines the buffer of a layer, with its opacity, with the target.
    private func blend(_ group: PixelBuffer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect) {
        let opacity: Float = record.hasGroupOpacity ? record.properties.opacity : 1
        switch record.blendMode {
        case .normal: target.draw(group, inside: area, alpha: opacity)
        case .plusLighter: target.add(group, inside: area, alpha: opacity)
        case let mode: target.blend(group, mode, inside: area, alpha: opacity)
        }
    }

    /// Returns a picture of a layer with its shadow and its sublayers.
    func paintedGroup(_ layer: CALayer, _ record: LayerRecord, inside area: DeviceRect) -> PixelBuffer {
        if record.shadow == .contents { return paintCastingShadow(layer, record, inside: area) }
        let group = PixelBuffer(area: area)
        paintParts(layer, record, into: group, inside: area)
        return group
    }

    func applyMask(of layer: CALayer, _ record: LayerRecord, to group: PixelBuffer, inside area: DeviceRect) {
        guard record.hasMask, let mask = layer.extrasBox?.mask else { return }
        let coverage = PixelBuffer(area: area)
        paint(mask, into: coverage, inside: area)
        group.multiply(byAlphaOf: coverage)
    }

    /// Draws the shadow, the contents, the sublayers and the border of a layer.
    func paintParts(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect
    ) {
        let own = record.ownRect.intersection(area)
        if occlusion.isVisible(own, above: record.order) {
            compositor.statistics.layersDrawn += 1
            paintShadow(layer, record, into: target, inside: area)
        }
        switch record.clipping {
        case .none, .rectangle:
            paintInside(layer, record, into: target, inside: area, isClipped: false)
        case .rounded:
            paintRounded(layer, record, into: target, inside: area)
        case .path:
            paintThroughPath(layer, record, into: target, inside: area)
        }
        if !own.isEmpty { paintBorder(record, into: target, inside: area) }
    }

    /// Draws the background, the contents and the sublayers of a layer.
    ///
    /// - Parameter isClipped: Whether the caller clips the result to the rounded corners.
    private func paintInside(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect, isClipped: Bool
    ) {
        let own = record.ownRect.intersection(area)
        if occlusion.isVisible(own, above: record.order) {
            if record.hasBackdrop {
                // `paintSpecial` draws the background, over the backdrop.
            } else if record.box != nil {
                occlusion.forEachVisiblePart(of: own, above: record.order) {
                    paintBackground(record, into: target, inside: $0, isClipped: isClipped)
                }
            } else {
                paintBackground(record, into: target, inside: own, isClipped: isClipped)
            }
            if record.transform.kind == .projective, !record.hasBackdrop {
                paintInPerspective(layer, record, into: target, inside: own, isClipped: isClipped)
            } else {
                paintSpecial(record, into: target, inside: own, isClipped: isClipped)
                paintContents(layer, record, into: target, inside: own.intersection(record.innerClip))
            }
        }
        guard !layer.drawnChildren.isEmpty else { return }
        let inner = area.intersection(record.innerClip)
        guard !inner.isEmpty else { return }
        for child in record.ordered(layer) { paint(child, into: target, inside: inner) }
    }

    // MARK: Clipping

    /// Draws content that rounded corners clip. Only the squares of the corners need intermediate buffers.
    private func paintRounded(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect
    ) {
        guard let box = record.roundedBox else { return }
        if layer.drawnChildren.isEmpty && !record.hasContents {
            paintInside(layer, record, into: target, inside: area, isClipped: false)
            return
        }
        let inner = area.intersection(record.innerClip)
        if record.blendsInside || compositor.hasBackdrop(inside: layer) {
            return paintRoundedBackdrop(into: target, inside: inner, box: box) {
                paintInside(layer, record, into: target, inside: inner, isClipped: true)
            }
        }
        let (corners, rest) = box.pieces(of: inner)
        for piece in corners {
            compositor.statistics.groupsDrawn += 1
            let group = PixelBuffer(area: piece)
            groupPainter(over: target).paintInside(layer, record, into: group, inside: piece, isClipped: true)
            group.multiply(piece, by: box)
            target.draw(group, inside: piece)
        }
        for part in rest {
            paintInside(layer, record, into: target, inside: part, isClipped: true)
        }
    }

    /// Draws content that a rotated shape clips, through an intermediate buffer. If a sublayer is blended with the
    /// pixels behind the layer, the buffer begins with these pixels.
    private func paintThroughPath(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect
    ) {
        let inner = area.intersection(record.innerClip)
        guard !inner.isEmpty else { return }
        compositor.statistics.groupsDrawn += 1
        let group = record.blendsInside ? PixelBuffer(copying: inner, of: target) : PixelBuffer(area: inner)
        groupPainter(over: target).paintInside(layer, record, into: group, inside: inner, isClipped: true)
        let coverage = PixelBuffer(area: inner)
        fillBounds(record, StandardColors.black, into: coverage, inside: inner)
        guard !record.blendsInside else { return target.mix(group, byAlphaOf: coverage) }
        group.multiply(byAlphaOf: coverage)
        target.draw(group, inside: inner)
    }

    /// Fills the layer's rounded bounds with Core Graphics, for any transform.
    ///
    /// - Parameter alpha: The opacity, from 0 to 255.
    func fillBounds(
        _ record: LayerRecord, _ color: CGColor, into target: PixelBuffer, inside clip: DeviceRect,
        isRounded: Bool = true, alpha: UInt32 = 255
    ) {
        let values = record.properties
        let path = CGMutablePath()
        CornerShape.addPath(
            values.bounds, radii: isRounded ? values.cornerRadii : CornerRadii(0),
            curve: values.rareBox?.value.cornerCurve ?? .circular, to: path)
        target.draw(inside: clip) { context in
            context.setAlpha(CGFloat(alpha) / 255)
            guard let pattern = color.tile else { return record.fill(path, color, in: context, using: .winding) }
            context.concatenate(record.affine)
            context.fill(path, pattern: pattern)
        }
    }
}

extension LayerRecord {
    /// The affine transform to pixels. Perspective is approximated around the center of the layer.
    var affine: CGAffineTransform {
        let bounds = properties.bounds
        return transform.affine(near: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// Fills a path in the layer's coordinates. Its corners are exact, even with perspective.
    func fill(_ path: CGPath, _ color: CGColor, in context: CGContext, using rule: CGPathFillRule) {
        if properties.rareBox?.value.allowsEdgeAntialiasing == false { context.setShouldAntialias(false) }
        guard transform.kind == .projective else {
            context.concatenate(affine)
            return context.fill(path, color: color, using: rule)
        }
        context.fill(path.projected(by: transform), color: color, using: rule)
    }

    /// Whether the opacity applies to the picture of the layer with its sublayers.
    var hasGroupOpacity: Bool { properties.rareBox?.value.allowsGroupOpacity ?? true }

    /// The opacity with which the layer paints, from 0 to 255. It is 255 if a group applies the opacity.
    var paintAlpha: UInt32 {
        needsGroup && hasGroupOpacity ? 255 : UInt32((min(max(0, properties.opacity), 1) * 255).rounded())
    }
}

extension CGPath {
    /// Returns the image of the path on another plane. The image of a curve is approximated by transforming its control
    /// points.
    fileprivate func projected(by transform: PlaneTransform) -> CGPath {
        let result = CGMutablePath()
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: result.move(to: transform.apply(points[0]))
            case .addLineToPoint: result.addLine(to: transform.apply(points[0]))
            case .addQuadCurveToPoint:
                result.addQuadCurve(to: transform.apply(points[1]), control: transform.apply(points[0]))
            case .addCurveToPoint:
                result.addCurve(
                    to: transform.apply(points[2]), control1: transform.apply(points[0]),
                    control2: transform.apply(points[1]))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}
