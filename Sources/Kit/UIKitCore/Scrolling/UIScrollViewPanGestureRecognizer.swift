import Foundation
import HostClock

/// The recognizer that drags the content of a scroll view.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    /// The movement that made the gesture begin.
    private(set) var firstMovement = CGVector(dx: 0, dy: 0)
    private var isCatching = false

    init() {
        super.init(target: nil, action: nil)
    }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst: Bool = downTouches.count == touches.count
        super.touchesBegan(touches, with: event)
        guard isFirst, let scrollView else { return }
        guard scrollView.fingerDidTouch(at: event.timestamp) else { return }
        // A touch on moving content begins a drag immediately. The content does not receive the touch.
        isCatching = true
        beginImmediately()
    }

    override func countedMovement(_ movement: CGVector) -> CGVector {
        guard let scrollView else { return CGVector(dx: 0, dy: 0) }
        let axes: ScrollAxes = scrollView.draggableAxes
        let own: CGVector = scrollView.ownMovement(movement)
        return scrollView.movement(
            CGVector(dx: axes.contains(.horizontal) ? own.dx : 0, dy: axes.contains(.vertical) ? own.dy : 0))
    }

    override func willBegin(after movement: CGVector) {
        firstMovement = movement
    }

    override func mayBegin() -> Bool {
        guard let scrollView else { return false }
        if isCatching { return true }
        if canOuterScrollViewMove(from: scrollView) { return false }
        return canTakeTouches(for: scrollView)
    }

    /// Returns whether the touches may be canceled in the content views that have received them.
    private func canTakeTouches(for scrollView: UIScrollView) -> Bool {
        for touch in followedTouches {
            guard let view = touch.view, view !== scrollView, environment.isDelivering(touch) else { continue }
            if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    /// Returns whether the scroll view is at its end and an outer scroll view can still move in the direction of the
    /// finger.
    private func canOuterScrollViewMove(from scrollView: UIScrollView) -> Bool {
        let movement = countedMovement(firstMovement)
        guard !scrollView.canMove(movement), scrollView.transfersScrolling(movement) else { return false }
        var ancestor = scrollView.superview
        while let current = ancestor {
            if let outer = current as? UIScrollView, outer.isScrollEnabled, outer.canMove(movement) { return true }
            ancestor = current.superview
        }
        return false
    }

    override func receiveScroll(_ event: UIScrollWheelEvent, at location: CGPoint) -> Bool {
        scrollView?.receiveWheel(event) ?? false
    }

    override func sendActions() {
        scrollView?.handlePan(self)
        super.sendActions()
    }

    override func reset() {
        super.reset()
        isCatching = false
        firstMovement = CGVector(dx: 0, dy: 0)
        scrollView?.fingerDidLeave()
    }
}

extension UIScrollView {
    /// Returns the movement of the content that follows a movement of a finger or a wheel in the superview. They differ
    /// if the view has a transform, as in a list that is upside down.
    func ownMovement(_ movement: CGVector) -> CGVector {
        let transform: CGAffineTransform = transform
        return transform.isIdentity ? movement : transform.inverted().applied(to: movement)
    }

    /// Returns the movement in the superview that leads to a movement of the content.
    func movement(_ own: CGVector) -> CGVector {
        let transform: CGAffineTransform = transform
        return transform.isIdentity ? own : transform.applied(to: own)
    }

    /// Returns whether an outer scroll view scrolls along the longer component of a movement past the end.
    func transfersScrolling(_ movement: CGVector) -> Bool {
        let movement: CGVector = ownMovement(movement)
        return abs(movement.dx) > abs(movement.dy)
            ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Returns whether the content can move in the direction of a finger's movement, along its longer component.
    func canMove(_ movement: CGVector) -> Bool {
        let movement: CGVector = ownMovement(movement)
        if abs(movement.dx) > abs(movement.dy) {
            let range = horizontalRange
            return movement.dx > 0 ? contentOffset.x > range.lowerBound : contentOffset.x < range.upperBound
        }
        let range = verticalRange
        return movement.dy > 0 ? contentOffset.y > range.lowerBound : contentOffset.y < range.upperBound
    }
}

/// Holds touches back from a scroll view's content until it is clear that they are not a drag.
///
/// It never recognizes a gesture. It fails after a delay or when the finger lifts, and then the touches are delivered.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
    /// The time for which touches are held back, in seconds.
    static let delay: TimeInterval = 0.15

    private var deadline: ScheduledCall?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, !scrollView.draggableAxes.isEmpty
        else {
            state = .failed
            return
        }
        deadline?.cancel()
        deadline = schedule(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if downTouches.isEmpty { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension CGAffineTransform {
    /// Returns a transformed vector, without the translation.
    fileprivate func applied(to vector: CGVector) -> CGVector {
        CGVector(dx: vector.dx * a + vector.dy * c, dy: vector.dx * b + vector.dy * d)
    }
}
