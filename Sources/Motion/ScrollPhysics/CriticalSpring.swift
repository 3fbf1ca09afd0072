import Foundation

/// A critically damped spring: back to its target as fast as can be without swinging through it.
///
/// It overshoots only when it starts fast enough towards the target. The closed form is
/// `x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ωt)`, with `x` the distance from the target.
public struct CriticalSpring: Sendable, Hashable {
    /// How a scroll view's content comes back from beyond its end, in radians per second.
    public static let bounceFrequency: Double = 10
    /// How a page comes to its place, in radians per second.
    public static let pageFrequency: Double = 14

    /// Where it comes to rest, in points.
    public let target: Double
    /// Its distance from the target when it starts, in points.
    public let displacement: Double
    /// How fast it starts, in points per second.
    public let velocity: Double
    /// Its natural frequency, in radians per second.
    public let frequency: Double

    public init(
        origin: Double, velocity: Double, target: Double, frequency: Double = CriticalSpring.bounceFrequency
    ) {
        self.target = target
        self.displacement = origin - target
        self.velocity = velocity
        self.frequency = frequency
    }

    /// The position after `time` seconds, in points.
    public func position(at time: Double) -> Double {
        target + (displacement + slope * time) * exp(-frequency * time)
    }

    /// The velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
        (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
    }

    private var slope: Double { velocity + frequency * displacement }

    /// When it has come within `tolerance` points of its target for good, in seconds.
    public func duration(tolerance: Double) -> Double {
        // The distance grows until the turn, if there is one ahead, and falls for ever after it.
        var near: Double = max(0, lastTurn)
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

    /// When the distance has its last extremum, in seconds: where the velocity is zero.
    private var lastTurn: Double {
        slope == 0 ? 0 : (slope - frequency * displacement) / (frequency * slope)
    }

    /// When it comes within `tolerance` on its way to a last turn that is itself within it.
    private func crossing(before turn: Double, tolerance: Double) -> Double {
        var near = 0.0
        var far: Double = turn
        for _ in 0..<60 {
            let middle: Double = (near + far) / 2
            if abs(position(at: middle) - target) > tolerance { near = middle } else { far = middle }
        }
        return far
    }
}
