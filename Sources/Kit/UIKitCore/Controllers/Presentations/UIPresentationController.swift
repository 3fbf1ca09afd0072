import ClassNames
import Foundation

/// An object that manages the presentation of a controller: the frame of its view, the decoration around it, and the
/// transitions.
///
/// Subclass it for custom presentations. Return an instance from
/// `presentationController(forPresented:presenting:source:)` of the transitioning delegate.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, PresentationDelegating, UIContentContainer, UITraitEnvironment {
    /// The presented controller.
    public var presentedViewController: UIViewController {
        guard let storedPresented else { stopProgram("The presented controller of \(self) was released.") }
        return storedPresented
    }

    private weak var storedPresented: UIViewController?
    /// Keeps the presented controller alive. Nil for a presentation controller that the presented controller owns and
    /// that has no presentation yet.
    var retainedPresented: UIViewController?
    private weak var storedPresenting: UIViewController?
    /// The popover that this object replaces in a compact width.
    var adaptedPopover: UIPopoverPresentationController? {
        didSet { adaptedPopover?.retainedPresented = nil }
    }

    /// The presentation that this object manages, until its views are removed.
    weak var presentation: Presentation? {
        didSet { retainedPresented = presentation?.presented }
    }

    /// The controller that presents `presentedViewController`.
    open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        storedPresented = presentedViewController
        retainedPresented = presentedViewController
        storedPresenting = presentingViewController
        super.init()
    }

    open override nonisolated var description: String { "<\(ClassName.of(self)): \(Dump.address(of: self))>" }

    func replacePresenter(_ presenting: UIViewController) { storedPresenting = presenting }

    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presentation that this object adapts to a different style, until its delegate is notified.
    var adaptation: (original: UIPresentationController, style: UIModalPresentationStyle)?

    func notifyOfAdaptiveStyle() {
        adaptiveDelegate?.presentationController(
            adaptation?.original ?? self, willPresentWithAdaptiveStyle: adaptation?.style ?? .none,
            transitionCoordinator: presentedViewController.transitionCoordinator)
        adaptation = nil
    }

    /// The style of the presentation. The default is the presented controller's style.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// Whether the container is in the window, and not in the view of the presenting controller. The default is true.
    open var shouldPresentInFullscreen: Bool { true }

    /// The style that replaces the presentation if the width is compact. The default, `none`, does not replace it.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style that replaces the presentation for the traits of the presenting controller, or `none`. The
    /// default is the delegate's style or, if the width is compact, `adaptivePresentationStyle`.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        if let style, style != .automatic { return style }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// The traits of the container or, without a container, of the presenting controller.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// Called after the traits of the container change. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the container overrides.
    package final var containerTraits = UITraitOverrides() {
        didSet { containerView?.traitOverrides = containerTraits }
    }

    /// The view that contains the presented view; nil before the presentation begins and after it ends.
    open internal(set) weak var containerView: UIView?

    /// The view that is animated: the presented controller's view, or a view that contains it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of `presentedView` after the transition, in points. The default fills the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the view covers the presenter completely, so that the presenter disappears. The default is false.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the container lays out its subviews. The default implementation does nothing.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container lays out its subviews. The default implementation does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// Called when the presentation begins. Add decoration views here, and animate them with the
    /// `transitionCoordinator` of the presented controller.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation ends. `completed` is false if it was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal ends. `completed` is false if it was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Sizes

    /// The preferred size of the presented controller, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller's preferred size changes. Call `super`, which requests layout.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Returns the size of the presented view for a container whose size is `parentSize`. The default is `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the container changes. Call `super`, which notifies the presented controller if
    /// the size of its view changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented: CGSize = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size)
        guard presentedViewController.viewIfLoaded?.bounds.size != presented else {
            return presentedViewController.notifyPresentationOfSize(presented, with: coordinator)
        }
        presentedViewController.viewWillTransition(to: presented, with: coordinator)
    }

    /// Called before the traits change because of a new window size. Call `super`, which notifies the presented
    /// controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.notifyOfTraits(inherited: newCollection, with: coordinator)
    }

    // MARK: Hooks of the kit

    /// Whether touches at `point` of the container reach the content below it.
    func passesTouches(at point: CGPoint) -> Bool { false }

    /// Whether the tint of the content behind the presented view is dimmed during the presentation.
    var dimsTint: Bool { self is any DialogPresentation }

    /// Returns the animator to use if the transitioning delegate supplies none.
    final func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        let presenter: UIViewController = presentingViewController
        let isFromContext: Bool =
            !shouldPresentInFullscreen && presenter.definesPresentationContext
            && presenter.providesPresentationContextTransitionStyle
        let fades: Bool =
            (isFromContext ? presenter : presentedViewController).modalTransitionStyle == .crossDissolve
        let motion: PresentationMotion = (self as? any DialogPresentation)?.motion ?? (fades ? .fade : .slide)
        return PresentationAnimator(motion, isPresenting: isPresenting)
    }

    /// Whether the presentation begins or ends in a transition, in which the animator places the view.
    package final var isInTransition: Bool { presentation?.isInTransition == true }

    /// Performs `changes` alongside the transition, or immediately if no transition is in progress.
    package final func runAlong(_ changes: @escaping () -> Void) {
        let coordinator: (any UIViewControllerTransitionCoordinator)? = presentedViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in changes() }) != true { changes() }
    }

    /// Dismisses the presented controller because of a gesture. If a gesture must not dismiss the controller, notifies
    /// the delegate of the attempt.
    ///
    /// - Returns: Whether the controller is dismissed.
    @discardableResult
    func dismissByGesture() -> Bool {
        guard isPresented else { return false }
        let isPermitted = canBeDismissedByGesture
        isPermitted ? performGestureDismissal() : notifyOfDismissalAttempt()
        return isPermitted
    }

    /// Whether the controller is presented and not being dismissed.
    private var isPresented: Bool { presentation.map { $0.presented.presenter?.presentation === $0 } ?? false }

    package func notifyOfDismissalAttempt() { adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self) }

    func performGestureDismissal() {
        // The program may have dismissed the controller during the gesture.
        guard isPresented else { return }
        willDismissByGesture()
        presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
            didDismissByGesture()
        }
    }

    /// Notifies the delegate that a gesture dismisses the presented controller.
    package func willDismissByGesture() { adaptiveDelegate?.presentationControllerWillDismiss(self) }

    /// Notifies the delegate that a gesture has dismissed the presented controller.
    package func didDismissByGesture() { adaptiveDelegate?.presentationControllerDidDismiss(self) }

    package var canBeDismissedByGesture: Bool {
        guard !presentedViewController.topmostContent.isModalInPresentation,
            !presentedViewController.isModalInPresentation
        else { return false }
        return adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    }
}

