import CoreGraphics
import Foundation

/// Draws the damaged rectangles of a committed tree, from back to front.
struct LayerPainter {
    let compositor: LayerCompositor

    /// Draws the layers inside `rect`, beginning with the frontmost layer that hides everything behind it.
    func paint(_ rect: DeviceRect, into target: PixelBuffer) {
        guard !rect.isEmpty else { return }
        compositor.statistics.pixelsComposited += rect.area
        var path: [CALayer] = []
        if !findOpaque(compositor.root, rect, path: &path) {
            path.removeAll()
            target.clear(rect)
        }
        var start = path[...]
        paint(compositor.root, into: target, inside: rect, skippingTo: &start)
    }

    // MARK: Hidden layers

    /// Finds the frontmost layer that hides everything behind it in `rect`, and sets `path` to the path from the root
    /// to it.
    private func findOpaque(_ layer: CALayer, _ rect: DeviceRect, path: inout [CALayer]) -> Bool {
        guard let record = layer.record, record.isVisible, !record.needsGroup, record.subtreeRect.contains(rect) else {
            return false
        }
        path.append(layer)
        if record.innerClip.contains(rect), !roundsCorner(record, in: rect) {
            for child in record.ordered(layer).reversed() {
                if findOpaque(child, rect, path: &path) { return true }
            }
        }
        if record.opaqueRect.contains(rect) && record.clipping != .path { return true }
        path.removeLast()
        return false
    }

    /// Returns whether a rounded corner of the layer clips a part of `rect`.
    private func roundsCorner(_ record: LayerRecord, in rect: DeviceRect) -> Bool {
        switch record.clipping {
        case .none, .rectangle: return false
        case .path: return true
        case .rounded:
            guard let box = roundedBox(record) else { return true }
            return box.cornerRects.contains { $0.intersects(rect) }
        }
    }

    // MARK: Layers

