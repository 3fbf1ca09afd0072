import Foundation

/// A critically damped spring, which returns to its target as fast as possible without oscillating.
///
/// It overshoots only if it starts fast enough toward the target. With `x` as the distance from the target, the closed
/// form is:
///
/// ```
/// x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ωt)
/// ```
public struct CriticalSpring: Sendable, Hashable {
    /// The frequency of the spring that returns content from beyond its end, in radians per second.
    public static let bounceFrequency: Double = 10
    /// The frequency of the spring that moves a page to its position, in radians per second.
    public static let pageFrequency: Double = 14

    /// The position at rest, in points.
    public let target: Double
    /// The distance from the target at the start, in points.
    public let displacement: Double
    /// The velocity at the start, in points per second.
    public let velocity: Double
    /// The natural frequency, in radians per second.
    public let frequency: Double

    /// Creates a spring that starts at `origin` with `velocity`.
    public init(
        origin: Double, velocity: Double, target: Double, frequency: Double = CriticalSpring.bounceFrequency
    ) {
        self.target = target
        self.displacement = origin - target
        self.velocity = velocity
        self.frequency = frequency
    }

    /// Returns the position after `time` seconds, in points.
    public func position(at time: Double) -> Double {
        target + (displacement + slope * time) * exp(-frequency * time)
    }

    /// Returns the velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
        (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
    }

    private var slope: Double { velocity + frequency * displacement }

    /// Returns the time after which the position stays within `tolerance` points of the target, in seconds.
    public func duration(tolerance: Double) -> Double {
        // If the distance has not reached its last extremum, it can grow until then. Afterward, it only decreases.
        var near = max(0, lastExtremum)
        func distance(_ time: Double) -> Double { abs(position(at: time) - target) }
        guard distance(near) > tolerance else {
            return near == 0 || abs(displacement) <= tolerance ? 0 : crossing(before: near, tolerance: tolerance)
        }
        var far: Double = near + 1 / frequency
        while distance(far) > tolerance { far += 1 / frequency }
        for _ in 0..<60 {
            let middle: Double = (near + far) / 2
            if distance(middle) > tolerance { near = middle } else { far = middle }
        }
        return far
    }

    /// The time of the last extremum of the distance, in seconds, where the velocity is zero.
    private var lastExtremum: Double {
        slope == 0 ? 0 : (slope - frequency * displacement) / (frequency * slope)
    }

    /// Returns the time at which the distance falls to `tolerance`. The distance at `extremum`, the time of the last
    /// extremum, must be at most `tolerance`.
    private func crossing(before extremum: Double, tolerance: Double) -> Double {
        var near = 0.0
        var far = extremum
        for _ in 0..<60 {
            let middle: Double = (near + far) / 2
            if abs(position(at: middle) - target) > tolerance { near = middle } else { far = middle }
        }
        return far
    }
}
