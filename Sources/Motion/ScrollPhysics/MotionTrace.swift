/// Where something that is dragged was and when, and how fast it therefore goes.
///
/// The velocity is that of the last `window` seconds before the moment it is asked for, with the position at the
/// window's edge interpolated: so it depends on the path alone and not on how often it was sampled, and a finger
/// that rests before it lifts throws nothing.
public struct MotionTrace: Sendable {
    /// How far back the velocity looks, in seconds.
    public static let defaultWindow: Double = 0.1

    struct Sample {
        var time: Double
        var x: Double
        var y: Double
    }

    /// How far back the velocity looks, in seconds.
    public let window: Double
    var samples: [Sample] = []

    public init(window: Double = MotionTrace.defaultWindow) {
        self.window = window
    }

    /// Notes where it is at `time`, in seconds. A second note for the same moment replaces the first.
    public mutating func add(x: Double, y: Double, at time: Double) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append(Sample(time: time, x: x, y: y))
        let oldest: Double = time - window
        // One sample from before the window stays, to interpolate from.
        while samples.count > 2, samples[1].time <= oldest { samples.removeFirst() }
    }

    /// Moves everything noted so far by the same distance, so that a change of origin is no movement.
    public mutating func shift(x: Double, y: Double) {
        for index in samples.indices {
            samples[index].x += x
            samples[index].y += y
        }
    }

    /// Whether nothing was noted yet.
    public var isEmpty: Bool { samples.isEmpty }

    /// Forgets everything.
    public mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

    /// The velocity at `time`, in points per second. Since the last sample it has not moved.
    public func velocity(at time: Double) -> (x: Double, y: Double) {
        guard let last = samples.last, let first = samples.first else { return (0, 0) }
        let start: Double = max(time - window, first.time)
        let span: Double = time - start
        guard span > 0 else { return (0, 0) }
        let origin: Sample = position(at: start)
        return ((last.x - origin.x) / span, (last.y - origin.y) / span)
    }

    private func position(at time: Double) -> Sample {
        guard let next = samples.firstIndex(where: { $0.time >= time }) else { return samples[samples.count - 1] }
        guard next > 0 else { return samples[0] }
        let after: Sample = samples[next]
        let before: Sample = samples[next - 1]
        let share: Double = (time - before.time) / (after.time - before.time)
        return Sample(
            time: time, x: before.x + (after.x - before.x) * share, y: before.y + (after.y - before.y) * share)
    }
}
