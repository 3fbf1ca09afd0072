import Foundation

/// Movement that loses the same share of its speed every millisecond: a fling.
///
/// With speed `v` and rate `d` per millisecond, the speed after `t` seconds is `v·d^(1000t)` and the way travelled
/// is its integral. Everything here is that closed form, so it does not matter how often it is asked.
public struct Deceleration: Sendable, Hashable {
    /// Where it starts, in points.
    public let origin: Double
    /// How fast it starts, in points per second.
    public let velocity: Double
    /// The logarithm of the share of the speed that is left after a second. Negative.
    let logarithm: Double

    /// - Parameter rate: the share of the speed that is left after a millisecond, between 0 and 1, both excluded.
    public init(origin: Double, velocity: Double, rate: Double) {
        self.origin = origin
        self.velocity = velocity
        self.logarithm = 1000 * log(min(max(rate, 0.000_001), 0.999_999_9))
    }

    /// A deceleration that starts with `velocity` and comes to rest at `target`, at whatever rate that takes.
    ///
    /// - Returns: nil when `velocity` does not lead towards `target`.
    public init?(origin: Double, velocity: Double, target: Double) {
        let distance: Double = target - origin
        guard distance * velocity > 0 else { return nil }
        self.origin = origin
        self.velocity = velocity
        self.logarithm = -velocity / distance
    }

    /// Where it comes to rest, in points.
    public var target: Double { origin - velocity / logarithm }

    /// The share of the speed that is left after a millisecond.
    public var rate: Double { exp(logarithm / 1000) }

    /// The position after `time` seconds, in points.
    public func position(at time: Double) -> Double {
        origin + velocity * expm1(logarithm * time) / logarithm
    }

    /// The velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
        velocity * exp(logarithm * time)
    }

    /// When it is no farther than `tolerance` points from its target, in seconds. Zero when it starts there.
    public func duration(tolerance: Double) -> Double {
        let distance: Double = abs(velocity / logarithm)
        guard distance > tolerance else { return 0 }
        return log(tolerance / distance) / logarithm
    }

    /// When it passes `position`, in seconds; nil when it never gets there.
    public func time(at position: Double) -> Double? {
        guard velocity != 0 else { return position == origin ? 0 : nil }
        let share: Double = logarithm * (position - origin) / velocity
        guard share > -1, share <= 0 else { return nil }
        return log1p(share) / logarithm
    }
}
