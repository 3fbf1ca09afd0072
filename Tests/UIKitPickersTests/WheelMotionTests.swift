import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

/// Motions of wheels that a reload, another motion, or the end of the view's time in the window interrupts.
@MainActor @Suite(.onStage) struct WheelMotionTests {
    private func fling(_ fixture: PickerFixture) {
        let middle = fixture.middle()
        fixture.stage.swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), duration: 0.05)
        fixture.stage.advance(by: 0.1)
    }

    /// The row in the middle of the wheel, which is fractional if the wheel is between two rows.
    private func middleRow(_ fixture: PickerFixture) -> CGFloat {
        guard let wheel = fixture.picker.wheel(0) else { return -1 }
        return (wheel.contentOffset.y + wheel.contentInset.top) / 32
    }

    private func selectedRow(_ fixture: PickerFixture) -> Int { fixture.picker.selectedRow(inComponent: 0) }

    @Test(arguments: [true, false])
    func `after a reload during an animation, the selected row is in the middle`(_ reloadsAll: Bool) {
        let fixture = PickerFixture()
        fixture.picker.selectRow(5, inComponent: 0, animated: true)
        fixture.stage.advance(by: 0.1)
        if reloadsAll { fixture.picker.reloadAllComponents() } else { fixture.picker.reloadComponent(0) }
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 5 && middleRow(fixture) == 5 && fixture.log == [])
    }

    @Test func `a reload during a fling stops the wheel at the row that is then selected`() {
        let fixture = PickerFixture(rows: 200)
        fling(fixture)
        fixture.picker.reloadComponent(0)
        fixture.stage.advance(by: 6)
        let row: Int = selectedRow(fixture)
        expect(row > 0 && middleRow(fixture) == CGFloat(row) && fixture.log == ["0:\(row)"])
    }

    @Test func `a reload while the user's choice scrolls into the middle does not lose the choice`() {
        let fixture = PickerFixture()
        fixture.picker.wheel(0)?.select(4, animated: true, isUser: true)
        fixture.stage.advance(by: 0.1)
        fixture.picker.reloadAllComponents()
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 4 && middleRow(fixture) == 4 && fixture.log == ["0:4"])
        fixture.picker.wheel(0)?.select(9, animated: true, isUser: true)
        fixture.titles[0] = []
        fixture.picker.reloadAllComponents()
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == -1 && fixture.log == ["0:4"])
    }

    @Test func `a row that the app selects after a reload replaces the user's choice`() {
        let fixture = PickerFixture(components: 2)
        fixture.picker.wheel(0)?.select(4, animated: true, isUser: true)
        fixture.stage.advance(by: 0.1)
        fixture.picker.reloadAllComponents()
        fixture.picker.selectRow(7, inComponent: 0, animated: true)
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 7 && middleRow(fixture) == 7 && fixture.log == [])
    }

    @Test func `a wheel under a finger follows the finger after a reload`() {
        let fixture = PickerFixture()
        let middle = fixture.middle()
        fixture.stage.touch(.began, middle.x, middle.y)
        fixture.stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 74), duration: 0.5)
        fixture.picker.reloadAllComponents()
        fixture.stage.advance(by: 0.3)
        let row: Int = selectedRow(fixture)
        expect(fixture.log == [] && middleRow(fixture) == CGFloat(row))
        fixture.stage.drag(
            from: CGPoint(x: middle.x, y: middle.y - 74), to: CGPoint(x: middle.x, y: middle.y - 138), duration: 0.5)
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.ended, middle.x, middle.y - 138)
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == row + 2 && fixture.log == ["0:\(row + 2)"])
    }

    @Test func `a change of the height during a fling stops the wheel at the selected row`() {
        let fixture = PickerFixture(rows: 200)
        fling(fixture)
        fixture.picker.frame.size.height = 175
        fixture.stage.advance(by: 6)
        let row: Int = selectedRow(fixture)
        expect(row > 0 && middleRow(fixture) == CGFloat(row) && fixture.log == ["0:\(row)"])
    }

    @Test func `keys that follow each other fast add up`() {
        let fixture = PickerFixture()
        guard let wheel = fixture.picker.wheel(0) else { return }
        fixture.stage.window.focusSystem.move(to: wheel)
        for _ in 0..<3 { fixture.press(.keyboardDownArrow, pause: 0.1) }
        expect(selectedRow(fixture) == 3 && fixture.log == [])
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 3 && middleRow(fixture) == 3 && fixture.log == ["0:3"])
    }

    @Test func `a wheel that scrolls to another row than before selects no row in between`() {
        let fixture = PickerFixture()
        fixture.picker.selectRow(10, inComponent: 0, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.picker.selectRow(15, inComponent: 0, animated: true)
        fixture.stage.advance(by: 0.1)
        expect(selectedRow(fixture), equals: 15)
        fling(fixture)
        fixture.picker.selectRow(2, inComponent: 0, animated: true)
        fixture.stage.advance(by: 0.1)
        expect(selectedRow(fixture), equals: 2)
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 2 && middleRow(fixture) == 2 && fixture.log == [])
    }

    @Test func `a scroll that begins during steps of a mouse wheel selects no row in between`() {
        let fixture = PickerFixture()
        let middle = fixture.middle()
        fixture.stage.wheel(middle.x, middle.y, dy: -32)
        fixture.stage.advance(by: 0.05)
        fixture.picker.selectRow(15, inComponent: 0, animated: true)
        fixture.stage.advance(by: 0.2)
        expect(selectedRow(fixture), equals: 15)
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 15 && middleRow(fixture) == 15 && fixture.log == [])
    }

    @Test func `a wheel that leaves the window during a fling stops at the selected row`() {
        let fixture = PickerFixture(rows: 200)
        fling(fixture)
        fixture.picker.removeFromSuperview()
        let row: Int = selectedRow(fixture)
        expect(row > 0 && fixture.log == ["0:\(row)"])
        fixture.stage.root.addSubview(fixture.picker)
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == row && middleRow(fixture) == CGFloat(row) && fixture.log == ["0:\(row)"])
    }

    @Test func `a wheel that leaves the window during an animation shows the selected row`() {
        let fixture = PickerFixture()
        fixture.picker.selectRow(8, inComponent: 0, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.picker.removeFromSuperview()
        fixture.stage.root.addSubview(fixture.picker)
        fixture.stage.advance(by: 2)
        expect(selectedRow(fixture) == 8 && middleRow(fixture) == 8 && fixture.log == [])
    }

    @Test func `a wheel that leaves the window under a finger selects the row in the middle`() {
        let fixture = PickerFixture()
        let middle = fixture.middle()
        fixture.stage.touch(.began, middle.x, middle.y)
        fixture.stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), duration: 0.5)
        fixture.picker.removeFromSuperview()
        fixture.stage.touch(.ended, middle.x, middle.y - 80)
        fixture.stage.root.addSubview(fixture.picker)
        fixture.stage.advance(by: 2)
        let row: Int = selectedRow(fixture)
        expect((2...3).contains(row) && middleRow(fixture) == CGFloat(row) && fixture.log == ["0:\(row)"])
    }

    @Test(arguments: [true, false])
    func `a wheel that a reload removes selects no row`(_ isHeld: Bool) {
        let fixture = PickerFixture(rows: 200, components: 2)
        let middle = fixture.middle(1)
        let end = CGPoint(x: middle.x, y: middle.y - 80)
        if isHeld {
            fixture.stage.touch(.began, middle.x, middle.y)
            fixture.stage.drag(from: middle, to: end, duration: 0.5)
        } else {
            fixture.stage.swipe(from: middle, to: end, duration: 0.05)
            fixture.stage.advance(by: 0.1)
        }
        expect(fixture.picker.selectedRow(inComponent: 1), isGreaterThan: 0)
        fixture.titles.removeLast()
        fixture.picker.reloadAllComponents()
        if isHeld { fixture.stage.touch(.ended, end.x, end.y) }
        fixture.stage.advance(by: 2)
        expect(fixture.picker.numberOfComponents == 1 && fixture.log == [])
    }

    @Test func `the app can animate changes when a layout ends the motion to a row`() {
        let fixture = PickerFixture(components: 2)
        var wereEnabled: [Bool] = []
        fixture.didSelect = { [unowned fixture] in
            wereEnabled.append(UIView.areAnimationsEnabled)
            fixture.picker.selectRow(7, inComponent: 1, animated: true)
        }
        fixture.picker.wheel(0)?.select(4, animated: true, isUser: true)
        fixture.stage.advance(by: 0.1)
        fixture.picker.reloadComponent(0)
        fixture.stage.advance(by: 0.1)
        expect(fixture.log == ["0:4"] && wereEnabled == [true])
        expect(fixture.picker.wheel(1)?.isScrollAnimating, equals: true)
        fixture.stage.advance(by: 2)
        expect(fixture.picker.selectedRow(inComponent: 1) == 7 && fixture.log == ["0:4"])
    }
}
