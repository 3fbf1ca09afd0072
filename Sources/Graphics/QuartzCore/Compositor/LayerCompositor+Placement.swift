import CoreGraphics
import Foundation

extension LayerCompositor {
    /// Computes the position and the clip of a layer, before its sublayers are updated.
    func place(
        _ layer: CALayer, _ record: LayerRecord, values: LayerProperties, transform: PlaneTransform, clip: DeviceRect
    ) {
        record.properties = values
        record.transform = transform
        record.clip = clip
        record.hasMask = layer.extrasBox?.mask != nil && record.space == nil
        record.sublayerOpacity = record.hasGroupOpacity ? 1 : values.opacity
        let isUpright: Bool =
            transform.kind == .translation
            || (transform.kind == .affine && transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0)
        record.box = isUpright ? LayerCompositor.snapped(transform.apply(values.bounds)) : nil
        record.clipping = clipping(record, values)
        record.innerClip = clip
        if record.clipping != .none {
            let box: CGRect = record.box ?? transform.apply(values.bounds)
            let limit: DeviceRect = record.clipping == .path ? DeviceRect(around: box) : DeviceRect(nearest: box)
            record.innerClip = clip.intersection(limit)
        }
    }

    /// Returns a rectangle whose edges are rounded in the same way as the translation of a transform.
    private static func snapped(_ rect: CGRect) -> CGRect {
        let left: CGFloat = PlaneTransform.snap(rect.minX)
        let top: CGFloat = PlaneTransform.snap(rect.minY)
        return CGRect(
            x: left, y: top, width: PlaneTransform.snap(rect.maxX) - left, height: PlaneTransform.snap(rect.maxY) - top)
    }

    private func clipping(_ record: LayerRecord, _ values: LayerProperties) -> LayerRecord.Clipping {
        guard values.masksToBounds else { return .none }
        guard record.box != nil, !record.needsCornerPath else { return .path }
        return values.hasRoundedCorners ? .rounded : .rectangle
    }

    /// Computes the areas that a layer paints, after its sublayers were updated.
    func finish(_ layer: CALayer, _ record: LayerRecord) {
        let values = record.properties
        if record.hasBackdrop { addBackdrop(layer) }
        var own = DeviceRect(around: record.box ?? record.transform.apply(values.bounds)).intersection(record.clip)
        let contents: CGRect? = overflow(of: layer, record)
        if let contents {
            own = own.union(DeviceRect(around: record.transform.apply(contents)).intersection(record.innerClip))
        }
        record.hasContents = hasContents(layer, values)
        record.hasOwnPaint =
            record.hasContents || (values.backgroundColor?.alpha ?? 0) > 0
            || (values.rareBox?.value.borderWidth ?? 0) > 0
        record.blendsInside = false
        var subtree: DeviceRect = record.hasOwnPaint ? own : .empty
        for child in layer.drawnChildren {
            guard let below = child.record, below.isVisible, !record.innerClip.isEmpty else { continue }
            subtree = subtree.union(below.subtreeRect)
            if below.blendMode != .normal || (below.blendsInside && !below.needsGroup) { record.blendsInside = true }
        }
        if record.hasMask, let mask = layer.extrasBox?.mask?.record {
            subtree = subtree.intersection(mask.isVisible ? mask.subtreeRect : .empty)
        }
        record.shadow = shadowShape(record, values, own: own, subtree: subtree)
        record.opaqueRect = opaqueRect(layer, record)
        if record.shadow != .none {
            let shadow = shadowRect(record, subtree: subtree).intersection(record.clip)
            own = own.union(shadow)
            subtree = subtree.union(shadow)
        }
        if let transition = record.transition {
            let box: DeviceRect = record.deviceBox
            let pictures: DeviceRect = subtree.union(transition.snapshotArea(record)).union(box)
            subtree = transition.area(of: pictures, around: box).intersection(record.clip)
        }
        record.ownRect = own
        record.subtreeRect = subtree
        record.extent = extent(of: layer, record, overflow: contents)
        record.isOutside = record.extent.isOutside(record.clip)
        record.needsGroup =
            record.hasMask || record.tint != nil || record.transition != nil || values.options.contains(.rasterized)
            || (values.opacity < 1 && record.hasGroupOpacity && !paintsOnce(layer, record))
            || record.shadow == .contents || record.blendMode != .normal
    }

