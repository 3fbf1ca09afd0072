import CoreGraphics
import Foundation
import FoundationAdditions

extension CALayer {
    /// Adds a copy of `animation` under `key` and replaces the animation with that key.
    final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        guard !flags.contains(.isPresentation) else { return }
        guard let copy = animation.copy(with: nil) as? CAAnimation else { return }
        let thread = LayerThread.current
        let key: String? = copy is CATransition ? kCATransition : key
        if copy.timing.duration <= 0 { copy.timing.duration = thread.transactions.duration ?? 0.25 }
        if let function = thread.transactions.timingFunction { copy.timingFunction = function }
        (copy as? CABasicAnimation)?.setStart(from: self)
        (copy as? CATransition)?.captureSnapshot(of: self)
        (copy.delegate as? any AnimationCounter)?.animationWillRun(copy, on: self)
        if let key { removeAnimation(forKey: key) }

        let completions = thread.transactions.openCompletions
        for completion in completions { completion.enter() }
        let running = RunningAnimation(key: key, animation: copy, completions: completions)
        running.track = copy.makeTrack(self, inheriting: copy.timing.duration)
        running.redrawsContents = isOfProgramClass && copy.changedKeyPaths.contains(where: type(of: self).needsDisplay)
        if isOfProgramClass {
            running.declaredKeys = copy.changedKeyPaths.filter {
                AnimatableProperty.named($0, of: self) == nil && declaresSettableKey($0)
            }
        }
        running.endTime = copy.driverWindow == nil ? (running.track?.timing ?? copy.timing).endTime : .infinity
        let animations: LayerAnimations = extras.animations ?? LayerAnimations()
        extras.animations = animations
        animations.add(running)
        animations.setTime(localTime(CACurrentMediaTime()))
        if !flags.contains(.isAnimated) { thread.animations.add(self, animations) }
        flags.insert(.isAnimated)
        thread.animations.markWaiting()
        markAnimated(running)
        notifyObserver()
    }

    final func removeAnimations(where matches: (RunningAnimation) -> Bool) {
        guard let animations = extrasBox?.animations else { return }
        let removed = animations.list.filter(matches)
        guard !removed.isEmpty else { return }
        animations.list.removeAll(where: matches)
        animations.invalidate()
        discardAnimationsIfEmpty()
        for running in removed { markAnimated(running) }
        for running in removed { LayerThread.current.animations.recordRemoved(running) }
        notifyObserver()
    }

    /// Notifies the root's observer that animations changed, even if the tree is already marked for the next commit.
    private func notifyObserver() {
        root.extrasBox?.treeObserver?()
    }

    /// Marks the layer for the next commit. If the animation changes the drawing order, marks the superlayer, too.
    private func markAnimated(_ running: RunningAnimation) {
        markNeedsCommit()
        if running.track?.affectsDepth == true { parent?.sublayerDepthDidChange() }
        if running.redrawsContents { setNeedsDisplay() }
    }

    private func discardAnimationsIfEmpty() {
        guard let animations = extrasBox?.animations, animations.list.isEmpty else { return }
        extrasBox?.animations = nil
        flags.remove(.isAnimated)
        LayerThread.current.animations.remove(animations)
    }

    /// Sets the begin times of animations added in the transaction that ends at `time`, a host time.
    final func startAnimations(at time: CFTimeInterval) {
        guard let animations = extrasBox?.animations else { return }
        let local = localTime(time)
        for running in animations.list where running.waitsForStart { running.start(at: local) }
        animations.setTime(local)
    }

    /// Advances the animations to `time`, a host time, and records which ones began and ended.
    ///
    /// - Returns: Whether an animation is still in progress.
    final func advanceAnimations(to time: CFTimeInterval, into events: inout AnimationEvents) -> Bool {
        guard let animations = extrasBox?.animations else { return false }
        if isInObservedTree {
            animations.place = .observed
        } else if animations.place == .observed {
            animations.place = .left
            // The rest of the animations is not visible. Only those that would stay after their end stay here, too.
            events.stopped += animations.list.filter { $0.animation.isRemovedOnCompletion }.map { ($0, false) }
            animations.list.removeAll { $0.animation.isRemovedOnCompletion }
            animations.invalidate()
            discardAnimationsIfEmpty()
        }
        let needsFrames: Bool = animations.place != .left
        if !needsFrames && !animations.list.isEmpty { events.hasLeftLayers = true }
        let local: CFTimeInterval = localTime(time)
        for running in animations.list where running.waitsForStart { running.start(at: local) }
        let isPaused: Bool = self.isPaused
        animations.setTime(local)
        var isMoving = false
        var removesEndedAnimations = false
        for running in animations.list where !running.didStop {
            if running.animation.driverWindow != nil {
                if !running.didStart { events.started.append(running) }
                running.didStart = true
                continue
            }
            let timing: MediaTiming = running.track?.timing ?? running.animation.timing
            let phase: TimingSample.Phase = timing.sample(at: local).phase
            if phase != .before && !running.didStart {
                running.didStart = true
                events.started.append(running)
            }
            switch phase {
            case .before:
                let beginning: CFTimeInterval = hostTime(timing.activeBeginTime)
                // If the layer's time runs backward, the beginning can be in the past.
                if !isPaused && beginning > time { events.recordNext(beginning) }
            case .active:
                markAnimated(running)
                guard !isPaused && timing.speed != 0 else { break }
                let end: CFTimeInterval = hostTime(running.endTime)
                if needsFrames {
                    isMoving = true
                } else if end.isFinite && end > time {
                    events.recordNext(end)
                }
            case .after:
                markAnimated(running)
                events.stopped.append((running, true))
                running.hasEnded = true
                removesEndedAnimations = removesEndedAnimations || running.animation.isRemovedOnCompletion
            }
        }
        if removesEndedAnimations {
            animations.list.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
            discardAnimationsIfEmpty()
        }
        return isMoving
    }

    /// Whether one of the layer's animations has not ended.
    package final var isAnimating: Bool {
        guard flags.contains(.isAnimated), let animations = extrasBox?.animations else { return false }
        return animations.list.contains { !$0.didStop }
    }

    /// Whether the layer's time does not advance, because its speed or a superlayer's speed is 0.
    final var isPaused: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.extrasBox?.timing?.speed == 0 { return true }
            layer = current.parent
        }
        return false
    }

    /// Whether the root of the tree has an observer or a compositor, as the root of a window has.
    private var isInObservedTree: Bool {
        let root: CALayer = self.root
        return root.extrasBox?.treeObserver != nil || root.record != nil
    }

    /// Recomputes the visible values at `time`, a host time.
    final func refreshAnimations(at time: CFTimeInterval) {
        extrasBox?.animations?.setTime(localTime(time))
        markNeedsCommit()
    }

    /// Marks the layer for the next commit if `driver` controls one of its animations.
    final func invalidateAnimations(of driver: AnimationDriver) {
        guard let animations = extrasBox?.animations else { return }
        for running in animations.list where running.animation.driverWindow?.driver === driver {
            animations.invalidate()
            markAnimated(running)
            return notifyObserver()
        }
    }

    /// Removes the animations that `driver` controls, and returns them.
    final func removeAnimations(of driver: AnimationDriver) -> [RunningAnimation] {
        guard let animations = extrasBox?.animations else { return [] }
        let removed: [RunningAnimation] = animations.list.filter { $0.animation.driverWindow?.driver === driver }
        guard !removed.isEmpty else { return [] }
        animations.list.removeAll { $0.animation.driverWindow?.driver === driver }
        animations.invalidate()
        discardAnimationsIfEmpty()
        for running in removed { markAnimated(running) }
        notifyObserver()
        return removed
    }

    /// Called when the timing of the layer is set.
    final func timingDidChange() {
        LayerThread.current.animations.needsRefresh = true
        markNeedsCommit()
        notifyObserver()
    }
}

extension CABasicAnimation {
    /// Sets the first value of an animation without values to the visible value. The animation then runs to the value
    /// of the property.
    fileprivate func setStart(from layer: CALayer) {
        guard fromValue == nil, toValue == nil, byValue == nil, let keyPath = changedKeyPath else { return }
        fromValue = layer.startValue(forKeyPath: keyPath) ?? NSNull()
    }
}

/// The animation events that an advance in time causes.
struct AnimationEvents {
    var started: [RunningAnimation] = []
    var stopped: [(RunningAnimation, Bool)] = []
    /// The host time at which the next waiting animation begins, or at which one that needs no frames ends.
    var nextTime: CFTimeInterval?
    /// Whether layers that left their trees have animations.
    var hasLeftLayers = false

    mutating func recordNext(_ time: CFTimeInterval) {
        nextTime = min(nextTime ?? time, time)
    }
}
