import ClassNames
import Foundation

/// Manages how one controller is shown above another: where its view stands, what is around it, and what happens as it
/// comes and goes.
///
/// Subclass it for presentations of your own, and hand it out by `presentationController(forPresented:presenting:source:)`
/// of the transitioning delegate.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, PresentationDelegating, UIContentContainer {
    /// The controller that is shown.
    public let presentedViewController: UIViewController

    private weak var storedPresenting: UIViewController?

    /// The controller above which it is shown.
    open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }

    /// Makes a controller for one presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        storedPresenting = presentingViewController
        super.init()
    }

    open override nonisolated var description: String { "<\(ClassName.of(self)): \(Dump.address(of: self))>" }

    func take(presenting: UIViewController) { storedPresenting = presenting }

    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style it stands for.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// The view that everything lies in; nil before it begins and after it ends.
    open internal(set) weak var containerView: UIView?

    /// The view that comes: the controller's own, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where `presentedView` stands, in the container. The default fills it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether nothing of what lies under it is seen, so that its controller disappears. The default is false.
    open var shouldRemovePresentersView: Bool { false }

    /// Tells that the container will place its subviews. The default does nothing.
    open func containerViewWillLayoutSubviews() {}

    /// Tells that the container has placed its subviews. The default does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// Tells that it begins to come: the time to add what stands around the view, and to let it come along by way of the
    /// presented controller's `transitionCoordinator`.
    open func presentationTransitionWillBegin() {}

    /// Tells that it has come; false when it was given up.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Tells that it begins to go.
    open func dismissalTransitionWillBegin() {}

    /// Tells that it has gone; false when it stays after all.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Sizes

    /// How much room the presented controller asks for, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Tells that the presented controller asks for other room. Call `super`, which places the view again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size that the presented view will have where the container has `parentSize`. The default is the same size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells that the container will have another size. Call `super`, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented: CGSize = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: presented, with: coordinator)
    }

    /// Tells that the window's new size will change the traits. Call `super`, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.tellOfTraits(above: newCollection, with: coordinator)
    }

    // MARK: Hooks of the kit

    /// Whether a touch at `point` of the container belongs to what lies under it.
    func passesTouches(at point: CGPoint) -> Bool { false }

    /// Whether the tint of what lies behind is dimmed meanwhile.
    var dimsTint: Bool { false }

    /// What moves the view in or out, if nobody else does.
    func standardAnimator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
        let fades: Bool = presentedViewController.modalTransitionStyle == .crossDissolve
        return PresentationAnimator(fades ? .fade : .slide, isComing: isComing)
    }

    /// Shows, or hides, what stands around the view, along with the transition if there is one.
    func runAlong(_ changes: @escaping () -> Void) {
        let coordinator: (any UIViewControllerTransitionCoordinator)? = presentedViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in changes() }) != true { changes() }
    }

    /// A gesture asks it to go. What must stay, stays, and the delegate hears of the attempt.
    ///
    /// - Returns: whether it goes.
    @discardableResult
    func dismissByGesture() -> Bool {
        let mayLeave: Bool = mayBeDismissedByGesture
        mayLeave ? leaveByGesture() : tellOfAttempt()
        return mayLeave
    }

    func tellOfAttempt() {
        adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
    }

    func leaveByGesture() {
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
            adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
    }

    var mayBeDismissedByGesture: Bool {
        guard !presentedViewController.topmostContent.isModalInPresentation,
            !presentedViewController.isModalInPresentation
        else { return false }
        return adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    }
}

extension UIViewController {
    /// The controller that a person sees in it: the top of a stack, or itself.
    var topmostContent: UIViewController {
        (self as? UINavigationController)?.topViewController?.topmostContent ?? self
    }
}

/// What gives presentation controllers their `delegate`; subclasses of Apple's narrow it, which Swift lets no inherited
/// property be.
@preconcurrency @MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
    /// Who is asked and told about dismissals by a gesture, and about room. Held weakly.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}

/// Who is asked and told about a presentation. Every method may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How a popover is shown where there is no room for it. `none` keeps it a popover. The default is a sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Whether a gesture may dismiss it. The default is true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells that a gesture dismisses it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells that a gesture has dismissed it. What code dismisses is not told.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells that a gesture tried to dismiss what must stay.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .pageSheet
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
