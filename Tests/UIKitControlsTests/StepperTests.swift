import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct StepperTests {
    private func make() -> ControlStage<UIStepper> {
        ControlStage(UIStepper(), frame: CGRect(x: 20, y: 20, width: 94, height: 32)) { "\(Int($0.value))" }
    }

    @Test func `its halves step up and down`() {
        let screen = make()
        screen.tap(70, 16)
        screen.tap(70, 16)
        screen.tap(20, 16)
        #expect(screen.sent == ["1", "2", "1"])
    }

    @Test func `at an end it goes no further, or on at the other end`() {
        let screen = make()
        screen.control.maximumValue = 2
        screen.tap(20, 16)
        #expect(screen.sent.isEmpty)
        screen.control.wraps = true
        screen.tap(20, 16)
        #expect(screen.sent == ["2"])
        screen.tap(70, 16)
        #expect(screen.sent == ["2", "0"])
    }

    @Test func `held it goes on by itself`() {
        let screen = make()
        screen.stage.touch(.began, 90, 36)
        screen.stage.pass(0.4)
        #expect(screen.control.value == 1)
        screen.stage.pass(0.65)
        screen.stage.touch(.ended, 90, 36)
        #expect(screen.control.value == 7)
        screen.stage.pass(2)
        #expect(screen.control.value == 7)
    }

    @Test func `held it steps once where it must not repeat`() {
        let screen = make()
        screen.control.autorepeat = false
        screen.stage.touch(.began, 90, 36)
        screen.stage.pass(3)
        screen.stage.touch(.ended, 90, 36)
        #expect(screen.sent == ["1"])
    }

    @Test func `one that is not continuous tells the last value only`() {
        let screen = make()
        screen.control.isContinuous = false
        screen.stage.touch(.began, 90, 36)
        screen.stage.pass(0.75)
        screen.stage.touch(.ended, 90, 36)
        #expect(screen.sent == ["4"])
    }

    @Test func `steps are as long as they are told`() {
        let screen = make()
        screen.control.stepValue = 25
        for _ in 0..<6 { screen.tap(70, 16) }
        #expect(screen.sent == ["25", "50", "75", "100"])
    }

    @Test func `values stay between the ends`() {
        let stepper = UIStepper()
        stepper.value = 1_000
        #expect(stepper.value == 100)
        stepper.minimumValue = 200
        #expect(stepper.value == 200 && stepper.maximumValue == 200)
        stepper.value = .nan
        #expect(stepper.value == 200)
    }

    @Test func `from right to left plus is at the left`() {
        let screen = make()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.tap(20, 16)
        #expect(screen.sent == ["1"])
    }
}
