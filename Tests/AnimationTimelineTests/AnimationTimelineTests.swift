import Expectations
import AnimationTimeline
import Testing

struct AnimationTimelineTests {
    private func linear(_ duration: Double) -> AnimationTimeline {
        AnimationTimeline(duration: duration) { SIMD3<Double>(repeating: $0) }
    }

    private func squared(_ duration: Double) -> AnimationTimeline {
        AnimationTimeline(duration: duration) { SIMD3<Double>(repeating: $0 * $0) }
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }

    @Test func `progress follows the curve from 0 to 1 and stays at 1`() {
        var timeline = squared(2)
        expect(timeline.progress(at: 5).x == 0 && !timeline.isRunning)
        timeline.run(at: 10)
        expect(timeline.progress(at: 9).x, equals: 0)
        expect(isNear(timeline.progress(at: 11).x, 0.25))
        expect(!timeline.isFinished(at: 11.9) && timeline.isFinished(at: 12))
        expect(timeline.progress(at: 99).x, equals: 1)
        expect(timeline.remainingTime(at: 10.5), equals: 1.5)
    }

    @Test func `a pause does not change the progress`() {
        var timeline = squared(2)
        timeline.run(at: 0)
        timeline.pause(at: 0.5)
        expect(isNear(timeline.progress(at: 8).x, 0.0625))
        timeline.run(at: 10)
        expect(isNear(timeline.progress(at: 10.5).x, 0.25))
        expect(timeline.isFinished(at: 11.5))
    }

    @Test func `a reversed timeline returns along the same curve`() {
        var timeline = squared(2)
        timeline.run(at: 0)
        timeline.setReversed(true, at: 1.5)
        expect(isNear(timeline.progress(at: 1.5).x, 0.5625))
        expect(isNear(timeline.progress(at: 2.5).x, 0.0625))
        expect(!timeline.isFinished(at: 2.9) && timeline.isFinished(at: 3))
        expect(timeline.progress(at: 4).x, equals: 0)
    }

    @Test func `reversing twice loses no progress`() {
        var timeline = squared(2)
        timeline.run(at: 0)
        timeline.setReversed(true, at: 1)
        timeline.setReversed(false, at: 1.5)
        expect(isNear(timeline.progress(at: 1.5).x, 0.0625))
        expect(timeline.isFinished(at: 3))
    }

    @Test func `after scrubbing, the rest of the timeline takes the remaining fraction of the duration`() {
        var timeline = linear(2)
        timeline.scrub(to: 0.75, isLinear: true)
        expect(timeline.progress(at: 3).x == 0.75 && !timeline.isFinished(at: 100))
        timeline.run(at: 10)
        expect(isNear(timeline.progress(at: 10.25).x, 0.875))
        expect(timeline.isFinished(at: 10.5))
    }

    @Test func `a scrubbed and reversed timeline returns to 0`() {
        var timeline = linear(2)
        timeline.scrub(to: 0.25, isLinear: true)
        timeline.setReversed(true, at: 0)
        timeline.run(at: 10)
        expect(isNear(timeline.progress(at: 10.25).x, 0.125))
        expect(timeline.isFinished(at: 10.5) && timeline.progress(at: 10.5).x == 0)
    }

    @Test func `scrubbing can follow the curve`() {
        var timeline = squared(1)
        timeline.scrub(to: 0.5, isLinear: false)
        expect(timeline.progress(at: 0).x, equals: 0.25)
        timeline.scrub(to: 7, isLinear: true)
        expect(timeline.progress(at: 0).x, equals: 1)
    }

    @Test func `the rest of the timeline can have a different curve and duration`() {
        var timeline = linear(1)
        timeline.scrub(to: 0.5, isLinear: true)
        timeline.resume(at: 0, curve: { SIMD3<Double>(repeating: $0 * $0) }, duration: 4)
        expect(isNear(timeline.progress(at: 2).x, 0.5 + 0.5 * 0.25))
        expect(!timeline.isFinished(at: 3.9) && timeline.isFinished(at: 4))
    }

    @Test func `lanes have their own curves and end together`() {
        var timeline = AnimationTimeline(duration: 1) { SIMD3<Double>($0, $0 * $0, 1 - (1 - $0) * (1 - $0)) }
        timeline.run(at: 0)
        expect(timeline.progress(at: 0.5), equals: SIMD3<Double>(0.5, 0.25, 0.75))
        expect(timeline.progress(at: 1), equals: SIMD3<Double>(1, 1, 1))
    }

    @Test func `scrubbing along the curve keeps the fraction of time`() {
        var timeline = squared(1)
        timeline.scrub(to: 0.5, isLinear: false)
        expect(timeline.fraction(at: 0), equals: 0.5)
        timeline.run(at: 0)
        expect(timeline.fraction(at: 0), equals: 0.25)
    }

    @Test func `a timeline that starts later is neither finished nor moved before`() {
        var timeline = linear(0)
        timeline.run(at: 3)
        expect(timeline.progress(at: 2).x == 0 && !timeline.isFinished(at: 2))
        expect(timeline.progress(at: 3).x == 1 && timeline.isFinished(at: 3))
        var reversed = linear(1)
        reversed.run(at: 3)
        reversed.setReversed(true, at: 2)
        expect(reversed.progress(at: 2).x == 0 && !reversed.isFinished(at: 2))
        expect(reversed.progress(at: 3).x == 0 && reversed.isFinished(at: 3))
    }

    @Test func `a timeline without duration ends immediately`() {
        var timeline = linear(0)
        timeline.run(at: 3)
        expect(timeline.isFinished(at: 3) && timeline.progress(at: 3).x == 1)
    }
}
