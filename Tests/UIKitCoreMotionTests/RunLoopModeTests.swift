import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class RunLoopModeTests {
    enum Removal: CaseIterable { case never, beforeTheEnd, afterTheEnd }

    @MainActor final class Recorder: NSObject, UIScrollViewDelegate {
        var calls: [String: Int] = [:]
        var callsAtEnd: [String: Int]?

        func call(_ name: String) { calls[name, default: 0] += 1 }
        func tick(_ timer: Timer) { call(timer.userInfo as? String ?? "") }
        func step() { call("default link") }
        var modes: [RunLoop.Mode?] = []
        func recordMode() { modes.append(RunLoop.current.currentMode) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { recordMode() }
        func commonStep() { call("common link") }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { callsAtEnd = calls }

        /// The moment at the end of a drag at which the delegate removes the scroll view.
        var removal = Removal.never

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if removal == .beforeTheEnd { scrollView.removeFromSuperview() }
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if removal == .afterTheEnd { scrollView.removeFromSuperview() }
        }
    }

    let stage = Stage()
    let recorder = Recorder()
    lazy var scrollView: UIScrollView = {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 5_000)
        scrollView.delegate = recorder
        stage.root.addSubview(scrollView)
        stage.host.turn()
        return scrollView
    }()

    func beginDragging() {
        _ = scrollView
        stage.touch(.began, 200, 600)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
        expect(scrollView.isDragging)
    }

    func endDragging() {
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
        stage.touch(.ended, 200, 300)
        expect(scrollView.isDecelerating)
        stage.advance(by: 8)
        expect(!scrollView.isDecelerating)
    }

    @Test func `timers with a selector wait while the user scrolls, unless they are added to the common modes`() {
        beginDragging()
        let timers: [Timer] = ["default", "common", "tracking"].map { name in
            Timer.scheduledTimer(
                timeInterval: 0.5, target: recorder, selector: Selector("tick", Recorder.tick), userInfo: name,
                repeats: true)
        }
        RunLoop.main.add(timers[1], forMode: .common)
        RunLoop.current.add(timers[2], forMode: .tracking)
        endDragging()
        for timer in timers { timer.invalidate() }
        let calls: [String: Int] = recorder.callsAtEnd ?? [:]
        expectNil(calls["default"])
        expect(calls["common"] ?? 0, isGreaterThan: 2)
        expect(calls["tracking"], equals: calls["common"])
        // It fires once for the times that passed, and then at its interval.
        expect(recorder.calls["default"] ?? 0, isGreaterThan: 2)
        expect(recorder.calls["default"] ?? 0, isLessThan: recorder.calls["common"] ?? 0)
    }

    @Test func `the code of the application runs in the mode of the run loop`() {
        recorder.perform(Selector("recordMode", Recorder.recordMode), with: nil, afterDelay: 0.1)
        stage.advance(by: 0.2)
        expect(recorder.modes, equals: [.default])
        recorder.modes = []
        beginDragging()
        endDragging()
        // The content is still decelerating during the last call.
        expect(recorder.modes.count, isGreaterThan: 20)
        expect(Set(recorder.modes.map { $0?.rawValue }), equals: [RunLoop.Mode.tracking.rawValue])
        expect(RunLoop.current.currentMode, equals: .default)
    }

    @Test func `display links in the default mode wait while the user scrolls`() {
        let links: [CADisplayLink] = [
            CADisplayLink(target: recorder, selector: Selector("step", Recorder.step)),
            CADisplayLink(target: recorder, selector: Selector("commonStep", Recorder.commonStep)),
        ]
        beginDragging()
        links[0].add(to: .main, forMode: .default)
        links[1].add(to: .main, forMode: .common)
        endDragging()
        for link in links { link.invalidate() }
        expectNil(recorder.callsAtEnd?["default link"])
        expect(recorder.callsAtEnd?["common link"] ?? 0, isGreaterThan: 60)
        expect(recorder.calls["default link"] ?? 0, isGreaterThan: 10)
    }

    @Test func `delayed calls wait while the user scrolls, unless they are for the common modes`() {
        beginDragging()
        let call = Selector("call", Recorder.call)
        recorder.perform(call, with: "default", afterDelay: 0)
        recorder.perform(call, with: "canceled", afterDelay: 0)
        recorder.perform(call, with: "common", afterDelay: 0, inModes: [.common])
        stage.advance(by: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: call, object: "canceled")
        expect(recorder.calls, equals: ["common": 1])
        endDragging()
        expect(recorder.callsAtEnd, equals: ["common": 1])
        expect(recorder.calls, equals: ["common": 1, "default": 1])
    }

    @Test func `timers with a block wait while the user scrolls`() {
        beginDragging()
        for mode in [RunLoop.Mode.default, .common, .tracking] {
            let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { [recorder] _ in
                MainActor.assumeIsolated { recorder.call(mode.rawValue) }
            }
            RunLoop.main.add(timer, forMode: mode)
        }
        stage.advance(by: 0.1)
        expect(
            recorder.calls, equals: [RunLoop.Mode.common.rawValue: 1, RunLoop.Mode.tracking.rawValue: 1])
        endDragging()
        expect(recorder.calls[RunLoop.Mode.default.rawValue], equals: 1)
    }

    @Test func `a scroll view that leaves its window does not delay timers`() {
        beginDragging()
        recorder.perform(Selector("call", Recorder.call), with: "default", afterDelay: 0)
        scrollView.removeFromSuperview()
        stage.advance(by: 0.1)
        expect(recorder.calls, equals: ["default": 1])
    }

    @Test(arguments: [Removal.beforeTheEnd, .afterTheEnd])
    func `a scroll view that its delegate removes when a drag ends does not delay timers`(_ removal: Removal) {
        recorder.removal = removal
        beginDragging()
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
        stage.touch(.ended, 200, 300)
        recorder.perform(Selector("call", Recorder.call), with: "default", afterDelay: 0)
        stage.advance(by: 0.1)
        expect(!scrollView.isDecelerating)
        expect(recorder.calls, equals: ["default": 1])
    }
}
