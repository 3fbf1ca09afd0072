/// The motion of one coordinate of a scroll view's offset after the finger lifts, in closed form.
///
/// It has one piece or two: a fling that reaches the end of the content continues as a bounce.
public struct AxisMotion: Sendable, Hashable {
    enum Piece: Hashable {
        case rest(Double)
        case deceleration(Deceleration)
        case spring(CriticalSpring)
        case glide(Glide)
    }

    /// The distance from the target at which a motion counts as finished, in points. It is less than half a pixel at
    /// 2x.
    public static let tolerance: Double = 0.2

    let first: Piece
    /// The time at which the second piece starts, in seconds.
    let handover: Double
    let second: Piece?

    /// The time from the start until rest, in seconds.
    public let duration: Double
    /// The position at rest, in points.
    public private(set) var target: Double

    private init(_ first: Piece, duration: Double, target: Double) {
        self.first = first
        self.second = nil
        self.handover = duration
        self.duration = duration
        self.target = target
    }

    private init(_ first: Piece, until handover: Double, then spring: CriticalSpring) {
        self.first = first
        self.second = .spring(spring)
        self.handover = handover
        self.duration = handover + spring.duration(tolerance: AxisMotion.tolerance)
        self.target = spring.target
    }

    /// Returns a motion that stays at `position`.
    public static func rest(at position: Double) -> AxisMotion {
        AxisMotion(.rest(position), duration: 0, target: position)
    }

    /// Returns the motion of content that a finger released.
    ///
    /// Inside `range`, the content decelerates. If it reaches an end, it bounces, or stops there when `bounces` is
    /// false. Content that starts beyond an end springs back, or moves to the end immediately when `bounces` is false.
    ///
    /// - Parameters:
    ///   - origin: The position at the start, in points.
    ///   - velocity: The velocity at the start, in points per second.
    ///   - rate: The fraction of the velocity that remains after a millisecond.
    ///   - range: The positions at which the content can rest, in points.
    ///   - bounces: Whether the content can move beyond an end.
    public static func fling(
        from origin: Double, velocity: Double, rate: Double, in range: ClosedRange<Double>, bounces: Bool
    ) -> AxisMotion {
        let edge = min(max(origin, range.lowerBound), range.upperBound)
        if edge != origin {
            return bounces ? spring(from: origin, velocity: velocity, to: edge) : rest(at: edge)
        }
        guard velocity != 0 else { return rest(at: origin) }
        let fling = Deceleration(origin: origin, velocity: velocity, rate: rate)
        let end: Double = velocity > 0 ? range.upperBound : range.lowerBound
        guard let arrival = fling.time(at: end) else {
            let duration = fling.duration(tolerance: tolerance)
            return AxisMotion(.deceleration(fling), duration: duration, target: fling.target)
        }
        guard bounces else {
            return arrival == 0 ? rest(at: end) : AxisMotion(.deceleration(fling), duration: arrival, target: end)
        }
        let impact = fling.velocity(at: arrival)
        return AxisMotion(
            .deceleration(fling), until: arrival,
            then: CriticalSpring(origin: end, velocity: impact, target: end))
    }

    /// Returns the motion in a larger range, after content was added at the end that a fling would have reached.
    ///
    /// The result has the same start. A fling that has already reached the end does not change, nor do other motions.
    ///
    /// - Parameters:
    ///   - elapsed: The time since the start, in seconds.
    ///   - range: The positions at which the content can rest now, in points.
    ///   - bounces: Whether the content can move beyond an end.
    public func extended(after elapsed: Double, into range: ClosedRange<Double>, bounces: Bool) -> AxisMotion {
        guard case .deceleration(let fling) = first, elapsed < handover, abs(fling.target - target) > 1 else {
            return self
        }
        let isLonger: Bool = fling.velocity > 0 ? range.upperBound > target : range.lowerBound < target
        guard isLonger, range.contains(position(at: elapsed)) else { return self }
        // Content at the start can have been removed since. Only the end that the fling approaches matters.
        let reach = min(range.lowerBound, fling.origin)...max(range.upperBound, fling.origin)
        return .fling(
            from: fling.origin, velocity: fling.velocity, rate: fling.rate, in: reach, bounces: bounces)
    }

