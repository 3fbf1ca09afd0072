import Expectations
import Foundation
import HostClock
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// Scrolling at different frame rates, along each axis, with text input, and to the top.
@MainActor @Suite(.onStage) final class ScrollConformanceTests {
    let stage = Stage()
    let recorder = ScrollRecorder()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
        scrollView.contentSize = CGSize(width: 1_200, height: 5_000)
        scrollView.delegate = recorder
        stage.root.addSubview(scrollView)
        stage.host.turn()
    }

    /// Plays the trace of a finger, with a sample every 8 ms, at `rate` frames per second until the content rests.
    private func play(_ points: [CGPoint], rate: Double) {
        var samples: [(time: TimeInterval, phase: String)] = []
        let begin: TimeInterval = MainQueue.shared.now
        for index in points.indices { samples.append((begin + 0.008 * Double(index + 1), "moved")) }
        stage.post(.began, points[0].x, points[0].y)
        var next = 0
        var frame: TimeInterval = begin
        // Stop as soon as the content rests: network tests that run at the same time use the same clock.
        while next < samples.count || scrollView.isDecelerating {
            let end: TimeInterval = frame + 1 / rate
            while next < samples.count, samples[next].time <= end {
                MainQueue.shared.advance(to: samples[next].time)
                stage.post(.moved, points[next].x, points[next].y)
                if next == samples.count - 1 {
                    MainQueue.shared.advance(to: samples[next].time + 0.002)
                    stage.post(.ended, points[next].x, points[next].y)
                }
                next += 1
            }
            frame = end
            MainQueue.shared.advance(to: frame)
            stage.host.turn()
        }
    }

    @Test func `a trace ends at the same offset with the same calls at every frame rate`() {
        let points: [CGPoint] = (0..<20).map { CGPoint(x: 200, y: 700 - Double($0 * $0)) }
        var ends: [CGPoint] = []
        var sequences: [[String]] = []
        var counts: [Int] = []
        for rate in [60.0, 10, 37] {
            scrollView.contentOffset = .zero
            recorder.calls = []
            recorder.offsets = []
            play(points, rate: rate)
            ends.append(scrollView.contentOffset)
            sequences.append(recorder.sequence)
            counts.append(recorder.offsets.count)
            expect(!scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
        }
        expect(ends[0].y > 1_000 && ends[0] == ends[1] && ends[0] == ends[2])
        expect(sequences[0] == sequences[1] && sequences[0] == sequences[2])
        expect(sequences[0].last, equals: "didEndDecelerating")
        expect(counts[0], isGreaterThan: counts[1] * 3)
    }

    @Test func `paging has the same result at 60 and at 10 frames per second`() {
        scrollView.isPagingEnabled = true
        let points: [CGPoint] = (0..<12).map { CGPoint(x: 300 - Double($0 * 12), y: 400) }
        for rate in [60.0, 10] {
            scrollView.contentOffset = .zero
            play(points, rate: rate)
            expect(scrollView.contentOffset, equals: CGPoint(x: 400, y: 0))
        }
    }

    // MARK: Axes

    @Test func `a directional lock keeps a drag on its initial axis`() {
        scrollView.isDirectionalLockEnabled = true
        stage.touch(.began, 200, 600)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 205, y: 500), duration: 0.1)
        stage.drag(from: CGPoint(x: 205, y: 500), to: CGPoint(x: 105, y: 400), duration: 0.1)
        let reached: CGFloat = scrollView.contentOffset.y
        expect(scrollView.contentOffset.x == 0 && abs(reached - 190) < 0.1)
        stage.advance(by: 0.2)
        stage.touch(.ended, 105, 400)
        stage.advance(by: 1)
        let restingOffset: CGFloat = scrollView.contentOffset.y
        stage.touch(.began, 300, 400)
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 405), duration: 0.1)
        stage.drag(from: CGPoint(x: 200, y: 405), to: CGPoint(x: 150, y: 305), duration: 0.1)
        expect(scrollView.contentOffset.x > 130 && scrollView.contentOffset.y == restingOffset)
        stage.touch(.ended, 150, 305)
    }

    @Test func `a diagonal drag is free with and without the lock`() {
        for isLocked in [true, false] {
            scrollView.isDirectionalLockEnabled = isLocked
            scrollView.contentOffset = .zero
            stage.touch(.began, 300, 600)
            stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.2)
            expect(scrollView.contentOffset.x > 80 && scrollView.contentOffset.y > 80)
            stage.advance(by: 0.2)
            stage.touch(.ended, 200, 500)
            stage.advance(by: 1)
        }
    }

    // MARK: Text input

    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.onDragWithAccessory, false),
        (.interactive, true),
    ])
    func `a drag ends text input in modes that dismiss the keyboard`(
        mode: UIScrollView.KeyboardDismissMode, staysFocused: Bool
    ) {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 36))
        stage.root.addSubview(field)
        scrollView.keyboardDismissMode = mode
        field.becomeFirstResponder()
        stage.touch(.began, 200, 600)
        stage.touch(.moved, 200, 595)
        expect(field.isFirstResponder)
        stage.touch(.moved, 200, 500)
        expect(field.isFirstResponder, equals: staysFocused)
        stage.touch(.ended, 200, 500)
        field.resignFirstResponder()
    }

    @Test(arguments: [(400.0, false), (240, true)])
    func `a downward drag ends text input unless it reverses`(end: CGFloat, staysFocused: Bool) {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 36))
        stage.root.addSubview(field)
        scrollView.keyboardDismissMode = .interactive
        field.becomeFirstResponder()
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.2)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: end), duration: 0.1)
        expect(field.isFirstResponder)
        stage.touch(.ended, 200, end)
        expect(field.isFirstResponder, equals: staysFocused)
        field.resignFirstResponder()
    }

    // MARK: Scroll to top

    final class RefusingDelegate: NSObject, UIScrollViewDelegate {
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }

    @Test func `scrolling to the top requires consent and notifies the delegate`() {
        scrollView.contentOffset.y = 900
        recorder.calls = []
        expect(scrollView.scrollToTop())
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, equals: 0)
        expect(recorder.sequence, equals: ["didScroll", "didEndScrollingAnimation", "didScrollToTop"])
        expect(!scrollView.scrollToTop())
        let refusing = RefusingDelegate()
        scrollView.delegate = refusing
        scrollView.contentOffset.y = 900
        expect(!scrollView.scrollToTop())
        scrollView.delegate = nil
        scrollView.scrollsToTop = false
        expect(!scrollView.scrollToTop() && scrollView.contentOffset.y == 900)
    }

    @Test func `the Home key scrolls the topmost scroll view to its top unless a text field handles it`() {
        func press(_ usage: UIKeyboardHIDUsage) {
            stage.host.post(.key(HostKey(usage: usage.rawValue, isDown: true)), at: stage.host.windows[0])
            stage.host.post(.key(HostKey(usage: usage.rawValue, isDown: false)), at: stage.host.windows[0])
            stage.advance(by: 1)
        }
        let lower = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        lower.contentSize.height = 1_000
        stage.root.addSubview(lower)
        scrollView.contentOffset.y = 900
        lower.contentOffset.y = 90
        recorder.calls = []
        press(.keyboardEnd)
        expect(recorder.calls.isEmpty)
        press(.keyboardHome)
        expect(scrollView.contentOffset.y == 0 && lower.contentOffset.y == 90)
        expect(recorder.sequence, equals: ["didScroll", "didEndScrollingAnimation", "didScrollToTop"])
        scrollView.isHidden = true
        press(.keyboardHome)
        expect(lower.contentOffset.y, equals: 0)
        scrollView.isHidden = false
        scrollView.contentOffset.y = 900
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 100, height: 30))
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        press(.keyboardHome)
        expect(scrollView.contentOffset.y, equals: 900)
        field.resignFirstResponder()
    }

    // MARK: Changes in the offset

    @Test func `every change of the offset is reported, regardless of its cause`() {
        recorder.calls = []
        scrollView.contentOffset.y = 100
        expect(recorder.calls, equals: ["didScroll"])
        scrollView.bounds.origin.y = 150
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 2_000, width: 10, height: 10), animated: false)
        expect(recorder.calls.count, equals: 3)
        scrollView.contentSize.height = 900
        expect(recorder.calls.count == 4 && scrollView.contentOffset.y == 100)
        scrollView.contentOffset.y = 100
        expect(recorder.calls.count, equals: 4)
    }
}
