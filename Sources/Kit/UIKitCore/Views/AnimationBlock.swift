import QuartzCore

/// One call of `UIView.animate`: how what changes inside it moves, and what happens at its end.
@MainActor
final class AnimationBlock: NSObject {
    /// How values go from old to new.
    enum Timing {
        case curve(UIView.AnimationCurve)
        case spring(damping: CGFloat, velocity: CGFloat)
    }

    /// The block that runs now; nil outside of one, or while animations are off.
    static var current: AnimationBlock? { areEnabled ? stack.last : nil }
    static var areEnabled = true
    private static var stack: [AnimationBlock] = []

    let duration: TimeInterval
    private let delay: TimeInterval
    private let timing: Timing
    private let options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?
    private var runningCount = 0
    private var allFinished = true
    private var isBuilding = false

    init(
        duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let outer: AnimationBlock? = AnimationBlock.current
        if let outer, !options.contains(.overrideInheritedDuration) {
            self.duration = outer.duration
        } else {
            self.duration = max(0, duration)
        }
        if let outer, !options.contains(.overrideInheritedCurve) {
            self.timing = outer.timing
        } else {
            self.timing = timing
        }
        self.delay = max(0, delay)
        self.options = options
        self.completion = completion
        super.init()
    }

    /// Runs `changes` so that what they change moves.
    func run(_ changes: () -> Void) {
        isBuilding = true
        AnimationBlock.stack.append(self)
        changes()
        AnimationBlock.stack.removeLast()
        isBuilding = false
        if runningCount == 0 { finishWithoutAnimations() }
    }

    private func finishWithoutAnimations() {
        guard let completion else { return }
        self.completion = nil
        UIApplication.shared.afterTurn { completion(true) }
    }

    /// What moves `key` of `layer` from what is seen of it now; nil when the change is not worth moving.
    func animation(for layer: CALayer, forKey key: String) -> CAAnimation? {
        guard duration > 0 || delay > 0, Self.animatableKeys.contains(key) else { return nil }
        let animation: CABasicAnimation = makeAnimation(keyPath: key)
        animation.fromValue = (layer.presentation() ?? layer).value(forKeyPath: key)
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        runningCount += 1
        animation.delegate = self
        return animation
    }

    private func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch timing {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.duration = duration
            animation.timingFunction = curve.timingFunction
            return animation
        case .spring(let damping, let velocity):
            let spring = SpringCurve(duration: duration, dampingRatio: damping)
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = 1
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.initialVelocity = velocity
            animation.duration = duration
            return animation
        }
    }

    private func animationEnded(finished: Bool) {
        runningCount -= 1
        allFinished = allFinished && finished
        guard runningCount == 0, !isBuilding, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }

    private static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "contents", "anchorPoint",
        "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
        "sublayerTransform",
        "zPosition", "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "contentsRect",
    ]
}

extension AnimationBlock: @preconcurrency CAAnimationDelegate {
    func animationDidStart(_ animation: CAAnimation) {}

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        animationEnded(finished: finished)
    }
}

/// The spring that comes to rest after a given time.
struct SpringCurve {
    let stiffness: CGFloat
    let damping: CGFloat

    /// - Parameters:
    ///   - duration: when nothing of the movement is left to see, in seconds.
    ///   - dampingRatio: 1 does not swing.
    init(duration: TimeInterval, dampingRatio: CGFloat) {
        // What is left of the distance after time t shrinks as exp(−ζωt): a thousandth of it cannot be seen.
        let ratio: CGFloat = min(max(dampingRatio, 0.01), 1)
        let frequency: CGFloat = log(1_000) / (ratio * CGFloat(max(duration, 0.001)))
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
    }
}
