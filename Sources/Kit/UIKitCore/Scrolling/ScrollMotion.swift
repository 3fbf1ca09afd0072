import Foundation
import ScrollPhysics

/// A motion of a scroll view's offset that no finger controls.
struct ScrollMotion {
    enum Kind {
        /// The motion after a finger has lifted.
        case deceleration
        /// A programmatic motion.
        case animation
        /// The motion to the target of a wheel's step.
        case wheel
    }

    let kind: Kind
    private(set) var horizontal: AxisMotion
    private(set) var vertical: AxisMotion
    /// The start time, in seconds of the host's clock.
    let start: TimeInterval
    /// Whether `target` was inside the content when the motion began.
    var endsInside = true
    /// The sum of the programmatic changes to the offset during the motion, in points.
    var shift = CGVector(dx: 0, dy: 0)
    /// Computes the target of a programmatic motion again if it depends on the layout.
    var aim: (() -> CGPoint?)?

    var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

    /// The offset at rest, in points.
    var target: CGPoint { CGPoint(x: horizontal.target + shift.dx, y: vertical.target + shift.dy) }

    /// Returns the offset at `time`, in seconds of the host's clock.
    func offset(at time: TimeInterval) -> CGPoint {
        let elapsed: TimeInterval = max(0, time - start)
        return CGPoint(
            x: horizontal.position(at: elapsed) + shift.dx, y: vertical.position(at: elapsed) + shift.dy)
    }

    /// Returns the velocity at `time`, in points per second.
    func velocity(at time: TimeInterval) -> CGVector {
        let elapsed: TimeInterval = max(0, time - start)
        return CGVector(dx: horizontal.velocity(at: elapsed), dy: vertical.velocity(at: elapsed))
    }

    /// Changes the target of a programmatic motion that is at `offset` at `time`.
    mutating func redirect(to target: CGPoint, from offset: CGPoint, at time: TimeInterval) {
        let (elapsed, duration) = (max(0, time - start), duration)
        horizontal = .glide(through: offset.x, at: elapsed, to: target.x, duration: duration)
        vertical = .glide(through: offset.y, at: elapsed, to: target.y, duration: duration)
        shift = .zero
    }

    func hasEnded(at time: TimeInterval) -> Bool { time - start >= duration }
}

/// A drag that is in progress.
struct ScrollDrag {
    /// The offset from which the finger's total movement is subtracted, in points. The resistance past the ends is
    /// applied to the difference.
    var base: CGPoint
    /// The offset at the beginning of the drag. Pages are counted from this offset.
    let start: CGPoint
    /// The axes along which the finger moves the content.
    var axes: ScrollAxes
}

/// The axes along which content scrolls.
struct ScrollAxes: OptionSet, Sendable {
    let rawValue: Int
    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]
}
