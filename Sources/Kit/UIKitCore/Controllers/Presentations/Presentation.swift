import Foundation

/// The presentation of one controller above another, from its beginning to its end.
@MainActor
final class Presentation {
    let presented: UIViewController
    let controller: UIPresentationController
    private weak var presenting: UIViewController?
    private weak var source: UIViewController?
    private let container = PresentationContainerView()
    private weak var previousFirstResponder: UIResponder?
    /// The view behind the presenter's view in the window, if any.
    private weak var viewBehindPresenter: UIView?
    /// The current transition.
    private var transition: TransitionContext?
    /// Ends a presentation or dismissal without animation. Nil if none is in progress.
    private(set) var pendingEnd: (() -> Void)?

    init(presented: UIViewController, presenting: UIViewController, source: UIViewController) {
        self.presenting = presenting
        self.source = source
        controller = presented.makePresentationController(presenting: presenting, source: source)
        self.presented = controller.presentedViewController
        controller.replacePresenter(presenting)
        controller.presentation = self
    }

    isolated deinit {
        // Without a dismissal, the presented controller and its presentation controller retain each other, as a popover
        // and its sheet do.
        controller.adaptedPopover = nil
        if presented.storedPresentationController === controller { presented.storedPresentationController = nil }
    }

    var isInTransition: Bool { transition != nil }

    var covers: Bool { controller.shouldRemovePresentersView || coversForReplaced }
    /// Whether this presentation replaced one that covered the presenting controller.
    private var coversForReplaced = false

    /// Whether the window shows the presentation. Controllers in a hidden window appear with the window.
    private var isVisible: Bool {
        window?.isHidden == false && (removableView != nil || presenting?.viewIfLoaded?.window != nil)
    }

    var window: UIWindow? { container.window }

    /// The view that leaves the window while the presentation covers it: that of the presenter. Nil if it stays.
    var removableView: UIView? {
        guard covers, controller.shouldPresentInFullscreen, let presenting else { return nil }
        if let below = presenting.storedPresentationController?.presentation { return below.controller.presentedView }
        return window?.rootViewController === presenting ? presenting.view : nil
    }

    /// Ends the appearance transitions after the presentation begins or continues, and removes the view of the covered
    /// presenter.
    private func endAppearanceTransitions() {
        let current: Presentation? = presenting?.presentation
        presented.endAppearanceTransition()
        // The callback may have begun the dismissal, which then ends the transition of the presenter.
        guard presenting?.presentation === current else { return }
        presented.isMovingByPresentation = false
        if current === self { removableView?.removeFromSuperview() }
        if covers { presenting?.endAppearanceTransition() }
    }

    /// Adds the view of the presenter again, or takes it back from the container of a transition.
    private func restorePresentersView() {
        guard let view = removableView, let window else { return }
        if let below = presenting?.storedPresentationController?.presentation {
            below.placeView(isRestoring: true)
        } else if view.superview !== window, !window.isHidden {
            view.frame = window.bounds
            let indexBehind: Int? = window.subviews.firstIndex { $0 === viewBehindPresenter }
            window.insertSubview(view, at: indexBehind.map { $0 + 1 } ?? 0)
        }
    }

    // MARK: Presenting

