import Foundation
import GestureArbitration
import HostClock

/// An action and whom it is sent to.
struct GestureAction {
    weak var target: AnyObject?
    let selector: Selector
}

extension UIGestureRecognizer {
    // MARK: Targets

    /// Sends `action` to `target`, which is held weakly, whenever the gesture begins, changes or ends.
    public func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        actions.removeAll { $0.target == nil }
        guard !actions.contains(where: { $0.target === object && $0.selector == action }) else { return }
        actions.append(GestureAction(target: object, selector: action))
    }

    /// Stops sending `action` to `target`. A nil target or action stands for any.
    public func removeTarget(_ target: Any?, action: Selector?) {
        let object: AnyObject? = target.map { $0 as AnyObject }
        actions.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        }
    }

    // MARK: Environment

    /// Where its gesture is decided: its window, or nowhere in particular while it is in none.
    var environment: GestureEnvironment {
        currentEnvironment ?? view?.window?.gestureEnvironment ?? GestureEnvironment.detached
    }

    /// The time of the event or the timer that is being dealt with, in seconds.
    var now: TimeInterval { environment.now }

    /// Calls `body` after `delay` seconds, as an event of its own.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledCall {
        MainQueue.shared.schedule(after: delay) { [weak self] in
            self?.environment.update(body)
        }
    }

    /// Whether a gesture that goes on is under way.
    var isActive: Bool { state == .began || state == .changed }

    // MARK: Touches

    func follow(_ touch: UITouch) {
        followedTouches.append(touch)
    }

    func noteLocation() {
        let touches: [UITouch] = currentTouches
        guard !touches.isEmpty else { return }
        lastWindowLocation = UIGestureRecognizer.middle(of: touches)
    }

    static func middle(of touches: [UITouch]) -> CGPoint {
        var sum: CGPoint = .zero
        for touch in touches {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        let count = CGFloat(max(1, touches.count))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// A movement in the window as it looks from inside `view`.
    func convertMovement(_ movement: CGVector, to view: UIView?) -> CGPoint {
        let origin: CGPoint = convertFromWindow(.zero, to: view)
        let end: CGPoint = convertFromWindow(CGPoint(x: movement.dx, y: movement.dy), to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// A movement inside `view` as it looks in the window.
    func convertMovement(_ movement: CGPoint, from view: UIView?) -> CGVector {
        guard let view, let window = view.window, view !== window else {
            return CGVector(dx: movement.x, dy: movement.y)
        }
        let origin: CGPoint = view.convert(.zero, to: window)
        let end: CGPoint = view.convert(movement, to: window)
        return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }
}

extension UITouch {
    /// Whether it has lifted or was called off.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// How far it is from where it began, in points.
    var distanceFromStart: CGFloat {
        hypot(windowLocation.x - firstWindowLocation.x, windowLocation.y - firstWindowLocation.y)
    }
}
