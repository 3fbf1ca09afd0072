/// Lets the presented view fill the screen.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
    private let covers: Bool

    init(presented: UIViewController, presenting: UIViewController?, covers: Bool) {
        self.covers = covers
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { covers }

    override func containerViewWillLayoutSubviews() {
        // Until then an animator places the view.
        guard presentedViewController.ownTransition == nil else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
