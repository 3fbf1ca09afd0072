import Foundation
import HostClock
import PlatformHost
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Random fingers on recognisers, scroll views and controls, with what must always hold checked all along.
@MainActor @Suite(.onStage) struct MonkeyTests {

    /// A view that fails when it hears of touches in an order that cannot be.
    final class Sceptic: UIView {
        var heard = 0
        private var down: Set<UITouch> = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard += 1
            #expect(down.isDisjoint(with: touches))
            down.formUnion(touches)
            // The end of an earlier touch may be held back still.
            if !isMultipleTouchEnabled { #expect(down.count { !$0.isOver } == 1) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            #expect(touches.isSubset(of: down))
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            #expect(touches.isSubset(of: down))
            down.subtract(touches)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            #expect(touches.isSubset(of: down))
            down.subtract(touches)
        }
        var isIdle: Bool { down.isEmpty }
    }

    /// Counts what recognisers told, and fails when one tells what Apple forbids.
    @MainActor final class Counter: NSObject {
        var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
        var ended: [String: Int] = [:]

        func watch(_ recognizer: UIGestureRecognizer) {
            recognizer.addTarget(self, action: Selector("count", Counter.count))
        }

        func count(_ recognizer: UIGestureRecognizer) {
            let before: UIGestureRecognizer.State = last[ObjectIdentifier(recognizer)] ?? .possible
            let isOngoing: Bool = before == .began || before == .changed
            switch recognizer.state {
            case .began: #expect(!isOngoing)
            case .changed, .cancelled: #expect(isOngoing)
            case .ended: ended["\(type(of: recognizer))", default: 0] += 1
            case .possible, .failed: Issue.record("\(recognizer) told its targets in state \(recognizer.state).")
            }
            last[ObjectIdentifier(recognizer)] = recognizer.state
        }
    }

    @Test(arguments: 0..<6)
    func `nothing gets out of step, whatever the fingers do`(seed: Int) {
        var chance = SplitMix64(seed: UInt64(seed) &* 7_919 &+ 17)
        let stage = Stage()
        let counter = Counter()
        let plain = Sceptic(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let many = Sceptic(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
        many.isMultipleTouchEnabled = true
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        let inside = Sceptic(frame: CGRect(x: 0, y: 0, width: 400, height: 2_000))
        let control = UIControl(frame: CGRect(x: 20, y: 40, width: 360, height: 100))
        scrollView.addSubview(inside)
        inside.addSubview(control)
        let watcher = ScrollWatcher()
        scrollView.delegate = watcher
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
            counter.watch(recognizer)
        }
        var fingers: [Int: CGPoint] = [:]
        func post(_ phase: HostTouch.Phase, _ finger: Int, _ point: CGPoint) {
            stage.post(phase, point.x, point.y, finger: finger)
        }
        for _ in 0..<1_500 {
            let finger: Int = chance.below(3)
            switch (fingers[finger], chance.below(10)) {
            case (nil, 0..<7):
                fingers[finger] = CGPoint(x: CGFloat(chance.below(400)), y: CGFloat(chance.below(800)))
                post(.began, finger, fingers[finger]!)
            case (let point?, 0..<6):
                let reach: Int = chance.below(2) == 0 ? 8 : 80
                let moved = CGPoint(
                    x: min(max(point.x + CGFloat(chance.below(2 * reach + 1) - reach), 0), 399),
                    y: min(max(point.y + CGFloat(chance.below(2 * reach + 1) - reach), 0), 799))
                fingers[finger] = moved
                post(.moved, finger, moved)
            case (let point?, 6..<9):
                fingers[finger] = nil
                post(chance.below(8) == 0 ? .cancelled : .ended, finger, point)
            case (_, 9) where chance.below(12) == 0:
                let recognizer: UIGestureRecognizer = recognizers[chance.below(recognizers.count)].1
                recognizer.isEnabled.toggle()
                recognizer.isEnabled = true
            default:
                if chance.below(3) == 0 { stage.wheel(200, 600, dy: CGFloat(chance.below(201) - 100)) }
            }
            if chance.below(3) > 0 { stage.host.turn() } else { stage.pass(Double(chance.below(6)) * 0.05) }
            #expect(!(scrollView.isDecelerating && scrollView.isDragging))
            #expect(scrollView.contentOffset.y > -400 && scrollView.contentOffset.y < 2_000)
        }
        for (finger, point) in fingers { post(.ended, finger, point) }
        stage.pass(5)
        for view in [plain, many, inside] { #expect(view.isIdle && view.heard > 0) }
        #expect(!control.isTracking && !scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        #expect(stage.window.gestureEnvironment.participantCount == 0)
        #expect(stage.window.gestureEnvironment.touches.isEmpty)
        #expect(stage.window.gestureEnvironment.arbiter.activeRecognizers.isEmpty)
        #expect((counter.ended["UIPanGestureRecognizer"] ?? 0) > 10)
        #expect((counter.ended["UITapGestureRecognizer"] ?? 0) > 2)
        let begun: Int = watcher.calls.count { $0.hasPrefix("willBeginDragging") }
        let ended: Int = watcher.calls.count { $0.hasPrefix("didEndDragging") }
        #expect(begun > 5 && begun == ended)
        let slowing: Int = watcher.calls.count { $0.hasPrefix("willBeginDecelerating") }
        #expect(slowing > 0 && slowing == watcher.calls.count { $0.hasPrefix("didEndDecelerating") })
    }
}
