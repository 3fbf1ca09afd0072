import AnimationTimeline
import Foundation
import HostClock
import QuartzCore

/// Drives animation blocks interactively, such as those of a transition that follows a finger.
///
/// The delay and the duration of each block that runs inside `collect(_:)` determine the part of the progress in which
/// the block animates. The block keeps its timing curve.
@MainActor
final class ScrubbedAnimation {
    /// The duration of the whole animation when time drives it, in seconds.
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

    /// The progress, from 0 to 1.
    var progress: Double { timeline.progress(at: now).x }

    /// Runs `changes`. This animation drives the animation blocks that they create.
    func collect(_ changes: () -> Void) {
        let before = AnimationBlock.scrubbed
        AnimationBlock.scrubbed = self
        changes()
        AnimationBlock.scrubbed = before
    }

    /// Returns the drive of a block; nil for a block without a delay or duration.
    func drive(
        delay: TimeInterval, duration: TimeInterval, timing: AnimationBlock.Timing
    ) -> AnimationBlock.Drive? {
        guard delay + duration > 0 else { return nil }
        let window = DriverWindow(
            driver: driver, start: delay / self.duration, end: (delay + duration) / self.duration,
            curve: AnimationBlock.curve(of: timing, duration: duration))
        return AnimationBlock.Drive(window: window) { [weak self] layer, key, presented in
            self?.properties.record(layer, key, presented: presented, hitTestsPresentation: false)
        }
    }

    /// Sets the progress.
    func scrub(to progress: Double) {
        UIApplication.shared.removeFrameClient(self)
        timeline.scrub(to: progress, isLinear: true)
        show(at: now)
    }

    /// Runs to the end, or back to the start, and then calls `completion`, whose argument indicates whether it reached
    /// the end.
    ///
    /// - Parameters:
    ///   - duration: The duration of the remaining animation, in seconds.
    ///   - curve: The timing curve of the remaining animation.
    func run(
        reversed isReversed: Bool, duration: TimeInterval, curve: @escaping AnimationTimeline.Curve,
        completion: @escaping (Bool) -> Void
    ) {
        self.completion = completion
        timeline.setReversed(isReversed, at: now)
        timeline.resume(at: now, curve: curve, duration: UIView.areAnimationsEnabled ? duration : 0)
        UIApplication.shared.addFrameClient(self)
    }

    /// Jumps to the end, or back to the start.
    func end(reversed isReversed: Bool) {
        UIApplication.shared.removeFrameClient(self)
        properties.apply(isReversed ? .start : .end)
        properties.removeAll()
        driver.end(finished: !isReversed)
        let completion: ((Bool) -> Void)? = self.completion
        self.completion = nil
        completion?(!isReversed)
    }

    private func show(at time: TimeInterval) {
        let progress = timeline.progress(at: time).x
        driver.move(to: progress, position: SIMD2<Double>(progress, progress))
    }
}

extension ScrubbedAnimation: FrameClient {
    package func advance(to time: TimeInterval) -> Bool {
        guard timeline.isRunning else { return false }
        show(at: time)
        guard timeline.isFinished(at: time) else { return true }
        end(reversed: timeline.isReversed)
        return false
    }
}
