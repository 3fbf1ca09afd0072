import Foundation

extension Spring {
    /// Creates a spring that settles within a given time. At that time, the upper bound of its distance from 1 is a
    /// thousandth.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time until the movement is no longer visible, in seconds.
    ///   - dampingRatio: 1 does not oscillate; smaller values do.
    ///   - initialVelocity: The velocity at the start, in total distances per second.
    package init(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio: Double = min(max(dampingRatio, 0.01), 1)
        let duration: Double = max(settlingDuration, 0.001)
        let frequency: Double = Spring.frequency(duration, ratio, initialVelocity)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// Returns the greatest frequency for which the upper bound of the spring's distance from 1 is a thousandth at the
    /// time `duration`.
    private static func frequency(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double {
        let threshold = 0.001
        func bound(_ frequency: Double) -> Double {
            let decay: Double = ratio * frequency
            if ratio == 1 { return exp(-decay * duration) * (1 + (frequency - velocity) * duration) }
            return exp(-decay * duration) * (decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
        }
        // As the frequency increases, the bound rises to a maximum at `peak` and then decreases. If the initial
        // velocity is not toward 1, the bound decreases at all frequencies.
        let speed: Double = max(velocity, 0)
        let peak: Double =
            ratio == 1 ? speed : (speed + (speed * speed + 4 * speed / duration).squareRoot()) / 2 / ratio
        var low: Double = max(peak, 1e-9)
        guard bound(low) > threshold else {
            // With a high initial velocity, the bound is below a thousandth at every frequency.
            return log(1 / threshold) / (ratio * duration)
        }
        var high: Double = low + 1 / duration
        while bound(high) > threshold { high *= 2 }
        for _ in 0..<80 {
            let middle: Double = (low + high) / 2
            if bound(middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }
}
