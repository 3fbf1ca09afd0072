import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SwitchTests {
    private func make() -> ControlStage<UISwitch> {
        ControlStage(UISwitch(), frame: CGRect(x: 20, y: 20, width: 51, height: 31)) { $0.isOn ? "on" : "off" }
    }

    @Test func `a tap toggles the switch and sends an action`() {
        let screen = make()
        screen.tap(25, 15)
        screen.tap(25, 15)
        expect(screen.sent, equals: ["on", "off"])
    }

    @Test func `the size of a switch is fixed`() {
        let control = UISwitch()
        control.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
        expect(control.frame, equals: CGRect(x: 10, y: 20, width: 51, height: 31))
        control.bounds.size = CGSize(width: 5, height: 5)
        expect(control.bounds, equals: CGRect(x: 0, y: 0, width: 51, height: 31))
        control.transform = CGAffineTransform(scaleX: 2, y: 2)
        control.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        expect(control.frame, equals: CGRect(x: 0, y: 0, width: 102, height: 62))
        expect(control.bounds.size, equals: CGSize(width: 51, height: 31))
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `constraints place a switch at the leading top corner`(direction: UISemanticContentAttribute) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let control = UISwitch()
        control.semanticContentAttribute = direction
        control.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(control)
        NSLayoutConstraint.activate([
            control.leftAnchor.constraint(equalTo: root.leftAnchor),
            control.rightAnchor.constraint(equalTo: root.rightAnchor),
            control.topAnchor.constraint(equalTo: root.topAnchor),
            control.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        let x: CGFloat = direction == .forceLeftToRight ? 0 : 249
        expect(control.frame, equals: CGRect(x: x, y: 0, width: 51, height: 31))
    }

    @Test func `a switch is sliding in every preferred style`() {
        let control = UISwitch()
        expect(control.preferredStyle, equals: .automatic)
        control.preferredStyle = .checkbox
        control.title = "Sound"
        expect(control.style == .sliding && control.title == "Sound")
    }

    @Test func `a drag of the thumb toggles the switch once`() {
        let screen = make()
        screen.drag(from: CGPoint(x: 12, y: 15), to: CGPoint(x: 48, y: 15))
        expect(screen.sent, equals: ["on"])
        screen.drag(from: CGPoint(x: 48, y: 15), to: CGPoint(x: 5, y: 15))
        expect(screen.sent, equals: ["on", "off"])
    }

    @Test func `the left side is on in a right-to-left layout`() {
        let screen = make()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.drag(from: CGPoint(x: 12, y: 15), to: CGPoint(x: 48, y: 15))
        expect(screen.sent.isEmpty)
        screen.drag(from: CGPoint(x: 40, y: 15), to: CGPoint(x: 5, y: 15))
        expect(screen.sent, equals: ["on"])
    }

    @Test func `setting the value sends no actions`() {
        let screen = make()
        screen.control.isOn = true
        screen.control.setOn(false, animated: true)
        expect(screen.sent.isEmpty)
        expect(!screen.control.isOn)
    }

    @Test func `a disabled switch cannot be toggled`() {
        let screen = make()
        screen.control.isEnabled = false
        screen.tap(25, 15)
        expect(!screen.control.isOn && screen.sent.isEmpty)
    }

    @Test func `a switch keeps the alpha that the app sets`() {
        let screen = make()
        screen.control.alpha = 0
        screen.control.isOn = true
        expect(screen.control.alpha, equals: 0)
        screen.control.isEnabled = false
        screen.control.alpha = 0.25
        screen.control.isEnabled = true
        expect(screen.control.alpha, equals: 0.25)
    }

    @Test func `the thumb has its usual width after a touch that ends or is canceled outside the switch`() {
        let screen = make()
        func width() -> CGFloat? { screen.control.layer.sublayers?.first?.sublayers?.last?.frame.width }
        for phase in [HostTouch.Phase.ended, .cancelled] {
            screen.stage.touch(.began, 45, 35)
            expect(width(), equals: 33)
            screen.stage.touch(.moved, 45, 400)
            screen.stage.touch(phase, 45, 400)
            expect(width(), equals: 27)
        }
    }

    @Test func `a switch has a fixed size`() {
        expect(
            UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1)).frame,
            equals: CGRect(x: 3, y: 4, width: 51, height: 31))
        expect(UISwitch().intrinsicContentSize, equals: CGSize(width: 51, height: 31))
    }

    @Test func `the accessibility value contains the state`() {
        let control = UISwitch()
        expect(control.accessibilityValue, equals: "0")
        control.isOn = true
        expect(control.accessibilityValue, equals: "1")
    }
}
