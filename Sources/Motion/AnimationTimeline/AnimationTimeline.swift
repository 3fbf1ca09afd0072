/// The progress of an animation that can be paused, scrubbed, reversed and continued.
///
/// Progress is a closed-form function of time, so it does not depend on the frames in between. It runs from 0 to 1 in
/// three lanes. `x` is the overall progress. `y` and `z` are the progress of the two coordinates of positions, which
/// can have different initial velocities.
public struct AnimationTimeline: Sendable {
    /// The progress in each lane.
    public typealias Lanes = SIMD3<Double>

    /// A closure that returns the fraction of progress for a fraction of time from 0 to 1.
    public typealias Curve = @Sendable (Double) -> Lanes

    /// The movement from one progress value to another.
    private struct Segment {
        var origin: Lanes
        /// The progress at the end: 0 or 1.
        var target: Double
        var duration: Double
        var curve: Curve

        func progress(after elapsed: Double) -> Lanes {
            let goal = Lanes(repeating: target)
            guard elapsed < duration else { return goal }
            guard elapsed > 0 else { return origin }
            return origin + (goal - origin) * curve(elapsed / duration)
        }
    }

    /// The duration of the whole animation, in seconds.
    public let duration: Double
    private let curve: Curve
    private var segment: Segment
    /// The time already spent in the segment at `startTime`, in seconds.
    private var elapsed: Double = 0
    /// The time at which the timeline starts to run, in seconds of the host's clock, or `nil` while it is paused.
    private var startTime: Double?
    /// Whether time runs backward in the segment.
    private var runsBackward = false
    /// The progress that scrubbing set, with the fraction that was requested, or `nil` if time determines the progress.
    private var scrubbed: (progress: Lanes, fraction: Double)?
    /// Whether progress runs to 0 instead of to 1.
    public private(set) var isReversed = false

    /// Creates a paused timeline at progress 0.
    public init(duration: Double, curve: @escaping Curve) {
        self.duration = max(0, duration)
        self.curve = curve
        segment = Segment(origin: .zero, target: 1, duration: self.duration, curve: curve)
    }

    /// Whether progress changes with time.
    public var isRunning: Bool { startTime != nil }

    // MARK: Progress

    /// Returns the progress at `time`.
    public func progress(at time: Double) -> Lanes {
        if let scrubbed { return scrubbed.progress }
        // A segment without duration has not ended before it starts.
        return isWaiting(at: time) && elapsed <= 0 ? segment.origin : segment.progress(after: elapsed(at: time))
    }

    /// Returns the fraction that scrubbing set, or the progress.
    public func fraction(at time: Double) -> Double { scrubbed?.fraction ?? progress(at: time).x }

    /// Returns whether the timeline has reached its end at `time`.
    public func isFinished(at time: Double) -> Bool {
        guard scrubbed == nil, !isWaiting(at: time) else { return false }
        let elapsed = elapsed(at: time)
        return runsBackward ? elapsed <= 0 : elapsed >= segment.duration
    }

    /// Returns the time until the end, in seconds, if the timeline does not change until then.
    public func remainingTime(at time: Double) -> Double {
        if let scrubbed { return duration * abs(goal - scrubbed.progress.x) }
        let elapsed = elapsed(at: time)
        if segment.target == goal { return max(0, segment.duration - elapsed) }
        if segment.origin == Lanes(repeating: goal) { return elapsed }
        return duration * min(1, abs(goal - segment.progress(after: elapsed).x))
    }

    private var goal: Double { isReversed ? 0 : 1 }

    /// Whether the timeline starts to run later than `time`.
    private func isWaiting(at time: Double) -> Bool { startTime.map { time < $0 } ?? false }

    private func elapsed(at time: Double) -> Double {
        guard let startTime else { return elapsed }
        let passed: Double = max(0, time - startTime)
        return runsBackward ? max(0, elapsed - passed) : min(segment.duration, elapsed + passed)
    }

    // MARK: Running

    /// Starts to run at `time`, which can be in the future.
    public mutating func run(at time: Double) {
        guard startTime == nil else { return }
        prepareSegment()
        startTime = time
    }

    /// Stops at the current progress.
    public mutating func pause(at time: Double) {
        guard startTime != nil else { return }
        elapsed = elapsed(at: time)
        startTime = nil
    }

    /// Stops at a fraction of the animation, from 0 to 1.
    ///
    /// - Parameter isLinear: Whether `fraction` is a fraction of progress. Otherwise it is a fraction of time.
    public mutating func scrub(to fraction: Double, isLinear: Bool) {
        let fraction = min(max(0, fraction), 1)
        startTime = nil
        scrubbed = (isLinear ? Lanes(repeating: fraction) : curve(fraction), fraction)
    }

    /// Reverses the timeline, or restores its direction.
    public mutating func setReversed(_ isReversed: Bool, at time: Double) {
        guard isReversed != self.isReversed else { return }
        self.isReversed = isReversed
        guard let start = startTime else { return }
        elapsed = elapsed(at: time)
        prepareSegment()
        startTime = max(start, time)
    }

    /// Starts to run at `time` for the rest of the animation.
    ///
    /// - Parameters:
    ///   - curve: The timing of the rest, or `nil` to keep the timing of the timeline.
    ///   - duration: The duration of the rest, in seconds, or `nil` to use the time that remains.
    public mutating func resume(at time: Double, curve: Curve?, duration: Double?) {
        pause(at: time)
        if curve == nil, duration == nil { return run(at: time) }
        let now = progress(at: time)
        beginSegment(from: now, duration: duration ?? remainingTime(at: time), curve: curve ?? self.curve)
        startTime = time
    }

    /// Prepares a segment that leads to the goal.
    private mutating func prepareSegment() {
        if let scrubbed {
            return beginSegment(
                from: scrubbed.progress, duration: duration * abs(goal - scrubbed.progress.x), curve: curve)
        }
        if segment.target == goal {
            runsBackward = false
        } else if segment.origin == Lanes(repeating: goal) {
            runsBackward = true
        } else {
            let now = segment.progress(after: elapsed)
            beginSegment(from: now, duration: duration * min(1, abs(goal - now.x)), curve: curve)
        }
    }

    private mutating func beginSegment(from origin: Lanes, duration: Double, curve: @escaping Curve) {
        segment = Segment(origin: origin, target: goal, duration: duration, curve: curve)
        elapsed = 0
        scrubbed = nil
        runsBackward = false
    }
}
