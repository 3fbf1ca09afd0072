import Foundation

/// The layers of a thread that have animations, so that nobody must look for them.
final class AnimationRegistry {
    private struct Entry {
        /// A layer takes itself out when it goes.
        unowned(unsafe) let layer: CALayer
    }

    private var entries: [Entry] = []
    private(set) var nextBeginning: CFTimeInterval?
    private(set) var moves = false

    /// Whether an animation that is not over satisfies `condition`.
    func contains(skippingPaused: Bool = false, _ condition: (RunningAnimation) -> Bool) -> Bool {
        entries.contains { entry in
            if skippingPaused && entry.layer.isPaused { return false }
            return entry.layer.extrasBox?.animations?.list.contains { !$0.didStop && condition($0) } ?? false
        }
    }

    func add(_ layer: CALayer) {
        entries.append(Entry(layer: layer))
    }

    func remove(_ layer: CALayer) {
        entries.removeAll { $0.layer === layer }
    }

    /// Whether an animation waits for the end of its transaction.
    private var hasWaiting = false
    /// Animations that were removed: their delegates are told when the transaction ends.
    private var removed: [RunningAnimation] = []
    /// Whether a layer's time was changed, so that what shows must be worked out again.
    var mustRefresh = false

    func noteWaiting() {
        hasWaiting = true
    }

    func noteRemoved(_ running: RunningAnimation) {
        removed.append(running)
    }

    /// Fixes the beginnings of the animations that were added, and tells of those that were removed.
    func endTransaction() {
        if hasWaiting {
            hasWaiting = false
            let now: CFTimeInterval = CACurrentMediaTime()
            for entry in entries { entry.layer.startAnimations(at: now) }
        }
        tellRemoved()
    }

    private func tellRemoved() {
        let list: [RunningAnimation] = removed
        removed.removeAll()
        for running in list { running.stop(finished: false) }
    }

    /// Works out again what shows at `time`, if a layer's time was changed.
    func refresh(at time: CFTimeInterval) {
        guard mustRefresh else { return }
        mustRefresh = false
        for entry in entries { entry.layer.showAnimations(at: time) }
    }

    func driverDidMove(_ driver: AnimationDriver) {
        for entry in entries { entry.layer.showAnimations(of: driver) }
    }

    func end(_ driver: AnimationDriver, finished: Bool) {
        let layers: [CALayer] = entries.map { $0.layer }
        let ended: [RunningAnimation] = layers.flatMap { $0.takeAnimations(of: driver) }
        for running in ended { running.stop(finished: finished) }
    }

    /// Goes to `time`, and tells delegates and completion blocks what happened.
    ///
    /// - Returns: whether any animation still moves.
    func advance(to time: CFTimeInterval) -> Bool {
        var events = AnimationEvents()
        moves = false
        let layers: [CALayer] = entries.map { $0.layer }
        for layer in layers where layer.advanceAnimations(to: time, into: &events) { moves = true }
        nextBeginning = events.nextBeginning
        for running in events.started { running.animation.delegate?.animationDidStart(running.animation) }
        for (running, finished) in events.stopped { running.stop(finished: finished) }
        tellRemoved()
        return moves
    }
}

/// Moves all layers of this thread through time.
package enum LayerTree {
    /// Takes every animation to `time`, the host's seconds: works out what shows, marks the layers, calls delegates
    /// and completion blocks, and removes what is over.
    ///
    /// - Returns: whether any animation still moves, so that the next frame will differ.
    @discardableResult
    package static func advanceAnimations(to time: CFTimeInterval) -> Bool {
        LayerThread.current.animations.advance(to: time)
    }

    /// When the next animation begins that waits for its `beginTime`, in the host's seconds, as of the last
    /// `advanceAnimations(to:)`; nil when none waits. Until then no frame is needed for animations, if none moves.
    package static var nextAnimationTime: CFTimeInterval? { LayerThread.current.animations.nextBeginning }

    /// Whether any layer has an animation that is not over.
    package static var hasRunningAnimations: Bool { LayerThread.current.animations.contains { _ in true } }

    /// Whether any animation that is not over will be by itself: what repeats for ever does not count.
    /// Nor does what stands still because a layer's speed is 0.
    package static var hasEndingAnimations: Bool {
        LayerThread.current.animations.contains(skippingPaused: true) { $0.endTime.isFinite }
    }
}

extension CALayer {
    /// Same as `LayerTree.advanceAnimations(to:)`: animations of all trees of this thread advance together.
    @discardableResult
    package final func advanceAnimations(to time: CFTimeInterval) -> Bool { LayerTree.advanceAnimations(to: time) }

    /// Same as `LayerTree.hasRunningAnimations`.
    package final var hasRunningAnimations: Bool { LayerTree.hasRunningAnimations }

    /// Same as `LayerTree.hasEndingAnimations`.
    package final var hasEndingAnimations: Bool { LayerTree.hasEndingAnimations }
}
