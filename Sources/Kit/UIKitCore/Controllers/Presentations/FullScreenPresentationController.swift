/// A presentation that does not adapt. The view fills its container, unless an animator or the app places it.
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

    override func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Whether the view was placed for the current size of the container.
    var keepsPlace: Bool { placedSize == containerView?.bounds.size }

    override func presentationTransitionWillBegin() {
        placedSize = containerView?.bounds.size
    }

    override func containerViewWillLayoutSubviews() {
        // During a transition, the animator places the view. Afterward, only a new size of the container moves it.
        guard !isInTransition, !keepsPlace else { return }
        placedSize = containerView?.bounds.size
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
