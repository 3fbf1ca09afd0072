import Expectations
import PlatformHost
import TestStage
import Testing
import UIKitCore

/// Which taps count as a multiple tap.
@MainActor @Suite(.onStage) struct TapCountTests {
    private final class Counter: UIView {
        var counts: [Int] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts += touches.map(\.tapCount)
        }
    }

    @Test func `two taps with typing between them are single taps`() {
        let stage = Stage()
        let counter = Counter(frame: stage.root.bounds)
        stage.root.addSubview(counter)
        stage.tap(100, 100)
        stage.tap(100, 100)
        stage.host.post(.text("a"), at: stage.host.windows[0])
        stage.host.turn()
        stage.tap(100, 100)
        expect(counter.counts, equals: [1, 2, 1])
    }

    @Test func `each finger of a tap with two fingers has its own count`() {
        let stage = Stage()
        let counter = Counter(frame: stage.root.bounds)
        counter.isMultipleTouchEnabled = true
        stage.root.addSubview(counter)
        for _ in 0..<2 {
            stage.touch(.began, 100, 100)
            stage.touch(.began, 130, 100, finger: 2)
            stage.advance(by: 0.05)
            stage.touch(.ended, 100, 100)
            stage.touch(.ended, 130, 100, finger: 2)
            stage.advance(by: 0.05)
        }
        expect(counter.counts, equals: [1, 1, 2, 2])
    }

    @Test func `taps in different windows, and touches that the system cancels, are not multiple taps`() {
        let stage = Stage()
        let counter = Counter(frame: stage.root.bounds)
        stage.root.addSubview(counter)
        stage.touch(.began, 100, 100)
        stage.touch(.cancelled, 100, 100)
        stage.tap(100, 100)
        let window = UIWindow(windowScene: stage.application.connectedWindowScene!)
        let other = Counter(frame: stage.root.bounds)
        window.addSubview(other)
        window.isHidden = false
        stage.tap(100, 100)
        stage.tap(100, 100)
        expect(counter.counts, equals: [1, 1])
        expect(other.counts, equals: [1, 2])
    }

    @Test func `a tap after typing places the caret and does not select a word`() {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 400, height: 40))
        stage.root.addSubview(field)
        for text in ["one two", "!"] {
            stage.tap(390, 120)
            stage.host.post(.text(text), at: stage.host.windows[0])
            stage.host.turn()
        }
        expect(field.text, equals: "one two!")
    }

    @Test func `a tap with two fingers does not begin editing if the second finger lifts first`() {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        stage.root.addSubview(field)
        stage.touch(.began, 60, 110)
        stage.advance(by: 0.02)
        stage.touch(.began, 120, 110, finger: 2)
        stage.advance(by: 0.02)
        stage.touch(.ended, 120, 110, finger: 2)
        stage.touch(.ended, 60, 110)
        stage.advance(by: 1)
        expect(!field.isFirstResponder)
        stage.tap(60, 110)
        expect(field.isFirstResponder)
    }
}
