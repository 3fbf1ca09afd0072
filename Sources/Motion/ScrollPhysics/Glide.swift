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
