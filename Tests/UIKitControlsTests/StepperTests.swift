import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

@MainActor @Suite(.onStage) struct StepperTests {
    private func make() -> ControlStage<UIStepper> {
        ControlStage(UIStepper(), frame: CGRect(x: 20, y: 20, width: 94, height: 32)) { "\(Int($0.value))" }
    }

    @Test func `the halves step up and down`() {
        let screen = make()
        screen.tap(70, 16)
        screen.tap(70, 16)
        screen.tap(20, 16)
        expect(screen.sent, equals: ["1", "2", "1"])
    }

    @Test func `the value stops or wraps at the ends of the range`() {
        let screen = make()
        screen.control.maximumValue = 2
        screen.tap(20, 16)
        expect(screen.sent.isEmpty)
        screen.control.wraps = true
        screen.tap(20, 16)
        expect(screen.sent, equals: ["2"])
        screen.tap(70, 16)
        expect(screen.sent, equals: ["2", "0"])
    }

    @Test func `a pressed stepper repeats its step`() {
        let screen = make()
        screen.stage.touch(.began, 90, 36)
        screen.stage.advance(by: 0.4)
        expect(screen.control.value, equals: 1)
        screen.stage.advance(by: 0.65)
        screen.stage.touch(.ended, 90, 36)
        expect(screen.control.value, equals: 7)
        screen.stage.advance(by: 2)
        expect(screen.control.value, equals: 7)
    }

    @Test func `a pressed stepper without autorepeat steps once`() {
        let screen = make()
        screen.control.autorepeat = false
        screen.stage.touch(.began, 90, 36)
        screen.stage.advance(by: 3)
        screen.stage.touch(.ended, 90, 36)
        expect(screen.sent, equals: ["1"])
    }

    @Test func `a control that is not continuous sends only the last value`() {
        let screen = make()
        screen.control.isContinuous = false
        screen.stage.touch(.began, 90, 36)
        screen.stage.advance(by: 0.75)
        screen.stage.touch(.ended, 90, 36)
        expect(screen.sent, equals: ["4"])
    }

    @Test func `a control that is not continuous sends nothing if the value does not change`() {
        let screen = make()
        screen.control.isContinuous = false
        screen.tap(20, 16)
        expect(screen.sent.isEmpty)
        screen.stage.touch(.began, 90, 36)
        expect(screen.control.value, equals: 1)
        screen.stage.touch(.cancelled, 90, 36)
        expect(screen.sent.isEmpty && screen.control.value == 0)
        expect(screen.control.adjust(by: 1))
        expect(screen.sent, equals: ["1"])
    }

    @Test func `stepValue determines the size of steps`() {
        let screen = make()
        screen.control.stepValue = 25
        for _ in 0..<6 { screen.tap(70, 16) }
        expect(screen.sent, equals: ["25", "50", "75", "100"])
    }

    @Test func `values are clamped to the range`() {
        let stepper = UIStepper()
        stepper.value = 1_000
        expect(stepper.value, equals: 100)
        stepper.minimumValue = 200
        expect(stepper.value == 200 && stepper.maximumValue == 200)
        stepper.value = .nan
        expect(stepper.value, equals: 200)
    }

    @Test func `plus is at the left in a right-to-left layout`() {
        let screen = make()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.tap(20, 16)
        expect(screen.sent, equals: ["1"])
    }

    @Test func `a stepper that is disabled when its value changes keeps the value`() {
        let screen = make()
        screen.control.isContinuous = false
        screen.control.addAction(UIAction { ($0.sender as? UIStepper)?.isEnabled = false }, for: .valueChanged)
        screen.tap(70, 16)
        expect(screen.sent, equals: ["1"])
        expect(screen.control.value, equals: 1)
    }
}
