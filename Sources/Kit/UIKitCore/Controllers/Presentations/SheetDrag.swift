import Foundation
import ScrollPhysics

/// Drags a sheet between its detents, and dismisses it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    let recognizer = SheetPanGestureRecognizer()
    private unowned let sheet: UISheetPresentationController
    private var start: CGFloat = 0
    private var isDismissible = true
    private var physics: SheetPhysics { sheet.physics(isDismissible: isDismissible) }

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.name = "sheetDrag"
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("handle", SheetDrag.handle))
    }

    /// Returns whether the drag begins. It does not begin if the movement is horizontal, or if a scroll view under the
    /// finger scrolls instead.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !sheet.isInTransition else { return false }
        let movement = recognizer.firstMovement
        guard abs(movement.dy) >= abs(movement.dx) else { return false }
        guard let scrollView = touchedScrollView, scrollView.isScrollEnabled else { return true }
        // Pulling down refreshes instead of moving the sheet.
        if movement.dy > 0, scrollView.refreshControl?.isEnabled == true { return false }
        if movement.dy > 0 { return !scrollView.canMove(CGVector(dx: 0, dy: 1)) }
        let highest: CGFloat = sheet.restingDetents.last?.height ?? 0
        let canGrow: Bool = sheet.restingHeight < highest - 0.5
        let isAtTop: Bool = !scrollView.canMove(CGVector(dx: 0, dy: 1))
        return canGrow && isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// The innermost scroll view under the finger that scrolls vertically.
    private var touchedScrollView: UIScrollView? {
        var view = recognizer.followedTouches.first?.view
        while let current = view, current !== recognizer.view {
            if let scrollView = current as? UIScrollView, scrollView.draggableAxes.contains(.vertical) {
                return scrollView
            }
            view = current.superview
        }
        return nil
    }

    private func handle(_ recognizer: SheetPanGestureRecognizer) {
        guard let container = sheet.containerView else { return }
        switch recognizer.state {
        case .began:
            start = sheet.restingHeight
            isDismissible = sheet.canBeDismissedByGesture
            sheet.draggedHeight = height(in: container)
        case .changed: sheet.draggedHeight = height(in: container)
        case .ended: end(velocity: -recognizer.velocity(in: container).y, in: container)
        case .cancelled, .failed: end(velocity: 0, in: container)
        case .possible: break
        }
    }

    private func height(in container: UIView) -> CGFloat {
        CGFloat(physics.height(from: Double(start), pulledUp: Double(-recognizer.translation(in: container).y)))
    }

    private func end(velocity: CGFloat, in container: UIView) {
        guard let height = sheet.draggedHeight else { return }
        let physics: SheetPhysics = self.physics
        // Apply the last dragged height, so that the animation begins there.
        container.layoutIfNeeded()
        let outcome = physics.outcome(at: Double(height), velocity: Double(velocity))
        if outcome == .dismiss, sheet.canBeDismissedByGesture { return sheet.performGestureDismissal() }
        sheet.animateChanges {
            sheet.draggedHeight = nil
            if case .rest(let index) = outcome, sheet.restingDetents.indices.contains(index) {
                sheet.select(sheet.restingDetents[index])
            }
        }
        // Notify the delegate while the sheet moves back, so that an alert presented by the delegate does not interrupt
        // the movement.
        let isAttempt: Bool = !physics.isDismissible && Double(height) < (physics.heights.first ?? 0) - 20
        if outcome == .dismiss || isAttempt { sheet.notifyOfDismissalAttempt() }
    }
}

/// A pan recognizer that takes precedence over the pan recognizers of scroll views inside the sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    /// The movement that made the gesture begin.
    private(set) var firstMovement = CGVector(dx: 0, dy: 0)

    init() {
        super.init(target: nil, action: nil)
    }

    override func willBegin(after movement: CGVector) {
        firstMovement = movement
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = otherGestureRecognizer as? UIScrollViewPanGestureRecognizer, let view, let inner = pan.view
        else { return false }
        return inner.isDescendant(of: view)
    }
}