    /// Returns the motion of content that must come to rest at `target`, which is a page or was chosen by a delegate.
    ///
    /// If the velocity leads approximately to the target, the content decelerates from that velocity. Otherwise, a
    /// spring pulls it there. The motion never overshoots.
    public static func deceleration(
        from origin: Double, velocity: Double, to target: Double, rate: Double
    ) -> AxisMotion {
        guard target != origin else { return rest(at: target) }
        if let fling = Deceleration(origin: origin, velocity: velocity, target: target) {
            let natural = Deceleration(origin: origin, velocity: velocity, rate: rate)
            let ratio: Double = (natural.target - origin) / (target - origin)
            if ratio > 0.5, ratio < 8 {
                return AxisMotion(
                    .deceleration(fling), duration: fling.duration(tolerance: tolerance), target: target)
            }
        }
        return cappedSpring(from: origin, velocity: velocity, to: target, frequency: CriticalSpring.bounceFrequency)
    }

    /// Returns the motion of a page that comes to rest at `target`. A spring pulls it there and keeps as much of the
    /// velocity as it can without overshooting.
    public static func page(from origin: Double, velocity: Double, to target: Double) -> AxisMotion {
        guard target != origin else { return rest(at: target) }
        return cappedSpring(from: origin, velocity: velocity, to: target, frequency: CriticalSpring.pageFrequency)
    }

    private static func cappedSpring(
        from origin: Double, velocity: Double, to target: Double, frequency: Double
    ) -> AxisMotion {
        let distance: Double = target - origin
        let limit: Double = abs(distance) * frequency
        let towards: Double = velocity * distance > 0 ? min(max(velocity, -limit), limit) : 0
        return spring(from: origin, velocity: towards, to: target, frequency: frequency)
    }

    /// Returns a motion that starts and ends gently and takes `duration` seconds, for programmatic scrolling.
    public static func glide(from origin: Double, to target: Double, duration: Double) -> AxisMotion {
        guard target != origin else { return rest(at: target) }
        return AxisMotion(
            .glide(Glide(origin: origin, target: target, duration: duration)), duration: duration, target: target)
    }

    /// Returns a motion like `glide(from:to:duration:)` that is at `position` after `time` seconds, to continue a glide
    /// whose target has changed.
    public static func glide(
        through position: Double, at time: Double, to target: Double, duration: Double
    ) -> AxisMotion {
        let glide = Glide(through: position, at: time, to: target, duration: duration)
        return AxisMotion(.glide(glide), duration: duration, target: target)
    }

    /// Returns the motion of content that a critically damped spring pulls to `target`, for example from beyond an
    /// end.
    public static func spring(
        from origin: Double, velocity: Double, to target: Double,
        frequency: Double = CriticalSpring.bounceFrequency
    ) -> AxisMotion {
        let spring = CriticalSpring(origin: origin, velocity: velocity, target: target, frequency: frequency)
        return AxisMotion(.spring(spring), duration: spring.duration(tolerance: tolerance), target: target)
    }

    /// Returns the same motion with a different target, for example one on a whole pixel. The new target must be so
    /// close to the old one that the difference is invisible.
    public func resting(at target: Double) -> AxisMotion {
        var motion = self
        motion.target = target
        return motion
    }

    /// Returns the position `time` seconds after the start, in points. From `duration` on, it is exactly the target.
    public func position(at time: Double) -> Double {
        if time >= duration { return target }
        if let second, time >= handover { return AxisMotion.position(of: second, at: time - handover) }
        return AxisMotion.position(of: first, at: time)
    }

    /// Returns the velocity `time` seconds after the start, in points per second. From `duration` on, it is zero.
    public func velocity(at time: Double) -> Double {
        if time >= duration { return 0 }
        if let second, time >= handover { return AxisMotion.velocity(of: second, at: time - handover) }
        return AxisMotion.velocity(of: first, at: time)
    }

    private static func position(of piece: Piece, at time: Double) -> Double {
        switch piece {
        case .rest(let position): position
        case .deceleration(let deceleration): deceleration.position(at: time)
        case .spring(let spring): spring.position(at: time)
        case .glide(let glide): glide.position(at: time)
        }
    }

    private static func velocity(of piece: Piece, at time: Double) -> Double {
        switch piece {
        case .rest: 0
        case .deceleration(let deceleration): deceleration.velocity(at: time)
        case .spring(let spring): spring.velocity(at: time)
        case .glide(let glide): glide.velocity(at: time)
        }
    }
}
