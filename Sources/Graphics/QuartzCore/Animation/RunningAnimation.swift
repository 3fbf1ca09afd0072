import Foundation

/// An animation that was added to a layer.
final class RunningAnimation {
    let key: String?
    /// The layer's own copy.
    let animation: CAAnimation
    var track: AnimationTrack?
    /// When it is over, in the layer's time.
    var endTime: CFTimeInterval = 0
    /// Whether its beginning is still to be fixed: at the end of the transaction.
    var waitsForStart: Bool
    var didStart = false
    /// Whether its end was reached.
    var isOver = false
    var didStop = false
    /// The transactions whose blocks wait for it.
    var completions: [TransactionCompletion]

    init(key: String?, animation: CAAnimation, completions: [TransactionCompletion]) {
        self.key = key
        self.animation = animation
        self.completions = completions
        waitsForStart = animation.timing.beginTime == 0
    }

    /// Fixes the beginning of an animation that was to begin at once.
    func start(at time: CFTimeInterval) {
        guard waitsForStart else { return }
        waitsForStart = false
        animation.timing.beginTime = time
        track?.timing.beginTime = time
        guard animation.driverWindow == nil else { return }
        endTime = track?.timing.endTime ?? animation.timing.endTime
    }

    /// Tells everybody that it is over, once.
    func stop(finished: Bool) {
        guard !didStop else { return }
        didStop = true
        let waiting: [TransactionCompletion] = completions
        completions = []
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in waiting { completion.leave() }
    }
}
