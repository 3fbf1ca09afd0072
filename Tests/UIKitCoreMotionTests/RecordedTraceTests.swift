import Expectations
import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore

/// Replays recorded pointer movements over a scroll view on the virtual clock, and compares the offsets with the
/// formulas for drags, deceleration and bouncing.
@MainActor @Suite(.onStage) final class RecordedTraceTests {
    let stage = Stage()
    let recorder = ScrollRecorder()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    /// The offsets that the delegate received, with the time since the touch.
    private var observed: [(time: TimeInterval, offset: CGFloat)] = []
    private var begin: TimeInterval = 0

    private static let hysteresis: CGFloat = 10

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 9_000)
        scrollView.delegate = recorder
        stage.root.addSubview(scrollView)
        stage.host.turn()
        recorder.onScroll = { [unowned self] in
            // The time of an offset is the time of the event during a drag, and the time of the frame otherwise.
            let event: TimeInterval? = $0.isDragging ? $0.panGestureRecognizer.environment.now : nil
            observed.append(((event ?? MainQueue.shared.now) - begin, $0.contentOffset.y))
        }
    }

    /// Plays `trace` at `rate` frames per second until the content rests.
    private func play(_ trace: RecordedTrace, rate: Double) {
        scrollView.contentOffset = .zero
        recorder.calls = []
        observed = []
        begin = MainQueue.shared.now
        var next = 0
        var frame: TimeInterval = begin
        // Stop as soon as the content rests: network tests that run at the same time use the same clock.
        while next < trace.samples.count || scrollView.isDecelerating || frame < begin + trace.lift {
            let end: TimeInterval = frame + 1 / rate
            while next < trace.samples.count, begin + trace.samples[next].time <= end {
                let (time, location) = trace.samples[next]
                MainQueue.shared.advance(to: begin + time)
                let isLast: Bool = next == trace.samples.count - 1
                stage.post(next == 0 ? .began : (isLast ? .ended : .moved), location.x, location.y)
                next += 1
            }
            frame = end
            MainQueue.shared.advance(to: frame)
            stage.host.turn()
        }
    }

    /// Returns the velocity of the pointer in the last tenth of a second, in points per second.
    private func velocity(of trace: RecordedTrace) -> CGFloat {
        (trace.height(at: trace.lift) - trace.height(at: trace.lift - 0.1)) / 0.1
    }

    /// Half a pixel of the stage, in points, with a tolerance.
    private static let halfPixel = 0.2501

    /// Returns the expected offset while the pointer is down: the movement of the pointer minus the hysteresis, with
    /// the resistance of the rubber band past the top.
    private func dragged(_ trace: RecordedTrace, at time: TimeInterval) -> CGFloat {
        let distance: CGFloat = trace.samples[0].location.y - trace.height(at: time)
        let unstretched: CGFloat = distance > 0 ? distance - Self.hysteresis : distance + Self.hysteresis
        return unstretched >= 0 ? unstretched : -(1 - 1 / (0.55 * -unstretched / 800 + 1)) * 800
    }

    /// Expects the same final offset and delegate calls at 60 and at 10 frames per second.
    private func expectSame(_ play: (Double) -> Void) {
        var ends: [CGPoint] = []
        var sequences: [[String]] = []
        for rate in [60.0, 10] {
            play(rate)
            ends.append(scrollView.contentOffset)
            sequences.append(recorder.sequence)
        }
        expect(ends[0] == ends[1] && sequences[0] == sequences[1])
    }

    private func expectDrag(_ trace: RecordedTrace) {
        let drag: [(time: TimeInterval, offset: CGFloat)] = observed.filter { $0.time < trace.lift }
        expect(drag.count, isGreaterThan: 8)
        for (time, offset) in drag {
            // Skip times with several events: `height(at:)` returns only one position for each time.
            let heights: [CGFloat] = trace.samples.filter { abs($0.time - time) < 1e-6 }.map(\.location.y)
            guard heights.count == 1 else { continue }
            expect(abs(offset - dragged(trace, at: time)), isLessThan: Self.halfPixel)
        }
    }

    @Test func `a flick is followed and decelerates by the formula at every frame rate`() {
        expectSame { self.expectFlick(rate: $0) }
    }

    private func expectFlick(rate: Double) {
        let trace: RecordedTrace = .flick
        play(trace, rate: rate)
        expectDrag(trace)
        let start: CGFloat = dragged(trace, at: trace.lift)
        let speed: CGFloat = -velocity(of: trace)
        let (rate, scale): (Double, Double) = (0.998, 1_000 * log(0.998))
        let target: CGFloat = start - speed / scale
        let motion: [(time: TimeInterval, offset: CGFloat)] = observed.filter { $0.time > trace.lift }
        expect(motion.count > 8 && speed > 2_000)
        for (time, offset) in motion.dropLast() {
            let passed: TimeInterval = time - trace.lift
            // The tolerance is doubled, because the start offset was also rounded to a pixel.
            let expected: CGFloat = start + speed * (pow(rate, 1_000 * passed) - 1) / scale
            expect(abs(offset - expected), isLessThan: 2 * Self.halfPixel)
        }
        // Content rests on a whole pixel.
        expect(abs(recorder.target.y - target) <= 0.25 && scrollView.contentOffset == recorder.target)
        expect(
            recorder.sequence,
            equals: [
                "willBeginDragging TD", "didScroll TD", "willEndDragging TD", "didEndDragging(true)",
                "willBeginDecelerating d", "didScroll d", "didEndDecelerating",
            ])
    }

    @Test func `a pointer that rests before the release starts no fling at any frame rate`() {
        expectSame { self.expectRest(rate: $0) }
    }

    private func expectRest(rate: Double) {
        let trace: RecordedTrace = .rest
        play(trace, rate: rate)
        expectDrag(trace)
        expect(abs(scrollView.contentOffset.y - dragged(trace, at: trace.lift)), isLessThan: 0.01)
        expect(
            recorder.sequence,
            equals: [
                "willBeginDragging TD", "didScroll TD", "willEndDragging TD", "didEndDragging(false)",
            ])
    }

    @Test func `a pull past the top stretches and springs back at every frame rate`() {
        expectSame { self.expectPull(rate: $0) }
    }

    private func expectPull(rate: Double) {
        let trace: RecordedTrace = .pull
        play(trace, rate: rate)
        expectDrag(trace)
        let start: CGFloat = dragged(trace, at: trace.lift)
        expect(start, isLessThan: -100)
        let motion: [(time: TimeInterval, offset: CGFloat)] = observed.filter { $0.time > trace.lift }
        expect(motion.count, isAtLeast: 3)
        for (time, offset) in motion.dropLast() {
            let passed: TimeInterval = time - trace.lift
            let expected: CGFloat = (start + 10 * start * passed) * exp(-10 * passed)
            expect(abs(offset - expected), isLessThan: 2 * Self.halfPixel)
        }
        expect(scrollView.contentOffset, equals: .zero)
    }
}
