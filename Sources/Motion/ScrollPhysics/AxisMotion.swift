/// How one coordinate of a scroll view's offset moves by itself: a closed form from the lift to the rest.
///
/// It has one piece or two: a fling that reaches the end of the content goes on as a bounce.
public struct AxisMotion: Sendable, Hashable {
    enum Piece: Hashable {
        case rest(Double)
        case deceleration(Deceleration)
        case spring(CriticalSpring)
        case glide(Glide)
    }

    /// How near to its target a movement counts as arrived, in points: less than half a pixel at 2x.
    public static let tolerance: Double = 0.2

    let first: Piece
    /// When the second piece takes over, in seconds.
    let handover: Double
    let second: Piece?

    /// When it comes to rest, in seconds after it starts.
    public let duration: Double
    /// Where it comes to rest, in points.
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

    /// No movement at all.
    public static func rest(at position: Double) -> AxisMotion {
        AxisMotion(.rest(position), duration: 0, target: position)
    }

    /// What the content does by itself when a finger lets go of it.
    ///
    /// Inside `range` it decelerates; where it reaches an end it bounces, or stops there if it may not bounce.
    /// Beyond an end it springs back.
    ///
    /// - Parameters:
    ///   - velocity: in points per second.
    ///   - rate: the share of the speed that is left after a millisecond.
    public static func fling(
        from origin: Double, velocity: Double, rate: Double, in range: ClosedRange<Double>, bounces: Bool
    ) -> AxisMotion {
        let edge: Double = min(max(origin, range.lowerBound), range.upperBound)
        if edge != origin {
            return bounces ? springing(from: origin, velocity: velocity, to: edge) : rest(at: edge)
        }
        guard velocity != 0 else { return rest(at: origin) }
        let fling = Deceleration(origin: origin, velocity: velocity, rate: rate)
        let end: Double = velocity > 0 ? range.upperBound : range.lowerBound
        guard let arrival = fling.time(at: end) else {
            let duration: Double = fling.duration(tolerance: tolerance)
            return AxisMotion(.deceleration(fling), duration: duration, target: fling.target)
        }
        guard bounces else {
            return arrival == 0 ? rest(at: end) : AxisMotion(.deceleration(fling), duration: arrival, target: end)
        }
        let impact: Double = fling.velocity(at: arrival)
        return AxisMotion(
            .deceleration(fling), until: arrival,
            then: CriticalSpring(origin: end, velocity: impact, target: end))
    }

    /// What the content does when it must come to rest at `target`: a page, or what a delegate chose.
    ///
    /// A velocity that leads there within reason is kept and spent on the way; otherwise a spring pulls it there.
    /// It never overshoots.
    public static func landing(
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
        return pulling(from: origin, velocity: velocity, to: target, frequency: CriticalSpring.bounceFrequency)
    }

    /// How a page comes to rest at `target`: pulled there by a spring that keeps as much of the velocity as it can
    /// without overshooting.
    public static func turning(from origin: Double, velocity: Double, to target: Double) -> AxisMotion {
        guard target != origin else { return rest(at: target) }
        return pulling(from: origin, velocity: velocity, to: target, frequency: CriticalSpring.pageFrequency)
    }

    private static func pulling(
        from origin: Double, velocity: Double, to target: Double, frequency: Double
    ) -> AxisMotion {
        let distance: Double = target - origin
        let limit: Double = abs(distance) * frequency
        let towards: Double = velocity * distance > 0 ? min(max(velocity, -limit), limit) : 0
        return springing(from: origin, velocity: towards, to: target, frequency: frequency)
    }

    /// A movement that code asked for: `duration` seconds, gently from here to there.
    public static func glide(from origin: Double, to target: Double, duration: Double) -> AxisMotion {
        guard target != origin else { return rest(at: target) }
        return AxisMotion(
            .glide(Glide(origin: origin, target: target, duration: duration)), duration: duration, target: target)
    }

    /// Back from beyond an end, by a critically damped spring.
    public static func springing(
        from origin: Double, velocity: Double, to target: Double,
        frequency: Double = CriticalSpring.bounceFrequency
    ) -> AxisMotion {
        let spring = CriticalSpring(origin: origin, velocity: velocity, target: target, frequency: frequency)
        return AxisMotion(.spring(spring), duration: spring.duration(tolerance: tolerance), target: target)
    }

    /// The same movement, coming to rest at `target` instead: a point so near its own that nobody sees the difference,
    /// on a whole pixel for example.
    public func resting(at target: Double) -> AxisMotion {
        var motion: AxisMotion = self
        motion.target = target
        return motion
    }

    /// The position `time` seconds after the start, in points. From `duration` on it is exactly the target.
    public func position(at time: Double) -> Double {
        if time >= duration { return target }
        if let second, time >= handover { return AxisMotion.position(of: second, at: time - handover) }
        return AxisMotion.position(of: first, at: time)
    }

    /// The velocity `time` seconds after the start, in points per second. From `duration` on it is zero.
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
