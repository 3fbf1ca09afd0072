/// The recent positions of a dragged object with their times, from which the object's velocity is computed.
///
/// The velocity is the average over the last `window` seconds, with the position at the start of the window
/// interpolated. It therefore depends only on the path and not on the sampling rate, and it is zero for a finger that
/// rests before it lifts.
public struct MotionTrace: Sendable {
    /// The default length of the window, in seconds.
    public static let defaultWindow: Double = 0.1

    struct Sample {
        var time: Double
        var x: Double
        var y: Double
    }

    /// The length of the window over which the velocity is averaged, in seconds.
    public let window: Double
    var samples: [Sample] = []

    /// Creates an empty trace.
    public init(window: Double = MotionTrace.defaultWindow) {
        self.window = window
    }

    /// Records the position at `time`, in seconds. If the time of the last position is not earlier, the
    /// new position replaces it.
    public mutating func add(x: Double, y: Double, at time: Double) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append(Sample(time: time, x: x, y: y))
        let oldest: Double = time - window
        // One sample from before the window is kept for interpolation.
        while samples.count > 2, samples[1].time <= oldest { samples.removeFirst() }
    }

    /// Moves all recorded positions by the same distance, so that a change of origin does not count as movement.
    public mutating func shift(x: Double, y: Double) {
        for index in samples.indices {
            samples[index].x += x
            samples[index].y += y
        }
    }

    /// Whether no position is recorded.
    public var isEmpty: Bool { samples.isEmpty }

    /// Removes all recorded positions.
    public mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

    /// Returns the velocity at `time`, in points per second. The object is assumed not to have moved since the last
    /// sample.
    public func velocity(at time: Double) -> (x: Double, y: Double) {
        guard let last = samples.last, let first = samples.first else { return (0, 0) }
        let start: Double = max(time - window, first.time)
        let span: Double = time - start
        guard span > 0 else { return (0, 0) }
        let origin = position(at: start)
        return ((last.x - origin.x) / span, (last.y - origin.y) / span)
    }

    private func position(at time: Double) -> Sample {
        guard let next = samples.firstIndex(where: { $0.time >= time }) else { return samples[samples.count - 1] }
        guard next > 0 else { return samples[0] }
        let after = samples[next]
        let before: Sample = samples[next - 1]
        let fraction: Double = (time - before.time) / (after.time - before.time)
        return Sample(
            time: time, x: before.x + (after.x - before.x) * fraction, y: before.y + (after.y - before.y) * fraction)
    }
}
