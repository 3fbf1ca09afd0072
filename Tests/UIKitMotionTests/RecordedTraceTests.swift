import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore

/// Recorded movements of a pointer, played to a scroll view on the virtual clock, beside the equations in closed form.
@MainActor @Suite(.onStage) final class RecordedTraceTests {
    let stage = Stage()
    let watcher = ScrollWatcher()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    /// What the delegate saw, and when, from the touch on.
    private var seen: [(time: TimeInterval, offset: CGFloat)] = []
    private var begin: TimeInterval = 0

    private static let hysteresis: CGFloat = 10

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 9_000)
        scrollView.delegate = watcher
        stage.root.addSubview(scrollView)
        stage.host.turn()
        watcher.onScroll = { [unowned self] in
            // Offsets follow fingers at the time of each report, and frames otherwise.
            let event: TimeInterval? = $0.isDragging ? $0.panGestureRecognizer.environment.now : nil
            seen.append(((event ?? MainQueue.shared.now) - begin, $0.contentOffset.y))
        }
    }

    /// Plays `trace` with `rate` frames a second, until all is at rest.
    private func play(_ trace: RecordedTrace, rate: Double) {
        scrollView.contentOffset = .zero
        watcher.calls = []
        seen = []
        begin = MainQueue.shared.now
        var next = 0
        var frame: TimeInterval = begin
        // No longer than it moves: tests of the network that run meanwhile wait by this clock.
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

    /// How fast the pointer went in the last tenth of a second, in points per second.
    private func velocity(of trace: RecordedTrace) -> CGFloat {
        (trace.height(at: trace.lift) - trace.height(at: trace.lift - 0.1)) / 0.1
    }

    /// Where the content is while the pointer is down: as far as the pointer went, less what made it begin.
    private func dragged(_ trace: RecordedTrace, at time: TimeInterval) -> CGFloat {
        let way: CGFloat = trace.samples[0].location.y - trace.height(at: time)
        let wanted: CGFloat = way > 0 ? way - Self.hysteresis : way + Self.hysteresis
        return wanted >= 0 ? wanted : -(1 - 1 / (0.55 * -wanted / 800 + 1)) * 800
    }

    /// The same end after the same calls at 60 and at 10 frames a second, each time as `play` expects it.
    private func expectSame(_ play: (Double) -> Void) {
        var ends: [CGPoint] = []
        var sequences: [[String]] = []
        for rate in [60.0, 10] {
            play(rate)
            ends.append(scrollView.contentOffset)
            sequences.append(watcher.sequence)
        }
        #expect(ends[0] == ends[1] && sequences[0] == sequences[1])
    }

    private func expectDrag(_ trace: RecordedTrace) {
        let drag: [(time: TimeInterval, offset: CGFloat)] = seen.filter { $0.time < trace.lift }
        #expect(drag.count > 8)
        for (time, offset) in drag {
            // Reports that came together have one time: the last of them counts.
            let heights: [CGFloat] = trace.samples.filter { abs($0.time - time) < 1e-6 }.map(\.location.y)
            guard heights.count == 1 else { continue }
            #expect(abs(offset - dragged(trace, at: time)) < 0.01)
        }
    }

    @Test func `a flick is followed and then slows down as the equation says, whatever the frame rate`() {
        expectSame { self.expectFlick(rate: $0) }
    }

    private func expectFlick(rate: Double) {
        let trace: RecordedTrace = .flick
        play(trace, rate: rate)
        expectDrag(trace)
        let start: CGFloat = dragged(trace, at: trace.lift)
        let speed: CGFloat = -velocity(of: trace)
        let (rate, scale): (Double, Double) = (0.998, 1_000 * log(0.998))
        let goal: CGFloat = start - speed / scale
        let flight: [(time: TimeInterval, offset: CGFloat)] = seen.filter { $0.time > trace.lift }
        #expect(flight.count > 8 && speed > 2_000)
        for (time, offset) in flight.dropLast() {
            let passed: TimeInterval = time - trace.lift
            let expected: CGFloat = start + speed * (pow(rate, 1_000 * passed) - 1) / scale
            #expect(abs(offset - expected) < 0.01)
        }
        // What rests does so on a whole pixel.
        #expect(abs(watcher.target.y - goal) <= 0.25 && scrollView.contentOffset == watcher.target)
        #expect(
            watcher.sequence == [
                "willBeginDragging TD", "didScroll TD", "willEndDragging TD", "didEndDragging(true)",
                "willBeginDecelerating d", "didScroll d", "didEndDecelerating",
            ])
    }

    @Test func `a pointer that rests before it goes up throws nothing, whatever the frame rate`() {
        expectSame { self.expectRest(rate: $0) }
    }

    private func expectRest(rate: Double) {
        let trace: RecordedTrace = .rest
        play(trace, rate: rate)
        expectDrag(trace)
        #expect(abs(scrollView.contentOffset.y - dragged(trace, at: trace.lift)) < 0.01)
        #expect(
            watcher.sequence == [
                "willBeginDragging TD", "didScroll TD", "willEndDragging TD", "didEndDragging(false)",
            ])
    }

    @Test func `a pull past the top gives way like a rubber band and springs back, whatever the frame rate`() {
        expectSame { self.expectPull(rate: $0) }
    }

    private func expectPull(rate: Double) {
        let trace: RecordedTrace = .pull
        play(trace, rate: rate)
        expectDrag(trace)
        let start: CGFloat = dragged(trace, at: trace.lift)
        #expect(start < -100)
        let flight: [(time: TimeInterval, offset: CGFloat)] = seen.filter { $0.time > trace.lift }
        #expect(flight.count >= 3)
        for (time, offset) in flight.dropLast() {
            let passed: TimeInterval = time - trace.lift
            let expected: CGFloat = (start + 10 * start * passed) * exp(-10 * passed)
            #expect(abs(offset - expected) < 0.01)
        }
        #expect(scrollView.contentOffset == .zero)
    }
}
