import QuartzCore

extension UIView {
    /// Changes what `animations` changes over `duration` seconds, keyframe by keyframe.
    ///
    /// What changes outside of `addKeyframe` takes the whole time. As with other animations the pace of the whole is slow
    /// at first and at last; the bits of `AnimationOptions.curveLinear` among the options make it even.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - delay: how long to wait before, in seconds.
    ///   - animations: calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    ///   - completion: called at the end, with whether the animations ran to it.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeBlock(duration: duration, delay: delay, options: options, completion: completion).run(animations)
    }

    /// Adds a keyframe to the animation that `animateKeyframes` makes. Elsewhere it only calls `animations`.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the change begins, from 0 to 1.
    ///   - frameDuration: how long it takes, as a part of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collector = AnimationBlock.current?.keyframes else { return animations() }
        collector.collect(from: frameStartTime, length: frameDuration, animations)
    }
}

/// One call of `UIView.animateKeyframes`.
@MainActor
private final class KeyframeBlock: AnimationBlock {
    private let collector = KeyframeCollector()
    private let mode: CAAnimationCalculationMode

    override var keyframes: KeyframeCollector? { collector }

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        mode = options.calculationMode
        super.init(
            duration: duration, delay: delay, timing: .curve(options.options.curve), options: options.options,
            completion: completion)
    }

    override func run(_ changes: () -> Void) {
        super.run { collector.collect(from: 0, length: 1, changes) }
    }

    override func didChange() {
        guard drive != nil || duration > 0 || delay > 0 else { return }
        for (layer, view, animation) in collector.animations(mode) {
            guard let key = animation.keyPath else { continue }
            drive?.note(layer, key, animation.values?.first)
            animation.duration = duration
            if case .curve(let curve) = timing { animation.timingFunction = curve.timingFunction }
            if case .function(let function) = timing { animation.timingFunction = function }
            adopt(animation, of: view)
            layer.add(animation, forKey: key)
        }
    }
}
