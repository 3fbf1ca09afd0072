import Expectations
import Foundation
import HostClock
import PlatformHost
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Random touches on recognizers, scroll views and controls, with invariants checked after each event.
@MainActor @Suite(.onStage) struct MonkeyTests {

    /// A view that checks that touches arrive in a valid order.
    final class CheckingView: UIView {
        var beganCount = 0
        private var down: Set<UITouch> = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            beganCount += 1
            expect(down.isDisjoint(with: touches))
            down.formUnion(touches)
            // The end of an earlier touch may still be held back.
            if !isMultipleTouchEnabled { expect(down.count { !$0.hasEnded }, equals: 1) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            expect(touches.isSubset(of: down))
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            expect(touches.isSubset(of: down))
            down.subtract(touches)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            expect(touches.isSubset(of: down))
            down.subtract(touches)
        }
        var isIdle: Bool { down.isEmpty }
    }

    /// Counts recognized gestures, and fails if a recognizer sends an action in an invalid state.
    @MainActor final class Counter: NSObject {
        var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
        var ended: [String: Int] = [:]

        func observe(_ recognizer: UIGestureRecognizer) {
            recognizer.addTarget(self, action: Selector("count", Counter.count))
        }

        func count(_ recognizer: UIGestureRecognizer) {
            let before: UIGestureRecognizer.State = last[ObjectIdentifier(recognizer)] ?? .possible
            let isOngoing: Bool = before == .began || before == .changed
            switch recognizer.state {
            case .began: expect(!isOngoing)
            case .changed, .cancelled: expect(isOngoing)
            case .ended: ended["\(type(of: recognizer))", default: 0] += 1
            case .possible, .failed: Issue.record("\(recognizer) sent its action in state \(recognizer.state).")
            }
            last[ObjectIdentifier(recognizer)] = recognizer.state
        }
    }

    @Test(arguments: 0..<6)
    func `random touches keep recognizers, views and scroll views consistent`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) &* 7_919 &+ 17)
        let stage = Stage()
        let counter = Counter()
        let plain = CheckingView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let many = CheckingView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
        many.isMultipleTouchEnabled = true
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        let inside = CheckingView(frame: CGRect(x: 0, y: 0, width: 400, height: 2_000))
        let control = UIControl(frame: CGRect(x: 20, y: 40, width: 360, height: 100))
        scrollView.addSubview(inside)
        inside.addSubview(control)
        let recorder = ScrollRecorder()
        scrollView.delegate = recorder
        for view in [plain, many, scrollView] { stage.root.addSubview(view) }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let recognizers: [(UIView, UIGestureRecognizer)] = [
            (plain, double), (plain, single), (plain, UILongPressGestureRecognizer()),
            (plain, UIPanGestureRecognizer()),
            (many, UIPinchGestureRecognizer()), (many, UIRotationGestureRecognizer()),
            (many, UISwipeGestureRecognizer()), (stage.root, UIPanGestureRecognizer()),
        ]
        for (view, recognizer) in recognizers {
            view.addGestureRecognizer(recognizer)
            counter.observe(recognizer)
        }
        var fingers: [Int: CGPoint] = [:]
        func post(_ phase: HostTouch.Phase, _ finger: Int, _ point: CGPoint) {
            stage.post(phase, point.x, point.y, finger: finger)
        }
        for _ in 0..<1_500 {
            let finger: Int = random.below(3)
            switch (fingers[finger], random.below(10)) {
            case (nil, 0..<7):
                fingers[finger] = CGPoint(x: CGFloat(random.below(400)), y: CGFloat(random.below(800)))
                post(.began, finger, fingers[finger]!)
            case (let point?, 0..<6):
                let reach: Int = random.below(2) == 0 ? 8 : 80
                let moved = CGPoint(
                    x: min(max(point.x + CGFloat(random.below(2 * reach + 1) - reach), 0), 399),
                    y: min(max(point.y + CGFloat(random.below(2 * reach + 1) - reach), 0), 799))
                fingers[finger] = moved
                post(.moved, finger, moved)
            case (let point?, 6..<9):
                fingers[finger] = nil
                post(random.below(8) == 0 ? .cancelled : .ended, finger, point)
            case (_, 9) where random.below(12) == 0:
                let recognizer: UIGestureRecognizer = recognizers[random.below(recognizers.count)].1
                recognizer.isEnabled.toggle()
                recognizer.isEnabled = true
            default:
                if random.below(3) == 0 { stage.wheel(200, 600, dy: CGFloat(random.below(201) - 100)) }
            }
            if random.below(3) > 0 { stage.host.turn() } else { stage.advance(by: Double(random.below(6)) * 0.05) }
            expect(!(scrollView.isDecelerating && scrollView.isDragging))
            expect(scrollView.contentOffset.y > -400 && scrollView.contentOffset.y < 2_000)
        }
        for (finger, point) in fingers { post(.ended, finger, point) }
        stage.advance(by: 5)
        for view in [plain, many, inside] { expect(view.isIdle && view.beganCount > 0) }
        expect(!control.isTracking && !scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        expect(stage.window.gestureEnvironment.participantCount, equals: 0)
        expect(stage.window.gestureEnvironment.touches.isEmpty)
        expect(stage.window.gestureEnvironment.arbiter.activeRecognizers.isEmpty)
        expect((counter.ended["UIPanGestureRecognizer"] ?? 0), isGreaterThan: 10)
        expect((counter.ended["UITapGestureRecognizer"] ?? 0), isGreaterThan: 2)
        let begun: Int = recorder.calls.count { $0.hasPrefix("willBeginDragging") }
        let ended: Int = recorder.calls.count { $0.hasPrefix("didEndDragging") }
        expect(begun > 5 && begun == ended)
        let decelerations: Int = recorder.calls.count { $0.hasPrefix("willBeginDecelerating") }
        expect(decelerations > 0 && decelerations == recorder.calls.count { $0.hasPrefix("didEndDecelerating") })
    }
}
