import QuartzCore

/// One call to `UIView.animate`: the timing of its animations, and its completion handler.
@MainActor
class AnimationBlock: NSObject {
    /// The interpolation of values over time.
    enum Timing {
        case curve(UIView.AnimationCurve)
        case function(CAMediaTimingFunction)
        case spring(Spring)
    }

    /// The driver that sets the progress of the animations, which otherwise depends on time.
    struct Drive {
        let window: DriverWindow
        /// Called before each property changes, with the layer, the key and the presented value.
        let record: @MainActor (CALayer, String, Any?) -> Void
    }

    /// The block whose changes are running; nil outside a block or while animations are disabled.
    static var current: AnimationBlock? { areEnabled ? stack.last : nil }
    static var areEnabled = true { didSet { updateLayers() } }
    /// The interactive animation that drives all blocks that run now; nil if time drives them.
    static var scrubbed: ScrubbedAnimation?
    /// The block whose changes are running, even while animations are disabled.
    static var innermost: AnimationBlock? { stack.last }
    private static var stack: [AnimationBlock] = [] { didSet { updateLayers() } }
    private static func updateLayers() { CALayer.isInAnimationBlock = current != nil }

    var duration: TimeInterval
    var delay: TimeInterval
    var timing: Timing
    let options: UIView.AnimationOptions
    let drive: Drive?
    private let outerKeyframes: KeyframeCollector?
    var repetition: (count: Float, autoreverses: Bool)?
    private var completion: ((Bool) -> Void)?
    private var runningCount = 0
    private var allFinished = true
    private var isBuilding = false
    private var views: [UIView] = []

    init(
        duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
        drive: Drive? = nil, completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationBlock.current
        let inheritsDuration: Bool = !options.contains(.overrideInheritedDuration)
        self.duration = outer.map { inheritsDuration ? $0.duration : duration } ?? max(0, duration)
        self.timing = outer.map { options.contains(.overrideInheritedCurve) ? timing : $0.timing } ?? timing
        let inherited: UIView.AnimationOptions =
            options.contains(.overrideInheritedOptions) ? [] : outer?.options.inherited ?? []
        self.options = options.union(inherited).union(outer?.options.intersection(.flushUpdates) ?? [])
        self.delay = max(0, delay)
        let scrubbed: Drive? =
            outer == nil
            ? AnimationBlock.scrubbed?.drive(delay: self.delay, duration: self.duration, timing: self.timing) : nil
        self.drive = drive ?? scrubbed ?? (inheritsDuration ? outer?.drive : nil)
        outerKeyframes = inheritsDuration ? outer?.keyframes : nil
        repetition = options.contains(.overrideInheritedOptions) ? nil : outer?.repetition
        self.completion = completion
        super.init()
    }

    /// The collector of the keyframe animation that encloses this block; nil outside one.
    var keyframes: KeyframeCollector? { outerKeyframes }

    /// Runs `changes`, and animates the properties that they change.
    func run(_ changes: () -> Void) {
        begin()
        changes()
        end()
    }

    /// Makes the block the current one, so that it animates the properties that change.
    func begin() {
        if options.contains(.flushUpdates) { UIApplication.shared.flushUpdates() }
        isBuilding = true
        AnimationBlock.stack.append(self)
    }

    /// Ends the changes of the block, which must be the current one.
    func end() {
        if options.contains(.layoutSubviews) { for view in views { view.layoutIfNeeded() } }
        if options.contains(.flushUpdates) { UIApplication.shared.flushUpdates() }
        didChange()
        AnimationBlock.stack.removeLast()
        isBuilding = false
        if runningCount == 0 { finishWithoutAnimations() }
    }

    /// Called after all changes, while the block is still the current one.
    func didChange() {}

    /// Called when an animation of the block starts, after the delay.
    func didStart() {}

    func withRepetition(count: CGFloat, autoreverses: Bool, _ changes: () -> Void) {
        let before: (count: Float, autoreverses: Bool)? = repetition
        repetition = (Float(count), autoreverses)
        changes()
        repetition = before
    }

    private func finishWithoutAnimations() {
        unblockTouches()
        guard let completion else { return }
        self.completion = nil
        UIApplication.shared.afterTurn {
            // A transition that the handler begins shows the changes of the block.
            for scene in UIApplication.shared.windowScenes { scene.commit() }
            completion(true)
        }
    }

