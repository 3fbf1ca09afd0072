import Expectations
import Foundation
import HostClock
import ScrollPhysics
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class ScrollViewTests {
    lazy var stage = Stage()
    let recorder = ScrollRecorder()
    lazy var scrollView: UIScrollView = {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 5_000)
        scrollView.delegate = recorder
        stage.root.addSubview(scrollView)
        stage.host.turn()
        return scrollView
    }()

    func flick(from: CGFloat = 600, to: CGFloat = 400, duration: TimeInterval = 0.1) {
        _ = scrollView
        stage.swipe(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: duration)
    }

    // MARK: Delegate calls

    @Test func `a flick calls the delegate in Apple's order with Apple's flags`() {
        _ = scrollView
        stage.touch(.began, 200, 600)
        expect(scrollView.isTracking && !scrollView.isDragging)
        expect(recorder.calls.isEmpty)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
        stage.touch(.ended, 200, 400)
        expect(!scrollView.isTracking && !scrollView.isDragging && scrollView.isDecelerating)
        stage.advance(by: 6)
        expect(
            recorder.sequence,
            equals: [
                "willBeginDragging TD", "didScroll TD", "willEndDragging TD", "didEndDragging(true)",
                "willBeginDecelerating d", "didScroll d", "didEndDecelerating",
            ])
        expect(!scrollView.isDecelerating)
    }

    @Test func `a drag that rests before the lift ends without deceleration`() {
        _ = scrollView
        stage.touch(.began, 200, 600)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.2)
        stage.advance(by: 0.2)
        stage.touch(.ended, 200, 400)
        expect(
            recorder.sequence,
            equals: [
                "willBeginDragging TD", "didScroll TD", "willEndDragging TD", "didEndDragging(false)",
            ])
        expect(scrollView.contentOffset, equals: CGPoint(x: 0, y: 190))
        expect(recorder.velocity, equals: .zero)
    }

    @Test func `a touch that does not move is only tracked`() {
        _ = scrollView
        stage.touch(.began, 200, 600)
        expect(scrollView.isTracking)
        stage.advance(by: 0.3)
        stage.touch(.ended, 200, 600)
        expect(!scrollView.isTracking)
        expect(recorder.calls.isEmpty)
    }

    // MARK: Equations

    @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func `a fling follows the closed form to half a pixel`(rate: UIScrollView.DecelerationRate) {
        scrollView.decelerationRate = rate
        flick()
        let lift: TimeInterval = MainQueue.shared.now
        let start: CGPoint = scrollView.contentOffset
        expect(start.y, equals: 190)
        // 200 points in 0.1 seconds.
        expect(abs(recorder.velocity.y - 2), isLessThan: 1e-6)
        let logarithm: Double = 1_000 * log(Double(rate.rawValue))
        expect(abs(recorder.target.y - (190 - 2_000 / logarithm)), isLessThan: 0.5)
        recorder.onScroll = { [recorder] scrollView in
            let time: Double = MainQueue.shared.now - lift
            // The content rests on the nearest whole pixel.
            guard scrollView.isDecelerating, scrollView.contentOffset != recorder.target else { return }
            let expected: Double = 190 + 2_000 * (exp(logarithm * time) - 1) / logarithm
            expect(abs(scrollView.contentOffset.y - expected), isLessThan: 0.2501)
        }
        stage.advance(by: 8)
        expect(scrollView.contentOffset, equals: recorder.target)
        expect(recorder.offsets.count, isGreaterThan: 30)
    }

    @Test(arguments: [0, 1, 5])
    func `the same trace ends at the same offset with any number of frames`(samplesPerFrame: Int) {
        _ = scrollView
        // The trace has a sample every 10 ms. A frame follows each sample, or every fifth sample. If `samplesPerFrame`
        // is 0, no frame follows the end of the touch.
        stage.touch(.began, 200, 700)
        for step in 1...20 {
            MainQueue.shared.advance(to: MainQueue.shared.now + 0.01)
            let y: CGFloat = 700 - CGFloat(step * step)
            stage.post(.moved, 200, y)
            if samplesPerFrame < 2 || step % samplesPerFrame == 0 { stage.host.turn() }
        }
        MainQueue.shared.advance(to: MainQueue.shared.now + 0.004)
        stage.post(.ended, 200, 300)
        if samplesPerFrame > 0 { stage.host.turn() }
        stage.advance(by: 10)
        // A tenth of a second before the lift, the finger was at 591.6, between two samples.
        let fling: Double = (591.6 - 300) / 0.1 / (-1_000 * log(0.998))
        expect(abs(scrollView.contentOffset.y - (390 + fling)), isLessThan: 0.26)
        expect(scrollView.contentOffset, equals: recorder.target)
    }

    @Test func `past an end, the content stretches and springs back`() {
        _ = scrollView
        stage.touch(.began, 200, 100)
        stage.touch(.moved, 200, 110)
        stage.touch(.moved, 200, 310)
        let stretch: Double = (1 - 1 / (200 * 0.55 / 800 + 1)) * 800
        expect(abs(scrollView.contentOffset.y + stretch), isLessThan: 0.2501)
        let start: Double = scrollView.contentOffset.y
        stage.advance(by: 0.2)
        stage.touch(.ended, 200, 310)
        expect(recorder.target, equals: .zero)
        let lift: TimeInterval = MainQueue.shared.now
        recorder.onScroll = { scrollView in
            let time: Double = MainQueue.shared.now - lift
            let expected: Double = start * (1 + 10 * time) * exp(-10 * time)
            if scrollView.contentOffset != .zero {
                expect(abs(scrollView.contentOffset.y - expected), isLessThan: 0.2501)
            }
        }
        stage.advance(by: 3)
        expect(scrollView.contentOffset, equals: .zero)
        expect(recorder.sequence.suffix(3), equals: ["willBeginDecelerating d", "didScroll d", "didEndDecelerating"])
    }

    @Test func `a fling past the end returns to it`() {
        scrollView.contentSize.height = 1_200
        flick(from: 700, to: 300)
        var farthest: CGFloat = 0
        recorder.onScroll = { farthest = max(farthest, $0.contentOffset.y) }
        stage.advance(by: 4)
        expect(farthest, isGreaterThan: 420)
        expect(scrollView.contentOffset.y, equals: 400)
        expect(recorder.target.y, equals: 400)
    }

    @Test(arguments: [true, false])
    func `a fling past the end of content that became smaller returns to the end`(bounces: Bool) {
        scrollView.bounces = bounces
        flick(from: 700, to: 300)
        stage.advance(by: 0.1)
        expect(scrollView.contentOffset.y, isGreaterThan: 450)
        // The content becomes smaller twice: while it decelerates, and while it springs back.
        for (height, end) in [(1_200.0, 400.0), (1_100, 300)] {
            scrollView.contentSize.height = height
            stage.advance(by: 0.1)
            expect(scrollView.isDecelerating && scrollView.contentOffset.y > end)
        }
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, equals: 300)
        expect(!scrollView.isDecelerating)
        expect(recorder.sequence.last, equals: "didEndDecelerating")
    }

    @Test func `without bouncing, the content stops at the end`() {
        scrollView.bounces = false
        scrollView.contentSize.height = 1_200
        flick(from: 700, to: 300)
        recorder.onScroll = { expect($0.contentOffset.y, isAtMost: 400) }
        stage.advance(by: 4)
        expect(scrollView.contentOffset.y, equals: 400)
        flick(from: 100, to: 700)
        recorder.onScroll = { expect($0.contentOffset.y, isAtLeast: 0) }
        stage.advance(by: 4)
        expect(scrollView.contentOffset.y, equals: 0)
    }

    // MARK: Target offset

    @Test func `the delegate can choose the resting offset`() {
        recorder.chooseTarget = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
        flick()
        stage.advance(by: 8)
        expect(scrollView.contentOffset.y, equals: (recorder.target.y / 100).rounded() * 100)
        recorder.chooseTarget = { _ in CGPoint(x: 0, y: 40) }
        flick()
        stage.advance(by: 8)
        expect(scrollView.contentOffset.y, equals: 40)
    }

    @Test func `paging moves one page at a time`() {
        scrollView.contentSize = CGSize(width: 2_000, height: 800)
        scrollView.isPagingEnabled = true
        stage.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.05)
        stage.advance(by: 2)
        expect(scrollView.contentOffset, equals: CGPoint(x: 400, y: 0))
        stage.touch(.began, 350, 400)
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 220, y: 400), duration: 0.3)
        stage.advance(by: 0.2)
        stage.touch(.ended, 220, 400)
        stage.advance(by: 2)
        expect(scrollView.contentOffset, equals: CGPoint(x: 400, y: 0))
        stage.swipe(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.05)
        stage.advance(by: 2)
        expect(scrollView.contentOffset, equals: .zero)
    }

    // MARK: Content and touches

    @Test func `content receives a touch after a delay, and a drag cancels it`() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.addSubview(content)
        stage.touch(.began, 200, 600)
        stage.advance(by: 0.14)
        expect(content.phases.isEmpty)
        stage.advance(by: 0.02)
        expect(content.phases, equals: ["began"])
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
        expect(content.phases.last, equals: "cancelled")
        expect(scrollView.isDragging)
        stage.touch(.ended, 200, 500)
        expect(content.phases.filter { $0 != "moved" }, equals: ["began", "cancelled"])
    }

    @Test func `content receives a short tap completely`() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.addSubview(content)
        stage.tap(200, 300)
        expect(content.phases, equals: ["began", "ended"])
    }

    @Test func `content receives no touches of a quick drag`() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.addSubview(content)
        flick()
        expect(content.phases.isEmpty)
    }

    @Test func `without delay, content receives touches immediately`() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.addSubview(content)
        scrollView.delaysContentTouches = false
        stage.touch(.began, 200, 600)
        expect(content.phases, equals: ["began"])
        stage.touch(.ended, 200, 600)
    }

    @Test func `a control that has received a touch keeps it`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.addSubview(control)
        stage.touch(.began, 200, 600)
        stage.advance(by: 0.2)
        expect(control.isTracking)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.2)
        expect(control.isTracking && !scrollView.isDragging)
        stage.touch(.ended, 200, 400)
        flick()
        expect(scrollView.contentOffset.y, isGreaterThan: 0)
    }

    @Test func `a touch on moving content stops it and is not delivered`() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 5_000))
        scrollView.addSubview(content)
        flick()
        stage.advance(by: 0.1)
        let offset: CGPoint = scrollView.contentOffset
        recorder.calls = []
        stage.touch(.began, 200, 400)
        expect(abs(scrollView.contentOffset.y - offset.y), isLessThan: 0.01)
        stage.advance(by: 0.3)
        stage.touch(.ended, 200, 400)
        expect(content.phases.isEmpty)
        expect(
            recorder.sequence,
            equals: [
                "didEndDecelerating T", "willBeginDragging TD", "willEndDragging TD", "didEndDragging(false)",
            ])
        stage.advance(by: 1)
        expect(abs(scrollView.contentOffset.y - offset.y), isLessThan: 0.01)
    }

    @Test func `content that fits is dragged only if it always bounces`() {
        scrollView.contentSize = CGSize(width: 400, height: 300)
        flick()
        expect(recorder.calls.isEmpty)
        scrollView.alwaysBounceVertical = true
        flick()
        expect(recorder.sequence.first, equals: "willBeginDragging TD")
        stage.advance(by: 3)
        expect(scrollView.contentOffset, equals: .zero)
    }

    @Test func `a nested scroll view at its end leaves the drag to the outer one`() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 1_000)
        scrollView.addSubview(inner)
        stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.5)
        stage.advance(by: 8)
        expect(inner.contentOffset.y > 190 && scrollView.contentOffset.y == 0)
        inner.contentOffset.y = 600
        stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.5)
        stage.advance(by: 8)
        expect(inner.contentOffset.y == 600 && scrollView.contentOffset.y > 190)
    }

    @Test func `a horizontal scroll view inside a vertical one receives horizontal drags`() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 1_000, height: 400)
        scrollView.addSubview(inner)
        stage.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 290), duration: 0.5)
        stage.advance(by: 8)
        expect(inner.contentOffset.x > 80 && scrollView.contentOffset.y == 0)
        stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 200), duration: 0.5)
        stage.advance(by: 8)
        expect(scrollView.contentOffset.y, isGreaterThan: 80)
    }

    // MARK: Programmatic scrolling

    @Test func `setContentOffset animates and notifies the delegate at the end`() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        expect(scrollView.isScrollAnimating)
        expect(scrollView.contentOffset, equals: .zero)
        stage.advance(by: 0.15)
        expect(abs(scrollView.contentOffset.y - 500), isLessThan: 120)
        stage.advance(by: 0.3)
        expect(scrollView.contentOffset.y, equals: 1_000)
        expect(recorder.sequence, equals: ["didScroll", "didEndScrollingAnimation"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        expect(scrollView.contentOffset.y, equals: 10)
        expect(recorder.calls.last, equals: "didScroll")
    }

    @Test func `setContentOffset stops a fling, and an assignment shifts it`() {
        flick()
        stage.advance(by: 0.1)
        let before: CGFloat = scrollView.contentOffset.y
        scrollView.contentOffset.y += 1_000
        expect(scrollView.isDecelerating)
        stage.advance(by: 0.1)
        expect(scrollView.contentOffset.y, isGreaterThan: before + 1_000)
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        expect(!scrollView.isDecelerating)
        let rest: CGPoint = scrollView.contentOffset
        stage.advance(by: 1)
        expect(scrollView.contentOffset, equals: rest)
    }

    @Test func `scrollRectToVisible scrolls the minimum distance`() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        expect(scrollView.contentOffset.y, equals: 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1_000, width: 10, height: 10), animated: false)
        expect(scrollView.contentOffset.y, equals: 210)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
        expect(scrollView.contentOffset.y, equals: 200)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 6_000, width: 10, height: 10), animated: false)
        expect(scrollView.contentOffset.y, equals: 4_200)
    }

    @Test func `insets add space around the content`() {
        scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        expect(scrollView.contentOffset.y, equals: 0)
        scrollView.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
        flick(from: 700, to: 300)
        stage.advance(by: 0.5)
        scrollView.setContentOffset(CGPoint(x: 0, y: 9_000), animated: false)
        scrollView.contentSize.height = 2_000
        expect(scrollView.contentOffset.y, equals: 1_230)
        expect(scrollView.adjustedContentInset, equals: scrollView.contentInset)
    }

    @Test func `an interrupted scroll to the top does not report the top`() {
        scrollView.contentOffset.y = 900
        expect(scrollView.scrollToTop())
        stage.advance(by: 0.1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        stage.advance(by: 1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        stage.advance(by: 1)
        expect(recorder.calls.filter { $0.contains("EndScrolling") }.count, equals: 2)
        expect(!recorder.calls.contains { $0.hasPrefix("didScrollToTop") })
    }

    @Test(arguments: [10.2, 10.3])
    func `a scroll and a bounce to the top end if the inset is not a whole number of pixels`(inset: CGFloat) {
        scrollView.contentInset.top = inset
        scrollView.contentOffset.y = 500
        recorder.calls = []
        expect(scrollView.scrollToTop())
        stage.advance(by: 2)
        expect(recorder.sequence, equals: ["didScroll", "didEndScrollingAnimation", "didScrollToTop"])
        expect(!scrollView.scrollToTop())
        recorder.calls = []
        scrollView.contentOffset.y = 500
        scrollView.setContentOffset(CGPoint(x: 0, y: -inset), animated: true)
        stage.advance(by: 2)
        expect(recorder.sequence, equals: ["didScroll", "didEndScrollingAnimation"])
        flick(from: 100, to: 400)
        stage.advance(by: 3)
        expect(!scrollView.isDecelerating && recorder.calls.last == "didEndDecelerating")
        expect(abs(scrollView.contentOffset.y + inset), isAtMost: 0.25)
    }

    // MARK: Wheels

    @Test func `a step of a wheel animates the content and never moves it past its end`() {
        _ = scrollView
        stage.wheel(200, 400, dy: -100)
        expect(recorder.calls, equals: ["willBeginDragging D"])
        stage.wheel(200, 400, dy: -100)
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, equals: 200)
        expect(recorder.sequence.suffix(2), equals: ["willEndDragging D", "didEndDragging(false)"])
        stage.wheel(200, 400, dy: 500)
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, equals: 0)
        recorder.calls = []
        stage.wheel(200, 400, dy: 500)
        stage.advance(by: 1)
        expect(recorder.calls.isEmpty)
    }

    @Test func `a change of the offset after the last step of a wheel ends the series`() {
        _ = scrollView
        stage.wheel(200, 400, dy: -100)
        stage.advance(by: 0.2)
        expect(scrollView.isDragging && scrollView.motion != nil)
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.advance(by: 1)
        expect(!scrollView.isDragging && scrollView.contentOffset.y == 500)
        expect(recorder.sequence.suffix(2), equals: ["willEndDragging D", "didEndDragging(false)"])
    }

    @Test func `with paging, steps of a wheel end on the next page in their direction`() {
        scrollView.contentSize = CGSize(width: 1_900, height: 800)
        scrollView.isPagingEnabled = true
        stage.wheel(200, 400, dx: -100, dy: 0)
        stage.advance(by: 2)
        expect(scrollView.contentOffset, equals: CGPoint(x: 400, y: 0))
        expect(
            recorder.sequence,
            equals: [
                "willBeginDragging D", "didScroll D", "willEndDragging D", "didEndDragging(true)",
                "willBeginDecelerating d", "didScroll d", "didEndDecelerating",
            ])
        expect(recorder.target, equals: CGPoint(x: 400, y: 0))
        for _ in 0..<5 { stage.wheel(200, 400, dx: -100, dy: 0) }
        stage.advance(by: 2)
        expect(scrollView.contentOffset.x, equals: 1_200)
        stage.wheel(200, 400, dx: -100, dy: 0)
        stage.advance(by: 2)
        expect(scrollView.contentOffset.x, equals: 1_500)
        stage.wheel(200, 400, dx: 100, dy: 0)
        stage.advance(by: 2)
        expect(scrollView.contentOffset.x, equals: 1_200)
    }

    @Test func `with paging, a step of a wheel during the motion to a page adds a page`() {
        scrollView.contentSize = CGSize(width: 2_000, height: 800)
        scrollView.isPagingEnabled = true
        stage.wheel(200, 400, dx: -100, dy: 0)
        stage.advance(by: 0.45)
        expect(scrollView.isDecelerating && scrollView.contentOffset.x > 100 && scrollView.contentOffset.x < 400)
        stage.wheel(200, 400, dx: -100, dy: 0)
        stage.advance(by: 2)
        expect(scrollView.contentOffset.x, equals: 800)
    }

    @Test func `with paging, a trackpad ends on the nearest page`() {
        scrollView.contentSize = CGSize(width: 2_000, height: 800)
        scrollView.isPagingEnabled = true
        for (distance, page) in [(150.0, 0.0), (250, 400), (150, 400), (-250, 0)] {
            stage.wheel(200, 400, dx: -distance, dy: 0, isContinuous: true)
            stage.advance(by: 2)
            expect(scrollView.contentOffset.x, equals: page)
        }
        expect(!scrollView.isDragging && !scrollView.isDecelerating)
    }

    @Test func `a trackpad moves the content immediately, as one drag`() {
        _ = scrollView
        for _ in 0..<5 {
            stage.wheel(200, 400, dy: -7, isContinuous: true)
            stage.advance(by: 0.016)
        }
        expect(scrollView.contentOffset.y, equals: 35)
        stage.advance(by: 0.3)
        expect(
            recorder.sequence,
            equals: ["willBeginDragging D", "didScroll D", "willEndDragging D", "didEndDragging(false)"])
    }

    @Test(arguments: [false, true])
    func `a step of a wheel ends a programmatic scroll that began after the last step`(isContinuous: Bool) {
        scrollView.contentOffset.y = 2_000
        recorder.calls = []
        stage.wheel(200, 400, dy: -100)
        stage.advance(by: 0.05)
        expect(scrollView.scrollToTop())
        stage.advance(by: 0.05)
        stage.wheel(200, 400, dy: -100, isContinuous: isContinuous)
        expect(recorder.calls.filter { $0.hasPrefix("didEndScrollingAnimation") }.count, equals: 1)
        expect(!scrollView.isScrollAnimating)
        stage.advance(by: 1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.advance(by: 1)
        expect(recorder.calls.filter { $0.hasPrefix("didEndScrollingAnimation") }.count, equals: 2)
        expect(!recorder.calls.contains { $0.hasPrefix("didScrollToTop") })
    }

    @Test func `the pause after a step of a wheel does not change a programmatic scroll`() {
        _ = scrollView
        recorder.chooseTarget = { CGPoint(x: 0, y: ($0.y / 300).rounded() * 300) }
        stage.wheel(200, 400, dy: -100)
        stage.advance(by: 0.05)
        scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        stage.advance(by: 0.2)
        expect(!scrollView.isDragging && scrollView.isScrollAnimating)
        expect(recorder.target.y, equals: 1_000)
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, equals: 1_000)
        // Without another motion, the content moves to the target that the delegate chooses.
        stage.wheel(200, 400, dy: -100)
        stage.advance(by: 2)
        expect(scrollView.contentOffset.y, equals: 1_200)
    }

    // MARK: Frames

    @Test func `no frame is drawn once the content rests`() {
        flick()
        stage.advance(by: 10)
        let frames: Int = stage.application.statistics.frames
        stage.advance(by: 10)
        expect(stage.application.statistics.frames, equals: frames)
    }

    @Test func `removal from the window ends a deceleration`() {
        flick()
        stage.advance(by: 0.1)
        scrollView.removeFromSuperview()
        expect(!scrollView.isDecelerating)
        expect(recorder.calls.last, equals: "didEndDecelerating")
        stage.advance(by: 1)
    }
}
