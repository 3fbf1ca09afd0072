import QuartzCore

extension UIView {
    /// Applies changes to `view`, and animates the transition from its old appearance to the new one.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with its subviews.
    ///   - duration: The duration in seconds; 0 applies the changes without animation.
    ///   - options: The kind of transition and other options. Without a kind, the changes animate as in `animate`.
    ///   - animations: The closure that changes the view, or nil. The changes are animated only if the options contain
    ///     `allowAnimatedContent`.
    ///   - completion: Called at the end. Its argument indicates whether the transition finished.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = TransitionBlock(view: view, duration: duration, options: options, completion: completion)
        block.run { animations?() }
    }

    /// Replaces `fromView` with `toView`, and animates the transition in their superview.
    ///
    /// With `showHideTransitionViews`, `fromView` is hidden and `toView` is shown. Without it, `fromView` is removed
    /// from its superview and `toView` is added.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            Diagnostics.warn(
                "A transition from \(fromView) to \(toView) was ignored, because the former has no superview.")
            return
        }
        let shows = options.contains(.showHideTransitionViews)
        transition(
            with: container, duration: duration, options: options,
            animations: {
                performWithoutAnimation {
                    if shows {
                        fromView.isHidden = true
                        toView.isHidden = false
                    } else {
                        container.insertSubview(toView, aboveSubview: fromView)
                        fromView.removeFromSuperview()
                    }
                    container.layoutIfNeeded()
                }
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The kind of transition in the options, if any.
    fileprivate var effect: (type: CATransitionType, subtype: CATransitionSubtype?)? {
        switch (rawValue >> 20) & 7 {
        case 1: (.flip, .fromLeft)
        case 2: (.flip, .fromRight)
        case 5: (.fade, nil)
        case 6: (.flip, .fromTop)
        case 7: (.flip, .fromBottom)
        default: nil
        }
    }
}

/// One call to `UIView.transition`.
@MainActor
private final class TransitionBlock: AnimationBlock {
    private let view: UIView

    init(view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
        self.view = view
        super.init(
            duration: duration, delay: 0, timing: .curve(options.curve), options: options, completion: completion)
    }

    override func run(_ changes: () -> Void) {
        super.run {
            guard UIView.areAnimationsEnabled, duration > 0, let effect = options.effect else { return changes() }
            addTransition(effect.type, effect.subtype, to: view)
            if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
        }
    }
}