    // MARK: Animations

    /// Returns an animation of `key` from its presented value; nil if the change is not animated, or a keyframe
    /// animation collects it.
    func animation(for layer: CALayer, of view: UIView, forKey key: String) -> CAAnimation? {
        guard Self.animatableKeys.contains(key) else { return nil }
        let presented: Any? = (layer.startPresentation() ?? layer).value(forKeyPath: key)
        if let keyframes {
            keyframes.record(layer, of: view, key, presented: presented ?? NSNull())
            return nil
        }
        guard drive != nil || duration > 0 || delay > 0 else { return nil }
        drive?.record(layer, key, presented)
        let animation = makeAnimation(keyPath: key)
        let isAdditive: Bool = drive == nil && ["position", "bounds", "transform"].contains(key)
        animation.prepareForBlock(changing: layer, from: presented, isAdditive: isAdditive)
        configure(animation)
        return animation
    }

    /// Sets the properties that all animations of the block share.
    func configure(_ animation: CAAnimation) {
        animation.driverWindow = drive?.window
        // A layer replaces a duration of 0 with the default duration.
        animation.duration = max(duration, 1e-9)
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if let repetition {
            animation.repeatCount = repetition.count
            animation.autoreverses = repetition.autoreverses
        } else {
            if options.contains(.autoreverse) { animation.autoreverses = true }
            if options.contains(.repeat) { animation.repeatCount = .infinity }
        }
        animation.delegate = self
    }

    /// Animates the content of `view` from its current appearance to the one after the changes.
    func addTransition(_ type: CATransitionType, _ subtype: CATransitionSubtype?, to view: UIView) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        if case .curve(let curve) = timing { transition.timingFunction = curve.timingFunction }
        configure(transition)
        transition.driverWindow = nil
        view.layer.add(transition, forKey: kCATransition)
    }

    /// Returns a function from the elapsed fraction of the duration to the progress of the animation.
    static func curve(of timing: Timing, duration: TimeInterval) -> @Sendable (Double) -> Double {
        switch timing {
        case .curve(let curve):
            let unit = curve.timingFunction.curve
            return { unit.value(at: $0) }
        case .function(let function):
            let unit = function.curve
            return { unit.value(at: $0) }
        case .spring(let spring): return { $0 >= 1 ? 1 : spring.value(at: $0 * duration) }
        }
    }

    private func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch timing {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = curve.timingFunction
            return animation
        case .function(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(spring.initialVelocity)
            animation.allowsOverdamping = true
            return animation
        }
    }

    private func animationEnded(finished: Bool) {
        runningCount -= 1
        allFinished = allFinished && finished
        guard runningCount == 0, !isBuilding else { return }
        unblockTouches()
        let completion: ((Bool) -> Void)? = self.completion
        self.completion = nil
        completion?(allFinished)
    }

    // MARK: Touches

    /// Blocks touches in `view` until the block ends, unless the options allow interaction.
    private func blockTouches(in view: UIView) {
        guard !views.contains(where: { $0 === view }) else { return }
        views.append(view)
        if !options.contains(.allowUserInteraction) { view.rareState.touchBlockingAnimationCount += 1 }
    }

    private func unblockTouches() {
        if !options.contains(.allowUserInteraction) {
            for view in views { view.rareState.touchBlockingAnimationCount -= 1 }
        }
        views = []
    }

    static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "contents", "zPosition", "fillColor", "strokeEnd", "lineWidth",
        "backgroundColor", "cornerRadius", "cornerRadii", "shadowOpacity", "shadowRadius", "shadowOffset", "path",
        "sublayerTransform", "anchorPoint", "borderWidth", "borderColor", "shadowColor", "strokeColor", "strokeStart",
        "contentsRect",
    ]
}

extension AnimationBlock: @preconcurrency AnimationCounter {
    /// Counts an animation that runs. An action of which the app only reads the duration is not counted.
    func animationWillRun(_ animation: CAAnimation, on layer: CALayer) {
        runningCount += 1
        if let view = layer.delegate as? UIView { blockTouches(in: view) }
    }
}

extension AnimationBlock: @preconcurrency CAAnimationDelegate {
    func animationDidStart(_ animation: CAAnimation) {
        didStart()
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        animationEnded(finished: finished)
    }
}