    /// Returns the area that a layer and its descendants would paint without the clip of the ancestors. The bounds are
    /// always a part of it.
    private func extent(of layer: CALayer, _ record: LayerRecord, overflow: CGRect?) -> LayerExtent {
        guard record.transition == nil, record.transform.kind != .projective else { return .unlimited }
        var extent = LayerExtent(record.box ?? record.transform.apply(record.properties.bounds))
        if record.clipping == .none {
            if let overflow { extent.formUnion(LayerExtent(record.transform.apply(overflow))) }
            guard !record.isCulled || layer.drawnChildren.isEmpty else { return .unlimited }
            for child in layer.drawnChildren {
                guard let below = child.record, below.isVisible else { continue }
                extent.formUnion(below.extent)
            }
        }
        guard let rare = record.properties.rareBox?.value, rare.shadowOpacity > 0 else { return extent }
        let spread = ShadowSpread(rare, transform: record.transform)
        var caster: LayerExtent = extent
        if let path = rare.shadowPath?.boundingBoxOfPath, !path.isNull {
            caster.formUnion(LayerExtent(record.transform.apply(path)))
        }
        extent.formUnion(caster.insetBy(-Double(spread.reach)).movedBy(x: Double(spread.x), y: Double(spread.y)))
        return extent
    }

    /// Returns the rectangle of contents that may extend beyond the bounds, in the layer's coordinates, if any.
    func overflow(of layer: CALayer, _ record: LayerRecord) -> CGRect? {
        let values = record.properties
        if let rare = values.rareBox?.value {
            if case .shape(let shape) = rare.special { return shape.extent }
            guard rare.contentsGravity != .resize else { return nil }
            let frame = ContentsPlacement(layer, values)?.frame
            guard let fading = rare.fadingImage else { return frame }
            var before = values
            before.image = fading
            guard let old = ContentsPlacement(layer, before)?.frame else { return frame }
            return frame?.union(old) ?? old
        }
        return nil
    }

    /// Returns whether the layer paints anything behind its sublayers except a background and a shadow.
    private func hasContents(_ layer: CALayer, _ values: LayerProperties) -> Bool {
        if values.image != nil || hasDrawnContents(layer) { return true }
        guard let rare = values.rareBox?.value else { return false }
        return rare.fadingImage != nil || !rare.special.isNone
    }

    func hasDrawnContents(_ layer: CALayer) -> Bool {
        let layer: CALayer = layer.drawingLayer
        guard layer.flags.contains(.needsDrawing) else { return layer.extrasBox?.backingStore != nil }
        let properties: LayerProperties = layer.properties
        return layer.hasDrawnContent
            && BackingStore.area(bounds: properties.bounds, scale: properties.contentsScale) != nil
    }

    /// Returns whether the layer and its sublayers paint each pixel at most once. The opacity can then be applied
    /// directly, without a group.
    private func paintsOnce(_ layer: CALayer, _ record: LayerRecord) -> Bool {
        let values = record.properties
        for child in layer.drawnChildren {
            if let below = child.record, below.isVisible, !below.subtreeRect.isEmpty { return false }
        }
        guard record.shadow == .none, record.clipping != .path, let box = record.box else { return false }
        if let rare = values.rareBox?.value, rare.borderWidth > 0 || !rare.special.isNone || rare.fadeFraction < 1 {
            return false
        }
        let hasBackground: Bool = (values.backgroundColor?.alpha ?? 0) > 0
        // A layer without contents must cover whole pixels: at antialiased edges, opacity and coverage would be rounded
        // in a different order than in a group.
        if values.image == nil && !hasDrawnContents(layer) {
            return DeviceRect(around: box) == DeviceRect(inside: box) && !values.hasRoundedCorners
        }
        if hasBackground || record.clipping == .rounded { return false }
        return values.image?.format != .alpha && ContentsPlacement(layer, values)?.directOrigin(record) != nil
    }

