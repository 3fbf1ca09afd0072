import AppDriver
import CoreGraphics
import Foundation

extension XCUIElement {
    /// Presses the element for `duration` seconds, drags to the center of another element with `velocity`, and holds
    /// there for `holdDuration` seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let (start, end) = dragPoints(to: otherElement, file: file, line: line), let session = session() else {
            return
        }
        session.drag(from: start, to: end, hold: duration, velocity: velocity, rest: holdDuration)
    }

    /// Moves two fingers apart, or together if `scale` is less than 1.
    ///
    /// - Parameter velocity: The change in the scale per second, negative if `scale` is less than 1.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard scale > 0, (scale - 1) * velocity > 0 else {
            return AutomationFailure.record(
                "A pinch with the scale \(scale) cannot have the velocity \(velocity). "
                    + "The velocity must be positive for scales above 1, and negative for scales below 1.", file: file,
                line: line)
        }
        moveTwoFingers(duration: TimeInterval((scale - 1) / velocity), file, line) { radius, progress in
            // Keep the fingers inside the element at the start and at the end.
            let start: CGFloat = radius / max(1, scale)
            return CGVector(dx: start * (1 + (scale - 1) * progress), dy: 0)
        }
    }

    /// Rotates two fingers by an angle in radians. Positive angles are clockwise.
    ///
    /// - Parameter velocity: The velocity in radians per second, with the sign of `rotation`.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard rotation * velocity > 0 else {
            return AutomationFailure.record(
                "A rotation by \(rotation) cannot have the velocity \(velocity). "
                    + "Both must have the same sign.", file: file, line: line)
        }
        moveTwoFingers(duration: TimeInterval(rotation / velocity), file, line) { radius, progress in
            CGVector(dx: radius * cos(rotation * progress), dy: radius * sin(rotation * progress))
        }
    }

    /// Moves two fingers that are opposite each other about the center of the element.
    ///
    /// - Parameter arm: Returns the offset of one finger from the center, given the greatest distance from the center
    ///   and the progress of the gesture, from 0 to 1.
    private func moveTwoFingers(
        duration: TimeInterval, _ file: StaticString, _ line: UInt, arm: (CGFloat, CGFloat) -> CGVector
    ) {
        guard let middle = hitPoint(file: file, line: line), let session = session(),
            let frame = resolve(file: file, line: line)?.visibleFrame
        else { return }
        let radius: CGFloat = min(frame.width, frame.height) * 0.4
        let steps: Int = max(8, Int(duration * 60))
        for step in 0...steps {
            if step > 0 { session.advance(by: duration / TimeInterval(steps)) }
            let arm: CGVector = arm(radius, CGFloat(step) / CGFloat(steps))
            for finger in 0..<2 {
                let sign: CGFloat = finger == 0 ? 1 : -1
                session.touch(
                    step == 0 ? .began : .moved,
                    at: CGPoint(x: middle.x + sign * arm.dx, y: middle.y + sign * arm.dy), finger: finger)
            }
        }
        let last = arm(radius, 1)
        for finger in 0..<2 {
            let sign: CGFloat = finger == 0 ? 1 : -1
            session.touch(
                .ended, at: CGPoint(x: middle.x + sign * last.dx, y: middle.y + sign * last.dy), finger: finger)
        }
        session.settle()
    }
}

extension AppSession {
    func drag(
        from start: CGPoint, to end: CGPoint, hold: TimeInterval, velocity: XCUIGestureVelocity, rest: TimeInterval
    ) {
        let distance: CGFloat = hypot(end.x - start.x, end.y - start.y)
        drag(
            from: start, to: end, hold: hold, duration: TimeInterval(distance / max(1, velocity.rawValue)), rest: rest)
    }

    /// Taps `count` times with several fingers, which are side by side around `point`.
    func tap(at point: CGPoint, count: Int, fingers: Int) {
        guard fingers > 1 else { return tap(at: point, count: count) }
        let spacing: CGFloat = 12
        let points: [CGPoint] = (0..<fingers).map {
            CGPoint(x: point.x + (CGFloat($0) - CGFloat(fingers - 1) / 2) * spacing, y: point.y)
        }
        for _ in 0..<count {
            for (finger, point) in points.enumerated() { touch(.began, at: point, finger: finger) }
            advance(by: 0.05)
            for (finger, point) in points.enumerated() { touch(.ended, at: point, finger: finger) }
        }
        settle()
    }
}