extension UIViewController {
    /// The controller whose content is visible: the top of a navigation stack, or this controller.
    var topmostContent: UIViewController {
        (self as? UINavigationController)?.topViewController?.topmostContent ?? self
    }
}

/// A protocol that adds `delegate` to presentation controllers. Apple's subclasses narrow its type, which Swift does
/// not permit for an inherited property.
@preconcurrency @MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
    /// The object that controls adaptation and dismissal by gestures, and is notified of dismissals. Held weakly.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}

/// Methods that control the dismissal and adaptation of a presentation. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style that replaces the presentation if the width is compact. If the style is `none`, the
    /// presentation does not adapt. The default, `automatic`, is the presentation's own choice: a sheet for a popover.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style that replaces the presentation for the traits of the presenting controller. The default is
    /// the result of `adaptivePresentationStyle(for:)` or, if the width is not compact, `automatic`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller that is presented in place of the presented controller if its style adapts, or nil to
    /// present the same controller. The default is nil.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called if the style adapts, before the presentation. Set properties of the adaptive presentation here.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Called when the presentation begins. The style is `none` if it does not adapt.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether a gesture may dismiss the presented controller. The default is true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when a gesture begins to dismiss the presented controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a gesture dismissed the presented controller. Programmatic dismissals are not reported.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a gesture attempts to dismiss a controller that a gesture must not dismiss.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .automatic
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
