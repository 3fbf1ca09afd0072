import AnimationTimeline
import Foundation
import HostClock
import QuartzCore

/// Animation blocks that a finger moves, whoever makes them: a transition on its way back and forth.
///
/// Every block that runs inside `collect(_:)` takes its part of the way, by its delay and duration, at its own pace.
@MainActor
final class ScrubbedAnimation {
    /// How long all of it takes when time moves it, in seconds.
    let duration: TimeInterval
    private let driver = AnimationDriver()
    private var timeline: AnimationTimeline
    private var properties = AnimatedProperties()
    private var completion: ((Bool) -> Void)?

    init(duration: TimeInterval) {
        self.duration = max(duration, 0.001)
        timeline = AnimationTimeline(duration: self.duration) { SIMD3<Double>(repeating: $0) }
        timeline.scrub(to: 0, isLinear: true)
    }

    private var now: TimeInterval { MainQueue.shared.now }

    /// How far it has come, from 0 to 1.
    var progress: Double { timeline.progress(at: now).x }

    /// Runs `changes`: what their blocks move stands where this animation says.
    func collect(_ changes: () -> Void) {
        let before: ScrubbedAnimation? = AnimationBlock.scrubbed
        AnimationBlock.scrubbed = self
        changes()
        AnimationBlock.scrubbed = before
    }

    /// What moves a block that runs now; nil for one that changes things at once.
    func drive(
        delay: TimeInterval, duration: TimeInterval, timing: AnimationBlock.Timing
    ) -> AnimationBlock.Drive? {
        guard delay + duration > 0 else { return nil }
        let window = DriverWindow(
            driver: driver, start: delay / self.duration, end: (delay + duration) / self.duration,
            pace: AnimationBlock.pace(of: timing, duration: duration))
        return AnimationBlock.Drive(window: window) { [weak self] layer, key, seen in
            self?.properties.note(layer, key, seen: seen, showsPlace: false)
        }
    }

    /// Stands at a part of the way.
    func scrub(to progress: Double) {
        UIApplication.shared.removeFrameClient(self)
        timeline.scrub(to: progress, isLinear: true)
        show(at: now)
    }

    /// Goes to its end, or back to its beginning, and calls `completion` with which of them it was.
    ///
    /// - Parameters:
    ///   - duration: how long the rest takes, in seconds.
    ///   - pace: how the rest is gone.
    func run(
        back isReversed: Bool, duration: TimeInterval, pace: @escaping AnimationTimeline.Pace,
        completion: @escaping (Bool) -> Void
    ) {
        self.completion = completion
        timeline.setReversed(isReversed, at: now)
        timeline.proceed(at: now, pace: pace, duration: UIView.areAnimationsEnabled ? duration : 0)
        UIApplication.shared.addFrameClient(self)
    }

    /// Is at its end, or back at its beginning, at once.
    func end(back isReversed: Bool) {
        UIApplication.shared.removeFrameClient(self)
        properties.take(isReversed ? .start : .end)
        properties.removeAll()
        driver.end(finished: !isReversed)
        let completion: ((Bool) -> Void)? = self.completion
        self.completion = nil
        completion?(!isReversed)
    }

    private func show(at time: TimeInterval) {
        let progress: Double = timeline.progress(at: time).x
        driver.move(to: progress, position: SIMD2<Double>(progress, progress))
    }
}

extension ScrubbedAnimation: FrameClient {
    func advance(to time: TimeInterval) -> Bool {
        guard timeline.isRunning else { return false }
        show(at: time)
        guard timeline.isOver(at: time) else { return true }
        end(back: timeline.isReversed)
        return false
    }
}
