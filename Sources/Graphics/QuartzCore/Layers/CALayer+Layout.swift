import Foundation

extension CALayer {
    /// Goes up from this layer for as long as the superlayer needs layout, and lays out the tree of the layer that it
    /// reaches.
    package final func layoutFromMarkedAncestor(rounds maximumRounds: Int = 100) {
        var top = self
        while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
        top.layoutTree(rounds: maximumRounds)
    }

    /// Lays out the marked layers of this tree, superlayers first, until no layer is marked or `maximumRounds` passes
    /// are done.
    package final func layoutTree(rounds maximumRounds: Int = 100) {
        var rounds = 0
        while treeNeedsLayout && rounds < maximumRounds {
            layoutMarkedLayers()
            rounds += 1
        }
    }

    /// Calls `body` while the layer is marked for layout again, and removes the mark. Returns false if `body` has laid
    /// out the layer.
    package final func remainingMarked(during body: () -> Void) -> Bool {
        flags.insert(.needsLayout)
        body()
        guard flags.contains(.needsLayout) else { return false }
        flags.remove(.needsLayout)
        return true
    }

    /// Removes the layout marks from this tree. A layer is not laid out until it is marked again.
    package final func discardLayoutRequests() {
        var layers: [CALayer] = [self]
        while let layer = layers.popLast() {
            layer.flags.subtract(.layoutMarks)
            layers += layer.children
            if let mask = layer.extrasBox?.mask { layers.append(mask) }
        }
    }

    private func layoutMarkedLayers() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            let wasLayingOut = flags.contains(.isLayingOut)
            flags.insert(.isLayingOut)
            layoutSublayers()
            flags.set(.isLayingOut, wasLayingOut)
        }
        guard flags.contains(.subtreeNeedsLayout) else { return }
        flags.remove(.subtreeNeedsLayout)
        if let mask = extrasBox?.mask, mask.treeNeedsLayout { mask.layoutMarkedLayers() }
        // Layout may add and remove sublayers. The loop runs over a copy of the array and skips removed sublayers.
        for child in children where child.treeNeedsLayout && child.parent === self { child.layoutMarkedLayers() }
        if children.contains(where: { $0.treeNeedsLayout }) { flags.insert(.subtreeNeedsLayout) }
    }
}
