import Foundation
import ScrollPhysics

/// How a scroll view's offset moves by itself from a moment on.
struct ScrollMotion {
    enum Kind {
        /// What follows a finger that lifts.
        case deceleration
        /// What code asked for.
        case animation
        /// What a wheel's notch asked for.
        case wheel
    }

    let kind: Kind
    let horizontal: AxisMotion
    let vertical: AxisMotion
    /// When it starts, in the host's seconds.
    let start: TimeInterval
    /// How far code has moved the content meanwhile, in points.
    var shift = CGVector(dx: 0, dy: 0)

    var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

    /// Where it comes to rest, in points.
    var target: CGPoint { CGPoint(x: horizontal.target + shift.dx, y: vertical.target + shift.dy) }

    /// Where it is at `time`, in the host's seconds.
    func offset(at time: TimeInterval) -> CGPoint {
        let elapsed: TimeInterval = max(0, time - start)
        return CGPoint(
            x: horizontal.position(at: elapsed) + shift.dx, y: vertical.position(at: elapsed) + shift.dy)
    }

    /// How fast it moves at `time`, in points per second.
    func velocity(at time: TimeInterval) -> CGVector {
        let elapsed: TimeInterval = max(0, time - start)
        return CGVector(dx: horizontal.velocity(at: elapsed), dy: vertical.velocity(at: elapsed))
    }

    func isOver(at time: TimeInterval) -> Bool { time - start >= duration }
}

/// A drag under way.
struct ScrollDrag {
    /// Where the offset would be without the finger's movement and without resistance at the ends, in points.
    var base: CGPoint
    /// Where the offset was when the drag began: where pages are counted from.
    let start: CGPoint
    /// Which axes the finger moves.
    var axes: ScrollAxes
}

/// Directions in which content scrolls.
struct ScrollAxes: OptionSet, Sendable {
    let rawValue: Int
    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]
}
