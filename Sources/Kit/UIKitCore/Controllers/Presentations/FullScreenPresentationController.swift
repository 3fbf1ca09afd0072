/// A presentation in which the presented view fills its container.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
    private let covers: Bool

    init(presented: UIViewController, presenting: UIViewController?, covers: Bool) {
        self.covers = covers
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { covers }

    override func containerViewWillLayoutSubviews() {
        // During a transition, the animator places the view.
        guard !isInTransition else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
