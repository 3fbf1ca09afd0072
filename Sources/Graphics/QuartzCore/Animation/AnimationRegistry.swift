import Foundation

/// The layers of a thread that have animations, so that the tree need not be searched for them.
final class AnimationRegistry {
    private struct Entry {
        /// Weak, because another thread can release the layer last.
        private(set) weak var layer: CALayer?
        /// The animations of the layer, which are stopped on this thread after the layer is deallocated.
        let animations: LayerAnimations
    }

    private var entries: [Entry] = []
    /// The host time at which the animations must advance although none of them moves.
    private(set) var nextTime: CFTimeInterval?
    /// Whether layers that left their trees had animations at the last advance.
    private var hasLeftLayers = false

    /// Returns whether an animation that has not ended satisfies `condition`.
    func contains(skippingPaused: Bool = false, _ condition: (RunningAnimation) -> Bool) -> Bool {
        entries.contains { entry in
            guard let layer = entry.layer else { return false }
            if skippingPaused && layer.isPaused { return false }
            return entry.animations.list.contains { !$0.didStop && condition($0) }
        }
    }

    func add(_ layer: CALayer, _ animations: LayerAnimations) {
        entries.append(Entry(layer: layer, animations: animations))
    }

    func remove(_ animations: LayerAnimations) {
        entries.removeAll { $0.animations === animations }
    }

    /// Whether an animation waits for the end of its transaction to start.
    private var hasWaitingAnimations = false
    /// The removed animations, whose delegates are called when the transaction ends.
    private var removed: [RunningAnimation] = []
    /// Whether a layer's timing changed, so that the visible values must be recomputed.
    var needsRefresh = false

    func markWaiting() {
        hasWaitingAnimations = true
    }

    func recordRemoved(_ running: RunningAnimation) {
        removed.append(running)
    }

    /// Called when a layer is added to a tree. Animations that continue need a frame, even if nothing else moves.
    func layerWasAttached() {
        if hasLeftLayers { nextTime = CACurrentMediaTime() }
    }

    /// Sets the begin times of the added animations, and notifies the delegates of removed ones.
    func endTransaction() {
        if hasWaitingAnimations {
            hasWaitingAnimations = false
            let now = CACurrentMediaTime()
            for entry in entries { entry.layer?.startAnimations(at: now) }
        }
        removeDeallocatedLayers()
        notifyRemoved()
    }

    private func removeDeallocatedLayers() {
        guard entries.contains(where: { $0.layer == nil }) else { return }
        for entry in entries where entry.layer == nil { removed += entry.animations.list }
        entries.removeAll { $0.layer == nil }
    }

    private func notifyRemoved() {
        let list = removed
        removed.removeAll()
        for running in list { running.stop(finished: false) }
    }

    /// Recomputes the visible values at `time`, if the timing of a layer changed.
    func refresh(at time: CFTimeInterval) {
        guard needsRefresh else { return }
        needsRefresh = false
        for entry in entries { entry.layer?.refreshAnimations(at: time) }
    }

    func driverDidMove(_ driver: AnimationDriver) {
        for entry in entries { entry.layer?.invalidateAnimations(of: driver) }
    }

    func end(_ driver: AnimationDriver, finished: Bool) {
        let layers: [CALayer] = entries.compactMap { $0.layer }
        let ended: [RunningAnimation] = layers.flatMap { $0.removeAnimations(of: driver) }
        for running in ended { running.stop(finished: finished) }
    }

    /// Removes the animations of all layers, and then notifies their delegates and completion blocks.
    func removeAll() {
        let layers: [CALayer] = entries.compactMap { $0.layer }
        for layer in layers { layer.removeAllAnimations() }
        removeDeallocatedLayers()
        notifyRemoved()
    }

    /// Advances all animations to `time`, and calls delegates and completion blocks.
    ///
    /// - Returns: Whether an animation is still in progress.
    func advance(to time: CFTimeInterval) -> Bool {
        var events = AnimationEvents()
        var isMoving = false
        removeDeallocatedLayers()
        let layers: [CALayer] = entries.compactMap { $0.layer }
        for layer in layers where layer.advanceAnimations(to: time, into: &events) { isMoving = true }
        nextTime = events.nextTime
        hasLeftLayers = events.hasLeftLayers
        for running in events.started { running.animation.delegate?.animationDidStart(running.animation) }
        for (running, finished) in events.stopped { running.stop(finished: finished) }
        notifyRemoved()
        return isMoving
    }
}

/// Advances the animations of all layers of this thread.
package enum LayerTree {
    /// Advances every animation to `time`, a host time in seconds: updates the visible values, marks the animated
    /// layers dirty, calls delegates and completion blocks, and removes animations that have ended.
    ///
    /// - Returns: Whether an animation is still in progress, so that the next frame will differ.
    @discardableResult
    package static func advanceAnimations(to time: CFTimeInterval) -> Bool {
        LayerThread.current.animations.advance(to: time)
    }

    /// Removes all animations of this thread, and notifies their delegates and completion blocks that they have not
    /// finished. Animations that these add are not removed.
    package static func removeAllAnimations() {
        LayerThread.current.animations.removeAll()
    }

    /// The host time of the next event of an animation, in seconds: an animation begins at its `beginTime`, or an
    /// animation of a layer that left its tree ends. The last call to `advanceAnimations(to:)` computed it. If no
    /// animation is in progress, animations need no frame until then. Nil means that no animation waits.
    ///
    /// If a layer has been added to a tree since that call, the time may be that of the addition.
    package static var nextAnimationTime: CFTimeInterval? { LayerThread.current.animations.nextTime }

    /// Whether a layer has an animation that has not ended.
    package static var hasRunningAnimations: Bool { LayerThread.current.animations.contains { _ in true } }

    /// Whether an animation is in progress that ends by itself. Animations that repeat forever, and those of layers
    /// that are paused with a speed of 0, do not count.
    package static var hasEndingAnimations: Bool {
        LayerThread.current.animations.contains(skippingPaused: true) { $0.endTime.isFinite }
    }
}

extension CALayer {
    /// Calls `LayerTree.advanceAnimations(to:)`, because the animations of all trees of this thread advance together.
    @discardableResult
    package final func advanceAnimations(to time: CFTimeInterval) -> Bool { LayerTree.advanceAnimations(to: time) }

    /// The value of `LayerTree.hasRunningAnimations`.
    package final var hasRunningAnimations: Bool { LayerTree.hasRunningAnimations }

    /// The value of `LayerTree.hasEndingAnimations`.
    package final var hasEndingAnimations: Bool { LayerTree.hasEndingAnimations }
}
