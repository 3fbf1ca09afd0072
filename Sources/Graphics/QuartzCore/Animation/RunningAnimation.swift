import Foundation

/// An animation that was added to a layer.
final class RunningAnimation {
    let key: String?
    /// The layer's copy of the animation.
    let animation: CAAnimation
    /// Whether the animation applies after those that are not overlays.
    let isOverlay: Bool
    /// Whether the animation is an additive animation of a transform in an animation block.
    let isBlendedTransform: Bool
    var track: AnimationTrack?
    /// Whether the animation changes a property on which the layer's drawn contents depend.
    var redrawsContents = false
    /// The keys of the animated properties that the layer's class declares with `@objc`.
    var declaredKeys: [String] = []
    /// The end of the animation, in the layer's time.
    var endTime: CFTimeInterval = 0
    /// Whether the begin time will be set at the end of the transaction.
    var waitsForStart: Bool
    var didStart = false
    /// Whether the end was reached.
    var hasEnded = false
    var didStop = false
    /// The transactions whose completion blocks wait for the animation.
    var completions: [TransactionCompletion]

    init(key: String?, animation: CAAnimation, completions: [TransactionCompletion]) {
        self.key = key
        self.animation = animation
        self.completions = completions
        isOverlay = (animation as? CAPropertyAnimation)?.isOverlay == true
        if case .transform = (animation as? CABasicAnimation)?.blendedStart {
            isBlendedTransform = true
        } else {
            isBlendedTransform = false
        }
        waitsForStart = animation.timing.beginTime == 0
    }

    /// Sets the begin time of an animation that has none.
    func start(at time: CFTimeInterval) {
        guard waitsForStart else { return }
        waitsForStart = false
        animation.timing.beginTime = time
        track?.timing.beginTime = time
        guard animation.driverWindow == nil else { return }
        endTime = track?.timing.endTime ?? animation.timing.endTime
    }

    /// Notifies the delegate and the completion blocks, only once, that the animation has ended.
    func stop(finished: Bool) {
        guard !didStop else { return }
        didStop = true
        let waiting = completions
        completions = []
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in waiting { completion.leave() }
    }
}
