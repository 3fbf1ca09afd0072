import Foundation

/// One controller shown above another: how it comes, and how it goes.
@MainActor
final class Presentation {
    let presented: UIViewController
    let controller: UIPresentationController
    private unowned let presenting: UIViewController
    private let source: UIViewController
    private let container = PresentationContainerView()
    private weak var firstResponderBefore: UIResponder?
    /// What moves it now.
    private var transition: TransitionContext?

    init(presented: UIViewController, presenting: UIViewController, source: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        self.source = source
        controller = presented.makePresentationController(presenting: presenting, source: source)
        controller.take(presenting: presenting)
    }

    private var covers: Bool { controller.shouldRemovePresentersView }

    // MARK: Coming

    /// Shows the view in `place`. What the style covers disappears.
    func begin(in place: UIView, of window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        firstResponderBefore = window.firstResponder
        _ = window.firstResponder?.resignFirstResponder()
        container.frame = place.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        place.addSubview(container)
        controller.containerView = container
        presented.isMovingByPresentation = true
        presented.loadViewIfNeeded()
        if covers { presenting.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        guard animated, UIView.areAnimationsEnabled else {
            comeAtOnce(completion)
            return
        }
        let chosen: (any UIViewControllerAnimatedTransitioning)? = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenting, source: source)
        let animator: any UIViewControllerAnimatedTransitioning = chosen ?? controller.standardAnimator(isComing: true)
        let context: TransitionContext = makeContext(from: presenting, to: presented, animator) { [self] didComplete in
            if didComplete { didCome(completion) } else { didNotCome(completion) }
        }
        context.toView = controller.presentedView
        controller.presentationTransitionWillBegin()
        context.frames[ObjectIdentifier(presented)] = (.zero, controller.frameOfPresentedViewInContainerView)
        context.start(
            interaction: presented.transitioningDelegate?.interactionControllerForPresentation(using: animator))
    }

    private func comeAtOnce(_ completion: (() -> Void)?) {
        controller.presentationTransitionWillBegin()
        placeView()
        container.layoutIfNeeded()
        UIApplication.shared.afterTurn { [self] in didCome(completion) }
    }

    private func placeView() {
        guard let view = controller.presentedView else { return }
        if view.superview !== container { container.addSubview(view) }
        view.frame = controller.frameOfPresentedViewInContainerView
    }

    private func makeContext(
        from: UIViewController, to: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
        onEnd: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let context = TransitionContext(
            container: container, from: from, to: to, animator: animator, style: controller.presentationStyle
        ) { [self] didComplete in
            // The views may be placed freely from now on.
            presented.ownTransition = nil
            presenting.ownTransition = nil
            transition = nil
            onEnd(didComplete)
        }
        transition = context
        presented.ownTransition = context
        presenting.ownTransition = context
        return context
    }

    private func didCome(_ completion: (() -> Void)?) {
        container.setNeedsLayout()
        if covers { presenting.endAppearanceTransition() }
        presented.endAppearanceTransition()
        presented.isMovingByPresentation = false
        controller.presentationTransitionDidEnd(true)
        container.window?.windowScene?.setNeedsOrientation()
        completion?()
    }

    /// The person gave the presentation up before it had come.
    private func didNotCome(_ completion: (() -> Void)?) {
        presented.beginAppearanceTransition(false, animated: true)
        if covers { presenting.beginAppearanceTransition(true, animated: true) }
        if presenting.presentation === self { presenting.presentation = nil }
        controller.presentationTransitionDidEnd(false)
        leave()
        completion?()
    }

    // MARK: Going

    /// Takes the view away. What was covered appears again.
    func end(animated: Bool, completion: (() -> Void)?) {
        if let transition, !transition.isOver, !transition.isInteractive {
            transition.finishNow()
        }
        let window: UIWindow? = container.window
        if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: container) {
            _ = responder.resignFirstResponder()
        }
        presented.isMovingByPresentation = true
        presented.beginAppearanceTransition(false, animated: animated)
        if covers { presenting.beginAppearanceTransition(true, animated: animated) }
        guard animated, UIView.areAnimationsEnabled, window != nil else {
            controller.dismissalTransitionWillBegin()
            UIApplication.shared.afterTurn { [self] in didGo(completion) }
            return
        }
        let chosen: (any UIViewControllerAnimatedTransitioning)? =
            presented.transitioningDelegate?.animationController(forDismissed: presented)
        let animator: any UIViewControllerAnimatedTransitioning = chosen ?? controller.standardAnimator(isComing: false)
        let context: TransitionContext = makeContext(from: presented, to: presenting, animator) { [self] didComplete in
            if didComplete { didGo(completion) } else { didNotGo(completion) }
        }
        context.fromView = controller.presentedView
        context.frames[ObjectIdentifier(presented)] = (controller.presentedView?.frame ?? .zero, .zero)
        controller.dismissalTransitionWillBegin()
        context.start(interaction: presented.transitioningDelegate?.interactionControllerForDismissal(using: animator))
    }

    private func didGo(_ completion: (() -> Void)?) {
        controller.dismissalTransitionDidEnd(true)
        leave()
        _ = firstResponderBefore?.becomeFirstResponder()
        completion?()
    }

    private func leave() {
        container.window?.windowScene?.setNeedsOrientation()
        container.removeFromSuperview()
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        if covers { presenting.endAppearanceTransition() }
        presented.isMovingByPresentation = false
        presented.presenter = nil
        presented.storedPresentationController = nil
    }

    /// The person changed their mind, and it stays.
    private func didNotGo(_ completion: (() -> Void)?) {
        presented.beginAppearanceTransition(true, animated: true)
        if covers { presenting.beginAppearanceTransition(false, animated: true) }
        presenting.presentation = self
        controller.dismissalTransitionDidEnd(false)
        placeView()
        presented.endAppearanceTransition()
        if covers { presenting.endAppearanceTransition() }
        presented.isMovingByPresentation = false
        completion?()
    }

    /// Takes the view away without telling the one that presented it.
    func endAtOnce() {
        transition?.finishNow()
        presented.beginAppearanceTransition(false, animated: false)
        container.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.presenter = nil
        presented.storedPresentationController = nil
    }
}