    /// Shows the view in `superview`. The presenter disappears if the style covers it.
    func begin(in superview: UIView, of window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        guard let presenting else { return }
        previousFirstResponder = window.firstResponder
        UIApplication.shared.endInput(in: window)
        container.frame = superview.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        container.traitOverrides = controller.containerTraits
        superview.addSubview(container)
        controller.containerView = container
        if let view = removableView, view.superview === window {
            viewBehindPresenter = window.subviews.prefix { $0 !== view }.last
        }
        presented.isMovingByPresentation = true
        presented.loadViewIfNeeded()
        presented.storedPreferredTransition?.prepare(presented)
        // Here and below, a callback may have dismissed the presentation.
        guard presenting.presentation === self else { return completion?() ?? () }
        guard animated, UIView.areAnimationsEnabled else {
            beginAppearanceTransitions(of: presenting, animated: animated)
            guard presenting.presentation === self else { return completion?() ?? () }
            return presentImmediately(completion)
        }
        let custom: (any UIViewControllerAnimatedTransitioning)? = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenting, source: source ?? presenting)
        let preferred: (any PreferredTransition)? = presented.storedPreferredTransition
        let animator: any UIViewControllerAnimatedTransitioning =
            custom ?? preferred?.animator(for: presented, shows: true)
            ?? controller.standardAnimator(isPresenting: true)
        let context: TransitionContext = makeContext(from: presenting, to: presented, animator) { [self] didComplete in
            if didComplete { presentationDidComplete(completion) } else { presentationDidCancel(completion) }
        }
        beginAppearanceTransitions(of: presenting, animated: true)
        guard presenting.presentation === self else { return completion?() ?? () }
        transition = context
        (context.fromView, context.toView) = (removableView, controller.presentedView)
        let presentersFrame: CGRect = context.fromView?.frame ?? .zero
        context.frames[ObjectIdentifier(presenting)] = (presentersFrame, presentersFrame)
        controller.notifyOfAdaptiveStyle()
        controller.presentationTransitionWillBegin()
        dimTint()
        let frame = controller.frameOfPresentedViewInContainerView
        controller.presentedView?.frame = frame
        context.frames[ObjectIdentifier(presented)] = (.zero, frame)
        context.start(
            interaction: presented.transitioningDelegate?.interactionControllerForPresentation(using: animator))
    }

    private func beginAppearanceTransitions(of presenting: UIViewController, animated: Bool) {
        if covers { presenting.beginAppearanceTransition(false, animated: animated) }
        if isVisible { presented.beginAppearanceTransition(true, animated: animated) }
    }

    private func presentImmediately(_ completion: (() -> Void)?) {
        controller.notifyOfAdaptiveStyle()
        controller.presentationTransitionWillBegin()
        dimTint()
        placeView()
        container.layoutIfNeeded()
        guard presenting?.presentation === self else { return completion?() ?? () }
        endAfterTurn { [self] in presentationDidComplete(completion) }
    }

    /// Calls `end` after this turn, or before another change to the presentation.
    private func endAfterTurn(_ end: @escaping () -> Void) {
        pendingEnd = { [self] in
            pendingEnd = nil
            end()
        }
        UIApplication.shared.afterTurn { [self] in pendingEnd?() }
    }

    private func dimTint() {
        guard controller.dimsTint, let view = presenting?.viewIfLoaded else { return }
        controller.runAlong { view.setBehindPresentation(true) }
    }

    private func undimTint() {
        guard let view = presenting?.viewIfLoaded else { return }
        controller.runAlong { view.setBehindPresentation(false) }
    }

    private func placeView(isRestoring: Bool = false) {
        guard let view = controller.presentedView else { return }
        if view.superview !== container { container.addSubview(view) }
        if isRestoring, (controller as? FullScreenPresentationController)?.keepsPlace == true { return }
        view.frame = controller.frameOfPresentedViewInContainerView
    }

    /// Returns a transition that has not begun. The callbacks of the controllers add animations alongside to its
    /// coordinator.
    private func makeContext(
        from: UIViewController, to: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
        onEnd: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let context = TransitionContext(
            container: container, from: from, to: to, animator: animator, style: controller.presentationStyle
        ) { [self] didComplete in
            // From now on, layout may place the views.
            transition = nil
            onEnd(didComplete)
        }
        from.ownTransition = context
        to.ownTransition = context
        return context
    }

    private func presentationDidComplete(_ completion: (() -> Void)?) {
        container.setNeedsLayout()
        endAppearanceTransitions()
        controller.presentationTransitionDidEnd(true)
        container.window?.windowScene?.orient(to: presented)
        completion?()
    }

    /// Called after the user cancels the presentation.
    private func presentationDidCancel(_ completion: (() -> Void)?) {
        presented.beginAppearanceTransition(false, animated: true)
        if covers, isVisible { presenting?.beginAppearanceTransition(true, animated: true) }
        if presenting?.presentation === self { presenting?.presentation = nil }
        controller.presentationTransitionDidEnd(false)
        undimTint()
        removeViews()
        completion?()
    }

    // MARK: Dismissing

    /// Dismisses the presented controller. The presenter appears again if it was covered.
    func end(animated: Bool, completion: (() -> Void)?) {
        if transition?.isInteractive != true { finishImmediately() }
        let window = container.window
        if let window, window.firstResponder?.isResponder(in: container) == true {
            UIApplication.shared.endInput(in: window)
        }
        presented.isMovingByPresentation = true
        func beginAppearanceTransitions() {
            presented.beginAppearanceTransition(false, animated: animated)
            if covers, isVisible { presenting?.beginAppearanceTransition(true, animated: animated) }
            restorePresentersView()
        }
        guard animated, UIView.areAnimationsEnabled, window != nil, let presenting else {
            beginAppearanceTransitions()
            controller.dismissalTransitionWillBegin()
            undimTint()
            presenting?.endingPresentation = self
            endAfterTurn { [self] in dismissalDidComplete(completion) }
            return
        }
        let custom: (any UIViewControllerAnimatedTransitioning)? =
            presented.transitioningDelegate?.animationController(forDismissed: presented)
        let preferred: (any PreferredTransition)? = presented.storedPreferredTransition
        let animator: any UIViewControllerAnimatedTransitioning =
            custom ?? preferred?.animator(for: presented, shows: false)
            ?? controller.standardAnimator(isPresenting: false)
        let context: TransitionContext = makeContext(from: presented, to: presenting, animator) { [self] didComplete in
            if didComplete { dismissalDidComplete(completion) } else { dismissalDidCancel(completion) }
        }
        beginAppearanceTransitions()
        transition = context
        removableView?.layoutIfNeeded()
        (context.fromView, context.toView) = (controller.presentedView, removableView)
        let presentersFrame: CGRect = context.toView?.frame ?? .zero
        context.frames[ObjectIdentifier(presenting)] = (presentersFrame, presentersFrame)
        context.frames[ObjectIdentifier(presented)] = (controller.presentedView?.frame ?? .zero, .zero)
        controller.dismissalTransitionWillBegin()
        undimTint()
        let interaction: (any UIViewControllerInteractiveTransitioning)? =
            custom == nil ? preferred?.interaction(for: presented) : nil
        context.start(
            interaction: interaction
                ?? presented.transitioningDelegate?.interactionControllerForDismissal(using: animator))
    }

    private func finishImmediately() {
        transition?.finishImmediately()
        pendingEnd?()
    }

    /// Completes the dismissal if it is in progress.
    func finishDismissal() {
        if presented.presenter?.presentation !== self { finishImmediately() }
    }

    private func dismissalDidComplete(_ completion: (() -> Void)?) {
        controller.dismissalTransitionDidEnd(true)
        removeViews()
        if let next = presenting?.presentation {
            // The responder is behind the next presentation until that ends.
            next.previousFirstResponder = next.previousFirstResponder ?? previousFirstResponder
        } else {
            previousFirstResponder?.restoreAsFirstResponder()
        }
        completion?()
    }

    private func removeViews(endsPresenter: Bool = true) {
        if endsPresenter, presenting?.presentation?.covers != true { restorePresentersView() }
        window?.windowScene?.setNeedsOrientation()
        container.removeFromSuperview()
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        // The next presentation may cover the presenter. It ends the presenter's transition then.
        if covers, endsPresenter, presenting?.presentation?.covers != true { presenting?.endAppearanceTransition() }
        presented.endAppearanceTransition()
        presented.isMovingByPresentation = false
        presented.presenter = nil
        controller.adaptedPopover = nil
        presented.storedPresentationController = nil
    }

    /// Called after the user cancels the dismissal.
    private func dismissalDidCancel(_ completion: (() -> Void)?) {
        // The presenter may present another controller now.
        guard presenting?.presentation == nil else { return dismissalDidComplete(completion) }
        if isVisible { presented.beginAppearanceTransition(true, animated: true) }
        if covers { presenting?.beginAppearanceTransition(false, animated: true) }
        presenting?.presentation = self
        controller.dismissalTransitionDidEnd(false)
        dimTint()
        if controller.presentedView?.superview !== container { placeView(isRestoring: true) }
        endAppearanceTransitions()
        completion?()
    }

    /// Ends `presentations`, which are ordered from the lowest to the topmost.
    ///
    /// As Apple documents, only the topmost presentation is animated. The others, and all presentations inside the view
    /// of another presentation, end immediately.
    static func end(_ presentations: [Presentation], animated: Bool, completion: (() -> Void)?) {
        guard let first = presentations.first else { return }
        let outermost: Presentation? = presentations.last { candidate in
            !presentations.contains { $0 !== candidate && candidate.container.isDescendant(of: $0.container) }
        }
        let last: Presentation = outermost ?? first
        for presentation in presentations { presentation.presented.presentation = nil }
        for presentation in presentations.reversed() where presentation !== last { presentation.endImmediately() }
        if last !== first, let presenting = first.presenting {
            last.presenting = presenting
            last.controller.replacePresenter(presenting)
            last.presented.presenter = presenting
            last.coversForReplaced = presentations.contains(where: \.covers)
            last.previousFirstResponder = first.previousFirstResponder
            last.viewBehindPresenter = first.viewBehindPresenter
        }
        last.end(animated: animated, completion: completion)
    }

    /// Called after the window with the presentation is hidden. The presented controllers disappear, topmost first.
    func windowDidHide() {
        finishImmediately()
        presented.presentation?.windowDidHide()
        presented.beginAppearanceTransition(false, animated: false)
        presented.endAppearanceTransition()
    }

    /// Called after the window is shown again.
    func windowDidShow() {
        if presented.presentation?.covers != true { presented.beginAppearanceTransition(true, animated: false) }
        presented.presentation?.windowDidShow()
        UIApplication.shared.afterTurn { [weak presented, appearanceChanges = presented.appearanceChanges] in
            if presented?.appearanceChanges == appearanceChanges { presented?.endAppearanceTransition() }
        }
    }

    /// Ends the presentation without a transition and without appearance callbacks for the presenting controller.
    func endImmediately() {
        finishImmediately()
        presented.isMovingByPresentation = true
        presented.beginAppearanceTransition(false, animated: false)
        controller.dismissalTransitionWillBegin()
        undimTint()
        controller.dismissalTransitionDidEnd(true)
        removeViews(endsPresenter: false)
    }
}
