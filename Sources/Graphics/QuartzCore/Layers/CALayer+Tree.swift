import CoreGraphics
import Foundation
import KeyObservations
import ProgramDiagnostics

extension CALayer {
    final func insert(_ layer: CALayer, at index: Int) {
        guard canAdd(layer) else { return }
        KeyObservations.shared.willSet("sublayers", of: self)
        defer { KeyObservations.shared.didSet("sublayers", of: self) }
        var index = min(max(0, index), children.count)
        if layer.parent === self, !layer.flags.contains(.isMask), let old = children.firstIndex(where: { $0 === layer })
        {
            if old < index { index -= 1 }
            guard old != index else { return }
            children.remove(at: old)
            children.insert(layer, at: index)
            markStructureChanged()
            return
        }
        layer.detach()
        children.insert(layer, at: index)
        layer.attach(to: self)
        if layer.properties.zPosition != 0 { flags.insert(.hasDepth) }
        markStructureChanged()
        markNeedsLayout()
        layer.runEvent(kCAOnOrderIn)
    }

    final func insert(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    final func insert(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        // OPTIMIZATION: searches from the end, because subviews are usually added in order.
        let index: Int? = children.lastIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + 1 } ?? children.count)
    }

    /// Exchanges the indices of two sublayers.
    package final func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
        guard let one = children.firstIndex(where: { $0 === first }), first !== second,
            let other = children.firstIndex(where: { $0 === second })
        else { return }
        KeyObservations.shared.willSet("sublayers", of: self)
        defer { KeyObservations.shared.didSet("sublayers", of: self) }
        children.swapAt(one, other)
        markStructureChanged()
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = children.firstIndex(where: { $0 === old }), canAdd(new) else { return }
        KeyObservations.shared.willSet("sublayers", of: self)
        defer { KeyObservations.shared.didSet("sublayers", of: self) }
        insert(new, at: index)
        old.detach()
    }

    /// Returns whether `layer` may become a sublayer or the mask of this layer. Stops the program if that would create
    /// a cycle, or a tree with too many levels.
    private func canAdd(_ layer: CALayer) -> Bool {
        guard !flags.contains(.isPresentation) else { return false }
        var depth = 0
        var ancestor: CALayer? = self
        while let current = ancestor {
            stopProgram(
                unless: current !== layer, "A layer cannot be added to itself or to one of its descendants.")
            depth += 1
            ancestor = current.parent
        }
        updateLevels(of: layer, at: depth)
        return true
    }

    private func attach(to parent: CALayer) {
        self.parent = parent
        let thread = LayerThread.current
        insertionEpoch = thread.transactions.epoch
        markNeedsCommit()
        propagateMarks()
        thread.animations.layerWasAttached()
    }

    final func detach() {
        guard let parent else { return }
        recordRemoval(from: parent)
        self.parent = nil
        if flags.contains(.isMask) {
            flags.remove(.isMask)
            parent.extrasBox?.mask = nil
            parent.markNeedsCommit()
            return
        }
        KeyObservations.shared.willSet("sublayers", of: parent)
        defer { KeyObservations.shared.didSet("sublayers", of: parent) }
        if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
        parent.markStructureChanged()
        parent.markNeedsLayout()
        runEvent(kCAOnOrderOut)
    }

    /// Detaches a sublayer or mask that outlives this layer, because the compositor can no longer reach it through this
    /// layer.
    final func orphan(_ layer: CALayer) {
        layer.parent = nil
        guard record != nil, let record = layer.record else { return }
        record.isDetached = true
        record.compositor.layerWasRemoved(layer)
    }

    /// Runs the layer's action for an event.
    private func runEvent(_ event: String) {
        guard mayHaveActions else { return }
        guard let action = action(forKey: event), type(of: action) != NSNull.self else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    /// Records the area that the layer leaves, for the next commit, and marks its record as detached.
    final func recordRemoval(from parent: CALayer) {
        guard let record else { return }
        if !record.isDetached, !record.subtreeRect.isEmpty { parent.extras.vacatedRects.append(record.subtreeRect) }
        record.isDetached = true
        record.compositor.layerWasRemoved(self)
    }

    final func setSublayers(_ layers: [CALayer]) {
        guard !flags.contains(.isPresentation) else { return }
        KeyObservations.shared.willSet("sublayers", of: self)
        defer { KeyObservations.shared.didSet("sublayers", of: self) }
        for child in children where !layers.contains(where: { $0 === child }) { child.detach() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== extrasBox?.mask else { return }
        if let mask, !canAdd(mask) { return }
        change("mask") {
            extrasBox?.mask?.detach()
            guard let mask else { return }
            mask.detach()
            extras.mask = mask
            mask.flags.insert(.isMask)
            mask.attach(to: self)
        }
    }

    final func sublayerDepthDidChange() {
        flags.insert(.hasDepth)
        markStructureChanged()
    }

    /// The sublayers in drawing order: by `zPosition`, then in the order of `sublayers`.
    final var drawingOrder: [CALayer] {
        guard flags.contains(.hasDepth) else { return children }
        let sorted = children.enumerated().sorted { left, right in
            let a = left.element.visible.zPosition
            let b = right.element.visible.zPosition
            return a == b ? left.offset < right.offset : a < b
        }
        return sorted.map { $0.element }
    }

    /// The layer at the top of the tree.
    package final var root: CALayer {
        var layer = self
        while let parent = layer.parent { layer = parent }
        return layer
    }
}
