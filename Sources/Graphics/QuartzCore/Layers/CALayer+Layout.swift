import Foundation

extension CALayer {
    /// Climbs from the layer through marked superlayers, and lays out everything below the topmost.
    final func layoutFromMarkedAncestor() {
        var top: CALayer = self
        while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
        top.layoutTree()
    }

    /// Lays out what is marked in this tree, superlayers first, until nothing is, at most `mostRounds` times over.
    package final func layoutTree(rounds mostRounds: Int = 100) {
        var rounds = 0
        while treeNeedsLayout && rounds < mostRounds {
            layoutMarkedLayers()
            rounds += 1
        }
    }

    /// Takes the marks from this tree: what was marked is not laid out until it is marked again.
    package final func forgetLayoutRequests() {
        var layers: [CALayer] = [self]
        while let layer = layers.popLast() {
            layer.flags.subtract([.needsLayout, .subtreeNeedsLayout])
            layers += layer.children
            if let mask = layer.extrasBox?.mask { layers.append(mask) }
        }
    }

    private func layoutMarkedLayers() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            let wasLayingOut: Bool = flags.contains(.isLayingOut)
            flags.insert(.isLayingOut)
            layoutSublayers()
            flags.set(.isLayingOut, wasLayingOut)
        }
        guard flags.contains(.subtreeNeedsLayout) else { return }
        flags.remove(.subtreeNeedsLayout)
        if let mask = extrasBox?.mask, mask.treeNeedsLayout { mask.layoutMarkedLayers() }
        // Layout may add and remove sublayers: the array is a copy, and who left is passed over.
        for child in children where child.treeNeedsLayout && child.parent === self { child.layoutMarkedLayers() }
        if children.contains(where: { $0.treeNeedsLayout }) { flags.insert(.subtreeNeedsLayout) }
    }
}
