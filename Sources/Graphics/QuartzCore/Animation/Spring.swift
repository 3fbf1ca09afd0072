import Foundation

/// A mass on a damped spring that moves from 0 to 1, in closed form.
package struct Spring: Equatable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// The initial velocity toward 1, per second.
    package var initialVelocity: Double

    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// Creates a spring with a perceptual duration, in seconds, and a bounce. A bounce of 0 is critically damped, 1
    /// oscillates forever, and negative values are overdamped.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = max(perceptualDuration, 1e-3)
        let frequency: Double = 2 * .pi / duration
        let bounce = min(max(-0.999, bounce), 1)
        let ratio: Double = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// The damping ratio. Below 1 the spring overshoots, and above 1 it is overdamped.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The spring with critical damping if it is overdamped; otherwise the spring itself.
    package var withoutOverdamping: Spring {
        var spring = self
        spring.damping = min(damping, 2 * (stiffness * mass).squareRoot())
        return spring
    }

    /// Returns the position `time` seconds after the start.
    package func value(at time: Double) -> Double {
        guard mass > 0, stiffness > 0 else { return 1 }
        guard time > 0 else { return 0 }
        let w = frequency
        let ratio = dampingRatio
        let decay: Double = ratio * w
        if ratio < 1 {
            let swing: Double = w * (1 - ratio * ratio).squareRoot()
            let sine: Double = (decay - initialVelocity) / swing
            return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
        }
        if ratio == 1 { return 1 - exp(-w * time) * (1 + (w - initialVelocity) * time) }
        let spread: Double = w * (ratio * ratio - 1).squareRoot()
        let fast: Double = -decay - spread
        let slow: Double = -decay + spread
        let first: Double = (initialVelocity + fast) / (fast - slow)
        return 1 - (first * exp(slow * time) + (1 - first) * exp(fast * time))
    }

    /// The duration of a motion that never ends, in seconds. It is finite, so that animations can compute fractions of
    /// it.
    static let endlessDuration: Double = 1e9

    /// The time after which the distance from 1 stays below a thousandth, in seconds. Without damping, it is a time
    /// that no motion reaches.
    package var settlingDuration: Double {
        guard mass > 0, stiffness > 0 else { return 0 }
        guard damping > 0 else { return Spring.endlessDuration }
        let threshold = 0.001
        let w = frequency
        let ratio = dampingRatio
        if ratio < 1 {
            let decay: Double = ratio * w
            let swing: Double = w * (1 - ratio * ratio).squareRoot()
            let bound: Double = 1 + abs((decay - initialVelocity) / swing)
            return log(bound / threshold) / decay
        }
        // Without oscillation, finds by bisection the time at which the bound falls below the threshold.
        var high: Double = 1 / w
        while bound(at: high) > threshold && high < 1e6 { high *= 2 }
        var low: Double = 0
        for _ in 0..<80 {
            let middle: Double = (low + high) / 2
            if bound(at: middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns an upper bound of the distance from 1 after `time`, for a spring that does not oscillate.
    private func bound(at time: Double) -> Double {
        let w = frequency
        let ratio = dampingRatio
        if ratio == 1 { return exp(-w * time) * (1 + abs(w - initialVelocity) * time) }
        let spread: Double = w * (ratio * ratio - 1).squareRoot()
        let fast: Double = -ratio * w - spread
        let slow: Double = -ratio * w + spread
        let first: Double = (initialVelocity + fast) / (fast - slow)
        return abs(first) * exp(slow * time) + abs(1 - first) * exp(fast * time)
    }
}
