import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SwitchTests {
    private func make() -> ControlStage<UISwitch> {
        ControlStage(UISwitch(), frame: CGRect(x: 20, y: 20, width: 51, height: 31)) { $0.isOn ? "on" : "off" }
    }

    @Test func `a tap turns it, and says so each time`() {
        let screen = make()
        screen.tap(25, 15)
        screen.tap(25, 15)
        #expect(screen.sent == ["on", "off"])
    }

    @Test func `a finger that drags the thumb turns it once`() {
        let screen = make()
        screen.drag(from: CGPoint(x: 12, y: 15), to: CGPoint(x: 48, y: 15))
        #expect(screen.sent == ["on"])
        screen.drag(from: CGPoint(x: 48, y: 15), to: CGPoint(x: 5, y: 15))
        #expect(screen.sent == ["on", "off"])
    }

    @Test func `from right to left the other side is on`() {
        let screen = make()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.drag(from: CGPoint(x: 12, y: 15), to: CGPoint(x: 48, y: 15))
        #expect(screen.sent.isEmpty)
        screen.drag(from: CGPoint(x: 40, y: 15), to: CGPoint(x: 5, y: 15))
        #expect(screen.sent == ["on"])
    }

    @Test func `setting it sends nothing`() {
        let screen = make()
        screen.control.isOn = true
        screen.control.setOn(false, animated: true)
        #expect(screen.sent.isEmpty)
        #expect(!screen.control.isOn)
    }

    @Test func `disabled it does not turn`() {
        let screen = make()
        screen.control.isEnabled = false
        screen.tap(25, 15)
        #expect(!screen.control.isOn && screen.sent.isEmpty)
    }

    @Test func `its size is its own`() {
        #expect(
            UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1)).frame
                == CGRect(x: 3, y: 4, width: 51, height: 31))
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test func `it tells its state to those who do not look`() {
        let control = UISwitch()
        #expect(control.accessibilityValue == "0")
        control.isOn = true
        #expect(control.accessibilityValue == "1")
    }
}
