import CoreGraphics
import Foundation

/// Dismisses a zoomed page while the user drags it down, swipes it from the leading edge, or pinches it.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate, UIViewControllerInteractiveTransitioning {
    /// A recognizer that retains its dismissal, so that both exist as long as the view.
    private final class DragRecognizer: UIPanGestureRecognizer {
        var dismissal: ZoomDismissal?
    }

    private let options: UIViewController.Transition.ZoomOptions
    private weak var controller: UIViewController?
    /// A weak reference, because the recognizer retains this object.
    private weak var drag: DragRecognizer?
    private let swipe = UIScreenEdgePanGestureRecognizer()
    private let pinch = ZoomPinchGestureRecognizer()

    /// The animator of the current transition.
    weak var animator: ZoomAnimator?
    /// Whether a gesture is beginning a dismissal, which this object then drives.
    private(set) var isBeginning = false
    /// The views and the context of the dismissal that a gesture drives. Nil at other times.
    private var driven: (stage: ZoomStage, context: any UIViewControllerContextTransitioning)?
    /// The first touched point, in the coordinates of the container.
    private var anchor = CGPoint.zero

    private init(_ controller: UIViewController, options: UIViewController.Transition.ZoomOptions) {
        (self.controller, self.options) = (controller, options)
        super.init()
        let drag = DragRecognizer()
        self.drag = drag
        drag.maximumNumberOfTouches = 1
        drag.name = "zoomDrag"
        swipe.name = "zoomSwipe"
        pinch.name = "zoomPinch"
        for recognizer in [drag, swipe, pinch] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.addTarget(self, action: Selector("handle", ZoomDismissal.handle))
            controller.view.addGestureRecognizer(recognizer)
        }
        drag.dismissal = self
    }

    /// Adds the gestures to the view of a controller, if it has none.
    static func attach(to controller: UIViewController, options: UIViewController.Transition.ZoomOptions) {
        let current: ZoomDismissal? = attached(to: controller)
        if let current, current.options === options { return }
        current?.detach()
        _ = ZoomDismissal(controller, options: options)
    }

    /// Returns the object that dismisses a controller, or nil.
    static func attached(to controller: UIViewController) -> ZoomDismissal? {
        let recognizers: [UIGestureRecognizer] = controller.viewIfLoaded?.gestureRecognizers ?? []
        return recognizers.lazy.compactMap { ($0 as? DragRecognizer)?.dismissal }.first
    }

    /// Removes the gestures from the view of a controller, if it has them.
    static func detach(from controller: UIViewController) { attached(to: controller)?.detach() }

    private func detach() {
        for recognizer in [drag, swipe, pinch] as [UIGestureRecognizer?] {
            if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard driven == nil, canDismiss, let view = controller?.view else { return false }
        let velocity: CGPoint = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
        let location: CGPoint = gestureRecognizer.location(in: view)
        let context = UIViewController.Transition.ZoomOptions.InteractionContext(
            location: location, velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: begins(gestureRecognizer, at: location, velocity: velocity, in: view))
        let begins: Bool = options.interactiveDismissShouldBegin?(context) ?? context.willBegin
        return begins && isPermitted
    }

    /// Whether gestures may dismiss the controller. If not, the delegate of its presentation is notified of the attempt.
    private var isPermitted: Bool {
        guard let presentation, !presentation.canBeDismissedByGesture else { return true }
        presentation.notifyOfDismissalAttempt()
        return false
    }

    /// The presentation that ends with the dismissal. Nil in a navigation controller.
    private var presentation: UIPresentationController? {
        controller.flatMap { $0.parent == nil ? $0.presentationController : nil }
    }

    /// Sets the edge of the swipe to the leading edge.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        swipe.edges = isMirrored ? .right : .left
        return true
    }

    /// Returns whether a gesture begins by default: drags that move down and do not scroll, and all swipes and pinches
    /// that close.
    private func begins(
        _ recognizer: UIGestureRecognizer, at location: CGPoint, velocity: CGPoint, in view: UIView
    ) -> Bool {
        if recognizer === pinch { return pinch.closes }
        if recognizer === swipe { return true }
        guard velocity.y > abs(velocity.x) else { return false }
        var touched: UIView? = view.hitTest(location, with: nil)
        while let current = touched, current !== view.superview {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
                    || scrollView.refreshControl?.isEnabled == true
            {
                return false
            }
            touched = current.superview
        }
        return true
    }

    /// Whether the controller is presented, or the topmost one of a navigation controller with several.
    private var canDismiss: Bool {
        guard let controller, controller.transitionCoordinator == nil, controller.presentedViewController == nil
        else { return false }
        if let navigation = controller.parent as? UINavigationController {
            return navigation.viewControllers.count > 1 && navigation.topViewController === controller
        }
        // A sheet has its own drag.
        return controller.parent == nil && controller.presentingViewController != nil
            && !(controller.presentationController is UISheetPresentationController)
    }

    /// Scroll views in the page wait until the drag and the swipe fail. A pinch can begin as long as fingers are down, so
    /// nothing waits for it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer !== pinch, let scrollView = otherGestureRecognizer.view as? UIScrollView,
            let view = controller?.viewIfLoaded
        else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
    }

    // MARK: Driving

    private func handle(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(recognizer)
        case .changed: update(recognizer)
        case .ended: finish(dismisses: dismisses(recognizer))
        case .cancelled, .failed: finish(dismisses: false)
        case .possible: break
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        guard let controller, let view = controller.view.superview else { return }
        let location: CGPoint = recognizer.location(in: view)
        let moved: CGPoint = (recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
        anchor = CGPoint(x: location.x - moved.x, y: location.y - moved.y)
        isBeginning = true
        if let navigation = controller.parent as? UINavigationController {
            navigation.popViewController(animated: true)
        } else {
            controller.dismiss(animated: true)
        }
        // The delegate may have supplied another animator.
        isBeginning = false
        update(recognizer)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        isBeginning = false
        guard let stage = animator?.makeStage(for: transitionContext) else {
            return transitionContext.completeTransition(true)
        }
        stage.hideCopy()
        driven = (stage, transitionContext)
    }

    /// Called when a transition of the controller ends, also if another change ends it while a gesture drives it.
    func transitionDidEnd() { driven = nil }

    private func update(_ recognizer: UIGestureRecognizer) {
        guard let (stage, context) = driven else { return }
        let response: ZoomMotion.Response = self.response(to: recognizer, in: stage)
        stage.apply(
            .held(response, anchor: anchor, bounds: stage.full.visible, center: stage.full.center), isAtSource: false)
        context.updateInteractiveTransition(1 - response.scale)
    }

    private func response(to recognizer: UIGestureRecognizer, in stage: ZoomStage) -> ZoomMotion.Response {
        let size: CGSize = stage.full.visible.size
        guard let pan = recognizer as? UIPanGestureRecognizer else {
            return ZoomMotion.pinch(ratio: pinch.scale, rotation: pinch.rotation, movement: pinch.movement)
        }
        let moved: CGPoint = pan.translation(in: stage.container)
        let translation = CGVector(dx: moved.x, dy: moved.y)
        return pan === swipe
            ? ZoomMotion.swipe(by: translation, of: size, direction: direction)
            : ZoomMotion.drag(by: translation, of: size)
    }

    private var isMirrored: Bool { controller?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var direction: CGFloat { isMirrored ? -1 : 1 }

    private func dismisses(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stage = driven?.stage else { return false }
        guard let pan = recognizer as? UIPanGestureRecognizer else {
            return ZoomMotion.dismisses(pinchTo: pinch.scale)
        }
        let moved: CGPoint = pan.translation(in: stage.container)
        let speed: CGPoint = pan.velocity(in: stage.container)
        let translation = CGVector(dx: moved.x, dy: moved.y)
        let velocity = CGVector(dx: speed.x, dy: speed.y)
        let size: CGSize = stage.full.visible.size
        return pan === swipe
            ? ZoomMotion.dismisses(swipeBy: translation, velocity: velocity, of: size, direction: direction)
            : ZoomMotion.dismisses(dragBy: translation, velocity: velocity, of: size)
    }

    /// Moves the page to its source, or back to its place.
    private func finish(dismisses: Bool) {
        guard let (stage, context) = driven, let animator else { return }
        let presentation: UIPresentationController? = self.presentation
        if dismisses {
            presentation?.willDismissByGesture()
            context.finishInteractiveTransition()
            stage.fadeCopy(shows: true, after: 0)
        } else {
            context.cancelInteractiveTransition()
        }
        // The app may have ended the transition.
        guard driven != nil else { return }
        driven = nil
        animator.run(
            dismisses ? ZoomMotion.landing : ZoomMotion.cancellation, on: stage,
            to: dismisses ? stage.source : stage.full, isAtSource: dismisses
        ) {
            context.completeTransition(dismisses)
            if dismisses { presentation?.didDismissByGesture() }
        }
    }
}
