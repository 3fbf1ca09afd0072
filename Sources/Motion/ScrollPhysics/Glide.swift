/// A movement of given length and duration that starts and ends gently: scrolling that code asked for.
public struct Glide: Sendable, Hashable {
    public let origin: Double
    public let target: Double
    /// In seconds.
    public let duration: Double

    public init(origin: Double, target: Double, duration: Double) {
        self.origin = origin
        self.target = target
        self.duration = duration
    }

    /// The position after `time` seconds, in points. The share of the way is `s²(3 − 2s)` of the share of the time.
    public func position(at time: Double) -> Double {
        let share: Double = self.share(of: time)
        return origin + (target - origin) * share * share * (3 - 2 * share)
    }

    /// The velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
        guard duration > 0 else { return 0 }
        let share: Double = self.share(of: time)
        return (target - origin) * 6 * share * (1 - share) / duration
    }

    private func share(of time: Double) -> Double {
        duration > 0 ? min(max(time / duration, 0), 1) : 1
    }
}
