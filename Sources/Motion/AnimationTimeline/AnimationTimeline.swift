/// How far an animation has come that can be paused, scrubbed, turned around and let go again.
///
/// Everything is a closed form of the time that it is asked for; nothing is stepped. Progress goes from 0 to 1 in three
/// lanes at once: `x` is that of everything, `y` and `z` those of the two coordinates of positions, which may begin at
/// speeds of their own.
public struct AnimationTimeline: Sendable {
    public typealias Lanes = SIMD3<Double>

    /// Which share of the way lies behind, after a share of the time from 0 to 1.
    public typealias Pace = @Sendable (Double) -> Lanes

    /// A way from one progress to another.
    private struct Leg {
        var origin: Lanes
        /// 0 or 1.
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

    /// How long the whole way takes, in seconds.
    public let duration: Double
    private let pace: Pace
    private var leg: Leg
    /// How long the leg has been under way at `anchor`, in seconds.
    private var elapsed: Double = 0
    /// Since when it runs, in the host's seconds; nil while it stands.
    private var anchor: Double?
    /// Whether time runs back on the leg.
    private var runsBack = false
    /// Where it was put by hand; nil when it stands where time brought it.
    private var held: Lanes?
    /// Whether it goes to 0 instead of to 1.
    public private(set) var isReversed = false

    public init(duration: Double, pace: @escaping Pace) {
        self.duration = max(0, duration)
        self.pace = pace
        leg = Leg(origin: .zero, target: 1, duration: self.duration, pace: pace)
    }

    /// Whether time moves it.
    public var isRunning: Bool { anchor != nil }

    // MARK: Asking

    /// How far it has come at `time`.
    public func progress(at time: Double) -> Lanes {
        held ?? leg.progress(after: elapsed(at: time))
    }

    /// Whether it has come to the end that it goes to.
    public func isOver(at time: Double) -> Bool {
        guard held == nil else { return false }
        let elapsed: Double = elapsed(at: time)
        return runsBack ? elapsed <= 0 : elapsed >= leg.duration
    }

    /// How long it still takes, in seconds, if nobody interferes.
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

    // MARK: Moving

    /// Lets time move it from `time` on, which may be still to come.
    public mutating func run(at time: Double) {
        guard anchor == nil else { return }
        aim(at: time)
        anchor = time
    }

    /// Makes it stand where it is.
    public mutating func pause(at time: Double) {
        guard anchor != nil else { return }
        elapsed = elapsed(at: time)
        anchor = nil
    }

    /// Makes it stand at a share of the way, from 0 to 1.
    ///
    /// - Parameter isLinear: whether `fraction` is a share of the way, and not of the time.
    public mutating func scrub(to fraction: Double, isLinear: Bool) {
        let fraction: Double = min(max(0, fraction), 1)
        anchor = nil
        held = isLinear ? Lanes(repeating: fraction) : pace(fraction)
    }

    /// Turns it around, or back again.
    public mutating func setReversed(_ isReversed: Bool, at time: Double) {
        guard isReversed != self.isReversed else { return }
        self.isReversed = isReversed
        guard let start = anchor else { return }
        elapsed = elapsed(at: time)
        aim(at: time)
        anchor = max(start, time)
    }

    /// Lets time move it from `time` on for the rest of the way.
    ///
    /// - Parameters:
    ///   - pace: how the rest is gone; nil is as before.
    ///   - duration: how long the rest takes, in seconds; nil is what is left of the whole.
    public mutating func proceed(at time: Double, pace: Pace?, duration: Double?) {
        pause(at: time)
        if pace == nil, duration == nil { return run(at: time) }
        let now: Lanes = progress(at: time)
        begin(from: now, duration: duration ?? remaining(at: time), pace: pace ?? self.pace)
        anchor = time
    }

    /// Sees to it that the leg leads to the goal.
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