    /// Draws a layer with its sublayers.
    ///
    /// - Parameter path: The path from this layer to the first layer to draw. Everything behind that layer is skipped.
    func paint(
        _ layer: CALayer, into target: PixelBuffer, inside clip: DeviceRect, skippingTo path: inout ArraySlice<CALayer>
    ) {
        guard let record = layer.record, record.isVisible else { return }
        let area = record.subtreeRect.intersection(clip)
        guard !area.isEmpty else { return }
        if let next = path.first {
            guard next === layer else { return }
            path.removeFirst()
        }
        guard record.needsGroup else {
            paintParts(layer, record, into: target, inside: area, skippingTo: &path)
            return
        }
        var none: ArraySlice<CALayer> = []
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
                paintParts(layer, record, into: new, inside: whole, skippingTo: &none)
            }
            group = transition.mix(new, box: record.deviceBox, inside: area)
        } else if record.shadow == .contents {
            group = paintCastingShadow(layer, record, inside: area)
        } else {
            group = PixelBuffer(area: area)
            paintParts(layer, record, into: group, inside: area, skippingTo: &none)
        }
        if record.hasMask, let mask = layer.extrasBox?.mask {
            let coverage = PixelBuffer(area: area)
            paint(mask, into: coverage, inside: area, skippingTo: &none)
            group.multiply(byAlphaOf: coverage)
        }
        target.draw(group, inside: area, alpha: record.properties.opacity)
    }

    /// Draws the shadow, the contents, the sublayers and the border of a layer.
    func paintParts(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect,
        skippingTo path: inout ArraySlice<CALayer>
    ) {
        // If the layer is an ancestor of the first layer to draw, its own painting behind its sublayers is hidden.
        let isHidden: Bool = !path.isEmpty
        let paints = record.ownRect.intersects(area)
        if paints && !isHidden {
            compositor.statistics.layersDrawn += 1
            paintShadow(layer, record, into: target, inside: area)
        }
        switch record.clipping {
        case .none, .rectangle:
            paintInside(layer, record, into: target, inside: area, isClipped: false, skippingTo: &path)
        case .rounded:
            paintRounded(layer, record, into: target, inside: area, skippingTo: &path)
        case .path:
            paintThroughPath(layer, record, into: target, inside: area)
        }
        if paints { paintBorder(record, into: target, inside: area) }
    }

    /// Draws the background, the contents and the sublayers of a layer.
    ///
    /// - Parameter isClipped: Whether the caller clips the result to the rounded corners.
    private func paintInside(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect, isClipped: Bool,
        skippingTo path: inout ArraySlice<CALayer>
    ) {
        if path.isEmpty {
            let own = record.ownRect.intersection(area)
            if !own.isEmpty {
                paintBackground(record, into: target, inside: own, isClipped: isClipped)
                paintSpecial(record, into: target, inside: own, isClipped: isClipped)
                paintContents(layer, record, into: target, inside: own.intersection(record.innerClip))
            }
        }
        guard !layer.children.isEmpty else { return }
        let inner = area.intersection(record.innerClip)
        guard !inner.isEmpty else { return }
        for child in record.ordered(layer) { paint(child, into: target, inside: inner, skippingTo: &path) }
    }

    // MARK: Clipping

    /// Returns the layer's rounded bounds in pixels, or nil if they are rotated or empty.
    func roundedBox(_ record: LayerRecord) -> RoundedBox? {
        guard let box = record.box else { return nil }
        let values = record.properties
        let rect = DeviceRect(nearest: box)
        guard !rect.isEmpty else { return nil }
        let curve: CALayerCornerCurve = values.rareBox?.value.cornerCurve ?? .circular
        return RoundedBox(
            rect, radius: Double(values.cornerRadius * record.transform.a), curve: curve, corners: values.maskedCorners)
    }

    /// Draws content that rounded corners clip. Only the squares of the corners need intermediate buffers.
    private func paintRounded(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect,
        skippingTo path: inout ArraySlice<CALayer>
    ) {
        guard let box = roundedBox(record) else { return }
        let isPlain: Bool =
            layer.children.isEmpty && record.properties.image == nil && layer.extrasBox?.backingStore == nil
            && !layer.flags.contains(.needsDrawing) && (record.properties.rareBox?.value.special.isNone ?? true)
        if isPlain {
            paintInside(layer, record, into: target, inside: area, isClipped: false, skippingTo: &path)
            return
        }
        let inner = area.intersection(record.innerClip)
        var rest: [DeviceRect] = inner.isEmpty ? [] : [inner]
        let start = path
        for corner in box.cornerRects where corner.intersects(inner) {
            let piece = corner.intersection(inner)
            compositor.statistics.groupsDrawn += 1
            let group = PixelBuffer(area: piece)
            var none: ArraySlice<CALayer> = []
            paintInside(layer, record, into: group, inside: piece, isClipped: true, skippingTo: &none)
            group.multiply(piece, by: box)
            target.draw(group, inside: piece)
            var pieces: [DeviceRect] = []
            for part in rest { part.subtracting(piece) { pieces.append($0) } }
            rest = pieces
        }
        for part in rest {
            path = start
            paintInside(layer, record, into: target, inside: part, isClipped: true, skippingTo: &path)
        }
    }

    /// Draws content that a rotated shape clips, through an intermediate buffer.
    private func paintThroughPath(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside area: DeviceRect
    ) {
        let inner = area.intersection(record.innerClip)
        guard !inner.isEmpty else { return }
        compositor.statistics.groupsDrawn += 1
        let group = PixelBuffer(area: inner)
        var none: ArraySlice<CALayer> = []
        paintInside(layer, record, into: group, inside: inner, isClipped: true, skippingTo: &none)
        let coverage = PixelBuffer(area: inner)
        fillBounds(record, StandardColors.black, into: coverage, inside: inner)
        group.multiply(byAlphaOf: coverage)
        target.draw(group, inside: inner)
    }

    /// Fills the layer's rounded bounds with Core Graphics, for any transform.
    func fillBounds(
        _ record: LayerRecord, _ color: CGColor, into target: PixelBuffer, inside clip: DeviceRect,
        isRounded: Bool = true
    ) {
        let values = record.properties
        let path = CGMutablePath()
        CornerShape.addPath(
            values.bounds, radius: isRounded ? values.cornerRadius : 0,
            curve: values.rareBox?.value.cornerCurve ?? .circular, corners: values.maskedCorners, to: path)
        target.draw(inside: clip) { context in
            context.concatenate(record.affine)
            context.fill(path, color: color)
        }
    }
}

extension LayerRecord {
    /// The affine transform to pixels. Perspective is approximated around the center of the layer.
    var affine: CGAffineTransform {
        let bounds = properties.bounds
        return transform.affine(near: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// The opacity with which the layer paints, from 0 to 255. It is 255 if a group applies the opacity.
    var paintAlpha: UInt32 {
        needsGroup ? 255 : UInt32((min(max(0, properties.opacity), 1) * 255).rounded())
    }
}
