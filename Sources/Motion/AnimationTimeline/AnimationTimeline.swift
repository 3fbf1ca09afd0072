/// The progress of an animation that can be paused, scrubbed, reversed and continued.
///
/// Progress is a closed form of time: there are no steps. It runs from 0 to 1 in three lanes. `x` is the overall
/// progress. `y` and `z` are the progress of the two coordinates of positions, which can have different initial
/// velocities.
public struct AnimationTimeline: Sendable {
    /// The progress in each lane.
    public typealias Lanes = SIMD3<Double>

    /// Returns the fraction of progress for a fraction of time from 0 to 1.
    public typealias Pace = @Sendable (Double) -> Lanes

    /// The movement from one progress to another.
    private struct Leg {
        var origin: Lanes
        /// The progress at the end: 0 or 1.
        var target: Double
        var duration: Double
        var pace: Pace

        func progress(after elapsed: Double) -> Lanes {
            let goal = Lanes(repeating: target)
            guard elapsed < duration else { return goal }
            guard elapsed > 0 else { return origin }
            return origin + (goal - origin) * pace(elapsed / duration)
        }
    }

    /// The duration of the whole animation, in seconds.
    public let duration: Double
    private let pace: Pace
    private var leg: Leg
    /// The time already spent in the leg at `anchor`, in seconds.
    private var elapsed: Double = 0
    /// The time at which the timeline started to run, in seconds of the host's clock, or `nil` while it is paused.
    private var anchor: Double?
    /// Whether time runs backward in the leg.
    private var runsBack = false
    /// The progress that scrubbing set, or `nil` if time determines the progress.
    private var held: Lanes?
    /// Whether progress runs to 0 instead of to 1.
    public private(set) var isReversed = false

    /// Creates a paused timeline at progress 0.
    public init(duration: Double, pace: @escaping Pace) {
        self.duration = max(0, duration)
        self.pace = pace
        leg = Leg(origin: .zero, target: 1, duration: self.duration, pace: pace)
    }

    /// Whether progress changes with time.
    public var isRunning: Bool { anchor != nil }

    // MARK: Progress

    /// Returns the progress at `time`.
    public func progress(at time: Double) -> Lanes {
        held ?? leg.progress(after: elapsed(at: time))
    }

    /// Returns whether the timeline has reached its end at `time`.
    public func isOver(at time: Double) -> Bool {
        guard held == nil else { return false }
        let elapsed: Double = elapsed(at: time)
        return runsBack ? elapsed <= 0 : elapsed >= leg.duration
    }

    /// Returns the time until the end, in seconds, if the timeline is not changed before.
    public func remaining(at time: Double) -> Double {
        if let held { return duration * abs(goal - held.x) }
        let elapsed: Double = elapsed(at: time)
        if leg.target == goal { return max(0, leg.duration - elapsed) }
        if leg.origin == Lanes(repeating: goal) { return elapsed }
        return duration * min(1, abs(goal - leg.progress(after: elapsed).x))
    }

    private var goal: Double { isReversed ? 0 : 1 }

    private func elapsed(at time: Double) -> Double {
        guard let anchor else { return elapsed }
        let passed: Double = max(0, time - anchor)
        return runsBack ? max(0, elapsed - passed) : min(leg.duration, elapsed + passed)
    }

    // MARK: Running

    /// Starts to run at `time`, which can be in the future.
    public mutating func run(at time: Double) {
        guard anchor == nil else { return }
        aim(at: time)
        anchor = time
    }

    /// Stops at the current progress.
    public mutating func pause(at time: Double) {
        guard anchor != nil else { return }
        elapsed = elapsed(at: time)
        anchor = nil
    }

    /// Stops at a fraction of the animation, from 0 to 1.
    ///
    /// - Parameter isLinear: Whether `fraction` is a fraction of progress. Otherwise it is a fraction of time.
    public mutating func scrub(to fraction: Double, isLinear: Bool) {
        let fraction: Double = min(max(0, fraction), 1)
        anchor = nil
        held = isLinear ? Lanes(repeating: fraction) : pace(fraction)
    }

    /// Reverses the timeline, or restores its direction.
    public mutating func setReversed(_ isReversed: Bool, at time: Double) {
        guard isReversed != self.isReversed else { return }
        self.isReversed = isReversed
        guard let start = anchor else { return }
        elapsed = elapsed(at: time)
        aim(at: time)
        anchor = max(start, time)
    }

    /// Starts to run at `time` for the rest of the animation.
    ///
    /// - Parameters:
    ///   - pace: The timing of the rest, or `nil` to keep the current timing.
    ///   - duration: The duration of the rest, in seconds, or `nil` to use the time that remains.
    public mutating func proceed(at time: Double, pace: Pace?, duration: Double?) {
        pause(at: time)
        if pace == nil, duration == nil { return run(at: time) }
        let now: Lanes = progress(at: time)
        begin(from: now, duration: duration ?? remaining(at: time), pace: pace ?? self.pace)
        anchor = time
    }

    /// Makes the leg lead to the goal.
    private mutating func aim(at time: Double) {
        if let held { return begin(from: held, duration: duration * abs(goal - held.x), pace: pace) }
        if leg.target == goal {
            runsBack = false
        } else if leg.origin == Lanes(repeating: goal) {
            runsBack = true
        } else {
            let now: Lanes = leg.progress(after: elapsed)
            begin(from: now, duration: duration * min(1, abs(goal - now.x)), pace: pace)
        }
    }

    private mutating func begin(from origin: Lanes, duration: Double, pace: @escaping Pace) {
        leg = Leg(origin: origin, target: goal, duration: duration, pace: pace)
        elapsed = 0
        held = nil
        runsBack = false
    }
}
