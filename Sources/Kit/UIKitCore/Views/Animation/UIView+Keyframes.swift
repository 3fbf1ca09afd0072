import QuartzCore

extension UIView {
    /// Animates changes over a duration, keyframe by keyframe.
    ///
    /// Changes outside `addKeyframe` take the whole duration. The timing curve of the whole animation is `easeInOut`,
    /// as for other animations. To make it linear, include the bits of `AnimationOptions.curveLinear` in the options.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The time before the start, in seconds.
    ///   - animations: Calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    ///   - completion: Called at the end. Its argument indicates whether all animations finished.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeBlock(duration: duration, delay: delay, options: options, completion: completion).run(animations)
    }

    /// Adds a keyframe to the enclosing `animateKeyframes` animation. Outside such an animation, only calls
    /// `animations`.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the keyframe, from 0 to 1.
    ///   - frameDuration: The length of the keyframe, as a fraction of the duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collector = AnimationBlock.current?.keyframes else { return animations() }
        collector.collect(from: frameStartTime, length: frameDuration, animations)
    }
}

/// One call to `UIView.animateKeyframes`.
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
        for (layer, _, animation) in collector.animations(mode) {
            guard let key = animation.keyPath else { continue }
            drive?.record(layer, key, animation.values?.first)
            if case .curve(let curve) = timing { animation.timingFunction = curve.timingFunction }
            if case .function(let function) = timing { animation.timingFunction = function }
            configure(animation)
            layer.removeActions(of: key, replacedBy: animation)
            layer.add(animation, forKey: key)
        }
    }
}
