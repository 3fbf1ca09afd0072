import CoreGraphics
import Foundation
import QuartzCore

/// The views of a zoom transition: the page, its mask and shadow, the dimmed background, and a picture of the source.
@MainActor
final class ZoomStage {
    /// The view that zooms.
    let page: UIView
    let container: UIView
    /// The pose of the page when it fills its place.
    let full: ZoomPose
    /// The pose of the page at its source.
    let source: ZoomPose

    private let options: UIViewController.Transition.ZoomOptions
    private let mask = UIView()
    private let shadow = UIView()
    private let dimming: UIView
    private let effect = UIVisualEffectView(effect: nil)
    private let copy: UIView?
    private let hidden: (view: UIView, alpha: CGFloat)?
    private let resting: (bounds: CGRect, center: CGPoint, alpha: CGFloat, mask: UIView?)
    /// The origin of the page's bounds for which the mask is placed. It changes when the page scrolls.
    private var maskedOrigin: CGPoint
    private var scrolling: NSKeyValueObservation?

    /// Adds the views to the container of a transition, in the pose of its beginning.
    ///
    /// Returns nil if the transition has no view to zoom.
    init?(
        _ context: any UIViewControllerContextTransitioning, shows: Bool,
        options: UIViewController.Transition.ZoomOptions,
        sourceViewProvider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        guard let page = context.view(forKey: shows ? .to : .from),
            let zoomed = context.viewController(forKey: shows ? .to : .from),
            let other = context.viewController(forKey: shows ? .from : .to)
        else { return nil }
        (self.page, self.options, container) = (page, options, context.containerView)
        // 1. Place the views, so that the source has its frame.
        if shows {
            let frame: CGRect = context.finalFrame(for: zoomed)
            if !frame.isEmpty { page.frame = frame }
            container.addSubview(page)
        } else if context.presentationStyle == .none, let below = context.view(forKey: .to), below.superview == nil {
            // The page of a navigation controller. A presentation places the view of the presenter itself.
            container.insertSubview(below, belowSubview: page)
        }
        page.layoutIfNeeded()
        context.view(forKey: shows ? .from : .to)?.layoutIfNeeded()
        resting = (page.bounds, page.center, page.alpha, page.mask)
        full = .full(page.bounds, center: page.center)
        maskedOrigin = page.bounds.origin
        // 2. Find the source and make a picture of it.
        let provided: UIView? = sourceViewProvider(.init(source: other, zoomed: zoomed))
        if let view = provided, let frame = view.frame(in: container), !frame.isEmpty {
            let alignment: CGRect? = options.alignmentRectProvider?(.init(sourceView: view, zoomed: zoomed))
            let aligned: CGRect? = alignment.flatMap { $0.isNull || $0.isEmpty ? nil : $0 }
            source = .source(
                frame, cornerRadius: view.layer.cornerRadius, bounds: page.bounds,
                alignment: aligned.map { zoomed.view.convert($0, to: page) })
            copy = view.snapshotView(afterScreenUpdates: false)
            hidden = (view, view.alpha)
            view.alpha = 0
        } else {
            source = .vanished(page.bounds, center: page.center)
            (copy, hidden) = (nil, nil)
        }
        // 3. Add the views of the transition.
        dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: ZoomMotion.dimming)
        effect.frame = container.bounds
        for view in [effect, dimming, shadow] {
            view.isUserInteractionEnabled = false
            container.insertSubview(view, belowSubview: page)
        }
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowRadius = 18
        shadow.layer.shadowOpacity = 0.24
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        shadow.backgroundColor = page.backgroundColor ?? .systemBackground
        mask.backgroundColor = .black
        page.mask = mask
        if let copy {
            copy.isUserInteractionEnabled = false
            copy.clipsToBounds = true
            container.insertSubview(copy, aboveSubview: page)
        }
        apply(shows ? source : full, isAtSource: shows)
        // The observer runs on the main actor, because only the main actor can change the offset of a scroll view.
        scrolling = (page as? UIScrollView)?.observe(\.contentOffset) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.scrollMask() }
        }
    }

    /// Keeps the mask in its place on the screen after the page has scrolled.
    private func scrollMask() {
        mask.center.x += page.bounds.minX - maskedOrigin.x
        mask.center.y += page.bounds.minY - maskedOrigin.y
        maskedOrigin = page.bounds.origin
    }

    /// Moves the page into a pose.
    ///
    /// - Parameter isAtSource: Whether the background is clear and the source's picture covers the page.
    func apply(_ pose: ZoomPose, isAtSource: Bool) {
        page.center = pose.center
        page.transform = CGAffineTransform(rotationAngle: pose.rotation).scaledBy(x: pose.scale, y: pose.scale)
        page.alpha = resting.alpha * pose.alpha
        mask.frame = pose.visible.offsetBy(
            dx: maskedOrigin.x - resting.bounds.minX, dy: maskedOrigin.y - resting.bounds.minY)
        mask.layer.cornerRadius = pose.cornerRadius / max(0.001, pose.scale)
        let card: CGRect = pose.card(of: resting.bounds)
        shadow.bounds = CGRect(origin: .zero, size: card.size)
        shadow.center = CGPoint(x: card.midX, y: card.midY)
        if pose.rotation != 0 {
            // The visible part is the whole page, and rotates about its center.
            shadow.center = pose.center
        }
        shadow.transform = CGAffineTransform(rotationAngle: pose.rotation)
        shadow.layer.cornerRadius = pose.cornerRadius
        shadow.alpha = pose.alpha
        dimming.alpha = isAtSource ? 0 : 1
        effect.effect = isAtSource ? nil : options.dimmingVisualEffect
        place(copy, at: card, pose)
    }

    /// Places the picture of the source at the top of the card, with the card's width.
    private func place(_ copy: UIView?, at card: CGRect, _ pose: ZoomPose) {
        guard let copy, let size = hidden?.view.bounds.size, size.width > 0 else { return }
        let height: CGFloat = size.height * card.width / size.width
        copy.bounds = CGRect(x: 0, y: 0, width: card.width, height: height)
        copy.center = CGPoint(x: card.midX, y: card.minY + height / 2)
        copy.layer.cornerRadius = pose.cornerRadius
    }

    /// Fades the picture of the source in or out.
    func fadeCopy(shows: Bool, after delay: TimeInterval) {
        guard let copy else { return }
        copy.alpha = shows ? 0 : 1
        UIView.animate(withDuration: ZoomMotion.copyFade, delay: delay, options: .curveLinear) {
            copy.alpha = shows ? 1 : 0
        }
    }

    /// Hides the picture of the source while the user moves the page.
    func hideCopy() { copy?.alpha = 0 }

    /// Removes the views of the transition, and restores the page.
    func end() {
        scrolling = nil
        for view in [dimming, effect, shadow, copy] { view?.removeFromSuperview() }
        page.mask = resting.mask
        page.transform = .identity
        page.bounds.size = resting.bounds.size
        page.center = resting.center
        page.alpha = resting.alpha
        if let hidden { hidden.view.alpha = hidden.alpha }
    }
}