    /// Returns the area in which the layer hides everything behind it, provided that its superlayers are opaque.
    private func opaqueRect(_ layer: CALayer, _ record: LayerRecord) -> DeviceRect {
        let values = record.properties
        guard let box = record.box, values.opacity >= 1, !record.hasMask else { return .empty }
        let isFading: Bool = (values.rareBox?.value.fadeFraction ?? 1) < 1
        let hasOpaqueImage: Bool =
            !isFading && values.image?.format == .opaque
            && (values.rareBox?.value.contentsGravity ?? .resize) == .resize
        let hasOpaqueStore: Bool =
            values.options.contains(.opaque) && hasDrawnContents(layer)
            && (values.rareBox?.value.contentsGravity ?? .resize) == .resize
        guard (values.backgroundColor?.alpha ?? 0) >= 1 || hasOpaqueImage || hasOpaqueStore else { return .empty }
        var inside = DeviceRect(inside: box)
        if values.hasRoundedCorners {
            // The rounded rectangle without the rows of its corners.
            let reach: CGFloat = CornerShape.extent(of: values) * record.transform.d
            inside.y0 += DeviceRect.pixel(Double(reach).rounded(.up))
            inside.y1 -= DeviceRect.pixel(Double(reach).rounded(.up))
        }
        inside = inside.intersection(record.clip)
        return inside.isEmpty ? .empty : inside
    }

    // MARK: Shadow

    private func shadowShape(
        _ record: LayerRecord, _ values: LayerProperties, own: DeviceRect, subtree: DeviceRect
    ) -> LayerRecord.ShadowShape {
        guard let rare = values.rareBox?.value, rare.shadowOpacity > 0, !values.masksToBounds else { return .none }
        guard let color = rare.visibleShadowColor, color.alpha > 0 else { return .none }
        if rare.shadowPath != nil { return .path }
        guard !subtree.isEmpty else { return .none }
        let fillsBounds: Bool =
            (values.backgroundColor?.alpha ?? 0) >= 1 && record.box != nil && !record.hasMask
            && !record.needsCornerPath
        return fillsBounds && own.contains(subtree) ? .bounds : .contents
    }

    /// Returns the area that the shadow may cover, in pixels.
    private func shadowRect(_ record: LayerRecord, subtree: DeviceRect) -> DeviceRect {
        let rare = record.properties.rare
        let spread = ShadowSpread(rare, transform: record.transform)
        let caster: DeviceRect
        switch record.shadow {
        case .none: return .empty
        case .bounds: caster = DeviceRect(around: record.box ?? .zero)
        case .contents: caster = subtree
        case .path:
            let path: CGRect = rare.shadowPath?.boundingBoxOfPath ?? .null
            guard !path.isNull else { return .empty }
            caster = DeviceRect(around: record.transform.apply(path))
        }
        guard !caster.isEmpty else { return .empty }
        return caster.insetBy(-spread.reach).offsetBy(x: spread.x, y: spread.y)
    }
}

/// The offset and the blur of a shadow, in pixels.
struct ShadowSpread {
    var x: Int
    var y: Int
    var deviation: Double
    /// The radius of the blur.
    var reach: Int

    init(_ rare: RareLayerProperties, transform: PlaneTransform) {
        let linear = transform.affine(near: .zero)
        let offset = rare.shadowOffset
        let dx: CGFloat = offset.width * linear.a + offset.height * linear.c
        let dy: CGFloat = offset.width * linear.b + offset.height * linear.d
        x = DeviceRect.pixel(Double(dx).rounded())
        y = DeviceRect.pixel(Double(dy).rounded())
        let growth: CGFloat = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        deviation = Double(max(0, rare.shadowRadius) * growth)
        reach = BoxBlur(deviation: deviation).reach
    }
}
