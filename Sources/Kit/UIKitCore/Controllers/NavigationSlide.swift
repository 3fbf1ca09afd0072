import QuartzCore

/// Animates a push or a pop: the upper view slides over the lower one, which moves more slowly and darkens.
///
/// If the user prefers reduced motion, the upper view fades instead.
@MainActor
final class NavigationSlide: NSObject, RestoringAnimator {
    private let operation: UINavigationController.Operation
    private var restore: (() -> Void)?

    /// The distance that the lower view moves, as a fraction of the width.
    private static let parallax: CGFloat = 0.3

    /// The opacity of the black that covers the lower view.
    private static let shade: CGFloat = 0.1

    init(operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationController.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        let isPush: Bool = operation == .push
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.viewController?.activeSearch?.showOverlay()
        to.layoutIfNeeded()
        if UIAccessibility.isReduceMotionEnabled {
            fade(from, to, isPush: isPush, transitionContext)
        } else {
            slide(from, to, isPush: isPush, transitionContext)
        }
    }

    private func slide(
        _ from: UIView, _ to: UIView, isPush: Bool, _ context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        let isMirrored: Bool = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width: CGFloat = container.bounds.width * (isMirrored ? -1 : 1)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: Self.shade)
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: isPush ? to : from)
        let shadow = NavigationEdgeShadow(isMirrored: isMirrored)
        container.insertSubview(shadow, belowSubview: isPush ? to : from)
        func place(_ view: UIView, at offset: CGFloat) {
            view.center.x = container.bounds.midX + offset
            // The overlay of a search moves with its page.
            if let overlay = view.viewController?.activeSearch?.viewIfLoaded, overlay.superview === container {
                overlay.center.x = view.center.x
            }
        }
        func placeShadow(at offset: CGFloat) {
            let x: CGFloat = isMirrored ? container.bounds.width + offset : offset - NavigationEdgeShadow.width
            shadow.frame = CGRect(x: x, y: 0, width: NavigationEdgeShadow.width, height: container.bounds.height)
        }
        restore = {
            shade.removeFromSuperview()
            shadow.removeFromSuperview()
        }
        place(to, at: isPush ? width : -width * Self.parallax)
        placeShadow(at: isPush ? width : 0)
        shade.alpha = isPush ? 0 : 1
        NavigationMotion.animate {
            place(to, at: 0)
            place(from, at: isPush ? -width * Self.parallax : width)
            placeShadow(at: isPush ? 0 : width)
            shade.alpha = isPush ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func fade(
        _ from: UIView, _ to: UIView, isPush: Bool, _ context: any UIViewControllerContextTransitioning
    ) {
        let upper: UIView = isPush ? to : from
        restore = { upper.alpha = 1 }
        upper.alpha = isPush ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
            upper.alpha = isPush ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func restoreViews() {
        restore?()
        restore = nil
    }
}

/// The shadow at the edge of a page that slides over another.
@MainActor
private final class NavigationEdgeShadow: UIView {
    static let width: CGFloat = 9

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(isMirrored: Bool) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        let clear = UIColor(white: 0, alpha: 0).cgColor
        let dark = UIColor(white: 0, alpha: 0.14).cgColor
        gradient.colors = isMirrored ? [dark, clear] : [clear, dark]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    required init?(coder: NSCoder) { nil }
}
