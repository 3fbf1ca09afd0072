import UIKitCore

/// Presents an alert in the middle of the screen, or an action sheet at the bottom.
@MainActor
final class AlertPresentationController: UIPresentationController, DialogPresentation {
    private let dimming = DimmingView()
    private let card = UIView()
    private let isSheet: Bool

    init(presented: UIAlertController, presenting: UIViewController?) {
        isSheet = presented.preferredStyle == .actionSheet
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { .custom }
    override var presentedView: UIView? { card }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func presentationTransitionWillBegin() {
        guard let containerView, let view = presentedViewController.view else { return }
        dimming.frame = containerView.bounds
        containerView.addSubview(dimming)
        // A tap outside an action sheet performs its cancel action, if any.
        dimming.onTap = { [weak self] in
            guard let self, isSheet else { return }
            alert?.handleTapOutsidePopover()
        }
        if !isSheet {
            card.layer.shadowColor = UIColor.black.cgColor
            card.layer.shadowOpacity = 0.2
            card.layer.shadowRadius = 24
            card.layer.shadowOffset = CGSize(width: 0, height: 8)
        }
        card.traitOverrides.userInterfaceLevel = .elevated
        card.addSubview(view)
        runAlong { self.dimming.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        runAlong { self.dimming.alpha = 0 }
    }

    /// Returns the width of an alert: 270 points, or more in accessibility text sizes, so that fewer words are split
    /// between lines.
    private func alertWidth(in bounds: CGRect) -> CGFloat {
        let category = presentedViewController.traitCollection.preferredContentSizeCategory
        return category.isAccessibilityCategory ? min(370, bounds.width - 32) : 270
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedViewController.view else { return .zero }
        let bounds = container.bounds
        let height: CGFloat = bounds.height - 48
        guard isSheet else {
            let size = view.sizeThatFits(CGSize(width: alertWidth(in: bounds), height: height))
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
        let size: CGSize = view.sizeThatFits(CGSize(width: min(bounds.width, 500) - 16, height: height))
        let bottom = max(8, container.safeAreaInsets.bottom)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - bottom - size.height,
            width: size.width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        let frame = frameOfPresentedViewInContainerView
        card.bounds.size = frame.size
        if card.superview === containerView, !isInTransition {
            card.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        presentedViewController.view.frame = card.bounds
    }

    package var motion: PresentationMotion { isSheet ? .slide : .alert }
}
