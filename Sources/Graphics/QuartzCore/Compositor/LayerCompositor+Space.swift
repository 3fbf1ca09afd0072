import CoreGraphics
import Foundation

/// The three-dimensional space that sublayers share if their superlayer keeps their depth.
struct LayerSpace: Equatable {
    /// The transform from the layer's coordinates to those of the nearest ancestor that flattens its sublayers.
    var transform: CATransform3D
    /// The transform from the coordinates of that ancestor to pixels.
    var toDevice: PlaneTransform
    /// The layer's opacity, multiplied by the opacities of its ancestors in the same space.
    var opacity: Float

    static func == (left: LayerSpace, right: LayerSpace) -> Bool {
        CATransform3DEqualToTransform(left.transform, right.transform) && left.toDevice == right.toDevice
            && left.opacity == right.opacity
    }
}

extension LayerCompositor {
    /// Multiplies the layer's opacity by the opacity of the space that contains the layer. If the layer keeps the depth
    /// of its sublayers, computes their space. Returns whether the space of the sublayers changed.
    func enterSpace(_ values: inout LayerProperties, _ record: LayerRecord, in context: UpdateContext) -> Bool {
        let outer: LayerSpace? = context.parent?.space
        values.opacity *= outer?.opacity ?? 1
        let old: LayerSpace? = record.space
        record.space = nil
        if values.rareBox?.value.special.keepsDepth ?? false {
            let own: CATransform3D = values.spaceTransform(to: context.parent?.properties)
            record.space = LayerSpace(
                transform: outer.map { CATransform3DConcat(own, $0.transform) } ?? own,
                toDevice: outer?.toDevice ?? context.transform, opacity: values.opacity)
            // The opacity applies to each sublayer.
            if values.opacity > 0 { values.opacity = 1 }
            values.removePaint()
        }
        return record.space != old
    }

    /// If a layer keeps the depth of its sublayers, sorts them from back to front. Returns whether their order changed.
    func sortByDepth(_ layer: CALayer, _ record: LayerRecord) -> Bool {
        guard let space = record.space else { return false }
        let depths: [(layer: CALayer, depth: CGFloat)] = layer.drawnChildren.map { child in
            let values: LayerProperties = showsAnimations ? child.visible : child.properties
            let toSpace = CATransform3DConcat(values.spaceTransform(to: record.properties), space.transform)
            return (child, toSpace.depth(at: CGPoint(x: values.bounds.midX, y: values.bounds.midY)))
        }
        let order: [CALayer] = depths.enumerated().sorted { left, right in
            left.element.depth == right.element.depth
                ? left.offset < right.offset : left.element.depth < right.element.depth
        }.map { $0.element.layer }
        let isSame: Bool =
            order.count == record.sorted?.count && zip(order, record.sorted ?? []).allSatisfy { $0 === $1 }
        record.sorted = order
        return !isSame
    }

    /// Generates the copies or the tiles of a layer, after its position is computed. Returns whether the color of its
    /// sublayers changed.
    func generateLayers(of layer: CALayer, _ record: LayerRecord) -> Bool {
        let old: LayerTint? = record.sublayerTint
        layer.generateLayers(
            LayerRequest(record: record, values: record.properties, showsAnimations: showsAnimations))
        return record.sublayerTint != old
    }
}

extension CATransform3D {
    /// The depth of a point of the plane z = 0, after the transform. Greater depths are nearer to the viewer.
    fileprivate func depth(at point: CGPoint) -> CGFloat {
        let z: CGFloat = point.x * m13 + point.y * m23 + m43
        let w: CGFloat = point.x * m14 + point.y * m24 + m44
        return w == 0 ? z : z / w
    }
}
