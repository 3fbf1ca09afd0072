/// A motion of a given length and duration that eases in and out, for programmatic scrolling.
public struct Glide: Sendable, Hashable {
    /// The position at the start, in points.
    public let origin: Double
    /// The position at the end, in points.
    public let target: Double
    /// The duration, in seconds.
    public let duration: Double

    /// Creates a motion from `origin` to `target`.
    public init(origin: Double, target: Double, duration: Double) {
        self.origin = origin
        self.target = target
        self.duration = duration
    }

    /// Creates a motion to `target` that is at `position` after `time` seconds, or at the target if it has ended by
    /// then.
    public init(through position: Double, at time: Double, to target: Double, duration: Double) {
        let fraction = Glide(origin: 0, target: 1, duration: duration).position(at: time)
        let origin: Double = fraction < 1 ? (position - target * fraction) / (1 - fraction) : target
        self.init(origin: origin, target: target, duration: duration)
    }

    /// Returns the position after `time` seconds, in points. For a fraction `s` of the time, the fraction of the
    /// distance is `s²(3 − 2s)`.
    public func position(at time: Double) -> Double {
        let fraction = self.fraction(of: time)
        return origin + (target - origin) * fraction * fraction * (3 - 2 * fraction)
    }

    /// Returns the velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
        guard duration > 0 else { return 0 }
        let fraction = self.fraction(of: time)
        return (target - origin) * 6 * fraction * (1 - fraction) / duration
    }

    private func fraction(of time: Double) -> Double {
        duration > 0 ? min(max(time / duration, 0), 1) : 1
    }
}
