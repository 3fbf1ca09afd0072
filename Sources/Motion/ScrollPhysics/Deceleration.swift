import Foundation

/// A motion that loses the same fraction of its velocity every millisecond: a fling.
///
/// With velocity `v` and rate `d` per millisecond, the velocity after `t` seconds is `v·d^(1000t)`, and the distance is
/// its integral. All values are closed forms, so they do not depend on how often they are computed.
public struct Deceleration: Sendable, Hashable {
    /// The position at the start, in points.
    public let origin: Double
    /// The velocity at the start, in points per second.
    public let velocity: Double
    /// The logarithm of the fraction of the velocity that remains after a second. It is negative.
    let logarithm: Double

    /// Creates a deceleration with a given rate.
    ///
    /// - Parameter rate: The fraction of the velocity that remains after a millisecond, between 0 and 1, both excluded.
    public init(origin: Double, velocity: Double, rate: Double) {
        self.origin = origin
        self.velocity = velocity
        self.logarithm = 1000 * log(min(max(rate, 0.000_001), 0.999_999_9))
    }

    /// Creates a deceleration that starts with `velocity` and comes to rest at `target`, with the rate that this
    /// requires.
    ///
    /// - Returns: `nil` if `velocity` does not lead toward `target`.
    public init?(origin: Double, velocity: Double, target: Double) {
        let distance: Double = target - origin
        guard distance * velocity > 0 else { return nil }
        self.origin = origin
        self.velocity = velocity
        self.logarithm = -velocity / distance
    }

    /// The position at rest, in points.
    public var target: Double { origin - velocity / logarithm }

    /// The fraction of the velocity that remains after a millisecond.
    public var rate: Double { exp(logarithm / 1000) }

    /// Returns the position after `time` seconds, in points.
    public func position(at time: Double) -> Double {
        origin + velocity * expm1(logarithm * time) / logarithm
    }

    /// Returns the velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
        velocity * exp(logarithm * time)
    }

    /// Returns the time until the position is within `tolerance` points of the target, in seconds. It is zero if the
    /// motion starts there.
    public func duration(tolerance: Double) -> Double {
        let distance: Double = abs(velocity / logarithm)
        guard distance > tolerance else { return 0 }
        return log(tolerance / distance) / logarithm
    }

    /// Returns the time at which the motion passes `position`, in seconds, or `nil` if it never reaches it.
    public func time(at position: Double) -> Double? {
        guard velocity != 0 else { return position == origin ? 0 : nil }
        let fraction: Double = logarithm * (position - origin) / velocity
        guard fraction > -1, fraction <= 0 else { return nil }
        return log1p(fraction) / logarithm
    }
}
