import CoreGraphics
import Foundation

/// The state that a layer needs to generate its copies or tiles.
struct LayerRequest {
    /// The record of the layer, with its current position.
    let record: LayerRecord
    /// The visible values of the layer.
    let values: LayerProperties
    let showsAnimations: Bool
}

/// The layers that a layer generated, and the state of its tiles.
struct GeneratedLayers {
    var layers: [CALayer] = []
    var tiles = CATiledLayer.Tiles()
}

extension CALayer {
    /// The layers that are drawn in front of the sublayers.
    final var generated: [CALayer] { extrasBox?.generated ?? [] }

    /// The sublayers, and the layers that are drawn in front of them.
    final var drawnChildren: [CALayer] {
        flags.contains(.generatesLayers) ? children + generated : children
    }

    /// The layer that draws the contents: the original of a copy, or otherwise this layer.
    final var drawingLayer: CALayer {
        flags.contains(.isCopy) ? extrasBox?.original ?? self : self
    }

    /// Changes the number of generated layers.
    final func resizeGenerated(to count: Int, _ make: () -> CALayer) {
        guard generated.count != count else { return }
        while generated.count > count, let last = extras.generated.popLast() { leave(last) }
        while generated.count < count {
            let layer: CALayer = make()
            layer.parent = self
            extras.generated.append(layer)
        }
        flags.insert(.structureChanged)
    }

    /// Detaches a layer that this layer no longer shows, and records the area that it leaves.
    final func leave(_ layer: CALayer) {
        layer.parent = nil
        guard let record = layer.record, !record.isDetached, !record.subtreeRect.isEmpty else { return }
        extras.vacatedRects.append(record.subtreeRect)
    }
}

extension CALayer {
    /// Generates the instances of a replicator layer after the first one.
    final func generateInstances(_ request: LayerRequest) {
        let values: ReplicatorProperties = request.values.rare.special.replicator
        request.record.sublayerTint = values.tint(ofInstance: 0)
        if values.instanceCount == 0 { request.record.innerClip = .empty }
        resizeGenerated(to: max(0, values.instanceCount - 1)) { LayerCopy() }
        let bounds = request.values.bounds
        let delay: CFTimeInterval = (self as? LayerCopy)?.innerDelay ?? 0
        var transform: CATransform3D = CATransform3DIdentity
        for (index, copy) in generated.enumerated() {
            copy.properties.bounds = bounds
            copy.properties.position = CGPoint(x: bounds.midX, y: bounds.midY)
            transform = CATransform3DConcat(transform, values.instanceTransform)
            copy.properties.rare.transform = CATransform3DIsIdentity(transform) ? nil : transform
            copy.properties.rare.special = values.preservesDepth ? .space : .none
            copy.flags.formUnion([.mayKeepDepth, .needsCommit])
            copy.extras.tint = values.tint(ofInstance: index + 1)
            let source = LayerCopy.Source(
                delay: delay + CFTimeInterval(values.delay) * CFTimeInterval(index + 1),
                showsAnimations: request.showsAnimations)
            (copy as? LayerCopy)?.showSublayers(children, of: source)
        }
    }
}
