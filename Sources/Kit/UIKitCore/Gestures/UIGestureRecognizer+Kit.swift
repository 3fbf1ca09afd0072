import Foundation
import GestureArbitration
import HostClock

/// An action and its target.
struct GestureAction {
    weak var target: AnyObject?
    let selector: Selector
}

extension UIGestureRecognizer {
    // MARK: Targets

    /// Adds an action that is sent to `target` whenever the gesture begins, changes or ends. The target is held weakly.
    public func addTarget(_ target: Any, action: Selector) {
        let object: AnyObject = ClassTarget.object(for: target)
        actions.removeAll { $0.target == nil }
        guard !actions.contains(where: { $0.target === object && $0.selector == action }) else { return }
        actions.append(GestureAction(target: object, selector: action))
    }

    /// Removes the actions that match. A `nil` target or action matches any.
    public func removeTarget(_ target: Any?, action: Selector?) {
        let object: AnyObject? = target.map { ClassTarget.object(for: $0) }
        actions.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        }
    }

    // MARK: Environment

    /// The environment that sends events to the recognizer: the window's environment, or a detached one if there is no
    /// window.
    var environment: GestureEnvironment {
        currentEnvironment ?? view?.window?.gestureEnvironment ?? GestureEnvironment.detached
    }

    /// The time of the event or timer that is being processed, in seconds.
    var now: TimeInterval { environment.now }

    /// Calls `body` after `delay` seconds, as a separate event.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledCall {
        MainQueue.shared.schedule(after: delay) { [weak self] in
            self?.environment.update(body)
        }
    }

    /// Whether a continuous gesture is in progress.
    var isActive: Bool { state == .began || state == .changed }

    // MARK: Touches

    func follow(_ touch: UITouch) {
        followedTouches.append(touch)
    }

    func recordLocation() {
        let touches = currentTouches
        guard !touches.isEmpty else { return }
        lastWindowLocation = UIGestureRecognizer.centroid(of: touches)
    }

    static func centroid(of touches: [UITouch]) -> CGPoint {
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

    /// Converts a movement from the window to the coordinates of `view`.
    func convertMovement(_ movement: CGVector, to view: UIView?) -> CGPoint {
        let origin = convertFromWindow(.zero, to: view)
        let end = convertFromWindow(CGPoint(x: movement.dx, y: movement.dy), to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Converts a movement from the coordinates of `view` to the window.
    func convertMovement(_ movement: CGPoint, from view: UIView?) -> CGVector {
        guard let view, let window = view.window, view !== window else {
            return CGVector(dx: movement.x, dy: movement.y)
        }
        let origin: CGPoint = view.convert(.zero, to: window)
        let end = view.convert(movement, to: window)
        return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }
}

extension UITouch {
    /// Whether the touch has ended or was canceled.
    var hasEnded: Bool { phase == .ended || phase == .cancelled }

    /// The distance from the location where the touch began, in points.
    var distanceFromStart: CGFloat {
        hypot(windowLocation.x - firstWindowLocation.x, windowLocation.y - firstWindowLocation.y)
    }
}
