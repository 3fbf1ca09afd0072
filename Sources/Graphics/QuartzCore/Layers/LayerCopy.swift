import CoreGraphics
import Foundation

/// A copy of a layer with its sublayers, for an instance of a replicator layer. Each commit updates it.
final class LayerCopy: CALayer {
    /// How the copies of an instance differ from the layers they show.
    struct Source {
        /// The delay of the animations in seconds, measured in the time of the original's superlayer.
        var delay: CFTimeInterval
        var showsAnimations: Bool
    }

    /// The delay of the animations of the layer and its sublayers in seconds, measured in the original's time.
    private(set) var innerDelay: CFTimeInterval = 0

    /// Shows copies of `layers` as the sublayers. If one of `layers` is itself a copy, shows a copy of its original.
    func showSublayers(_ layers: [CALayer], of source: Source) {
        let shown: [CALayer] = layers.map { $0.drawingLayer }
        let isSame: Bool =
            children.count == shown.count && zip(children, shown).allSatisfy { $0.extrasBox?.original === $1 }
        if !isSame {
            let old: [CALayer] = children
            children = shown.map { layer in
                old.first { $0.extrasBox?.original === layer } ?? LayerCopy(of: layer, in: self)
            }
            for child in old where !children.contains(where: { $0 === child }) { leave(child) }
            flags.insert(.structureChanged)
        }
        for case let child as LayerCopy in children {
            let depth: CGFloat = child.properties.zPosition
            child.update(source)
            if child.properties.zPosition != depth { flags.formUnion([.hasDepth, .structureChanged]) }
        }
    }

    private convenience init(of layer: CALayer, in parent: CALayer) {
        self.init()
        extras.original = layer
        flags.insert(.isCopy)
        self.parent = parent
    }

    /// Copies the values of the layer that is shown.
    private func update(_ source: Source) {
        guard let original = extrasBox?.original else { return }
        original.displayNowIfNeeded()
        properties = original.properties
        innerDelay = source.delay * CFTimeInterval(original.speed)
        if source.showsAnimations, let animations = original.extrasBox?.animations {
            properties = animations.values(original.properties, at: animations.time - innerDelay)
        }
        let isReplicator: Bool = original is CAReplicatorLayer
        let shared: LayerFlags = [.needsDrawing, .contentsChanged, .mayKeepDepth]
        flags.subtract(shared.union(.generatesLayers))
        flags.formUnion(original.flags.intersection(shared))
        flags.insert(.needsCommit)
        if isReplicator { flags.insert(.generatesLayers) }
        let inner = Source(delay: innerDelay, showsAnimations: source.showsAnimations)
        updateMask(of: original, inner)
        showSublayers(isReplicator ? original.children : original.drawnChildren, of: inner)
    }

    private func updateMask(of original: CALayer, _ source: Source) {
        let mask: CALayer? = original.extrasBox?.mask
        let shown: CALayer? = extrasBox?.mask
        // The original of the copy is nil if it was removed and deallocated.
        if (shown == nil) != (mask == nil) || shown?.extrasBox?.original !== mask {
            if let shown { leave(shown) }
            extras.mask = mask.map { LayerCopy(of: $0, in: self) }
        }
        (extrasBox?.mask as? LayerCopy)?.update(source)
    }

    override func generateLayers(_ request: LayerRequest) { generateInstances(request) }
}
