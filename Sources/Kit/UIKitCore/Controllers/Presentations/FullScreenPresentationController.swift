/// A presentation in which the presented view fills its container, unless an animator or the app places it.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
    private let covers: Bool
    /// The size of the container for which the view was placed, in points.
    private var placedSize: CGSize?

    init(presented: UIViewController, presenting: UIViewController?, covers: Bool) {
        self.covers = covers
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldPresentInFullscreen: Bool { !presentedViewController.modalPresentationStyle.staysInContext }

    override var shouldRemovePresentersView: Bool { covers }

    override func presentationTransitionWillBegin() {
        placedSize = containerView?.bounds.size
    }

    override func containerViewWillLayoutSubviews() {
        // During a transition, the animator places the view. Afterward, only a new size of the container moves it.
        guard !isInTransition, let size = containerView?.bounds.size, size != placedSize else { return }
        placedSize = size
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
