import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

/// The limits and the minute interval of date pickers.
@MainActor @Suite(.onStage) struct DatePickerLimitTests {
    private let stage = Stage()
    private let picker = UIDatePicker()

    init() {
        picker.calendar = CalendarFixture.calendar()
        picker.timeZone = picker.calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
    }

    private func date(_ hour: Int, _ minute: Int, _ second: Int = 0) -> Date {
        CalendarFixture.date(2026, 8, 5, hour, minute, second)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    @Test func `a date that rounding would move below the minimum is rounded up`() throws {
        picker.datePickerMode = .time
        picker.minuteInterval = 15
        picker.minimumDate = date(10, 7)
        picker.date = date(9, 0)
        expect(picker.date, equals: date(10, 15))
        picker.maximumDate = date(10, 12)
        expect(picker.date, equals: date(10, 7))
        picker.maximumDate = nil
        let content = try #require(views(CompactDateContent.self, in: picker).first)
        content.onChange(date(9, 30))
        expect(picker.date, equals: date(10, 15))
        expect(views(DatePill.self, in: picker).map(\.text), equals: ["10:15\u{202F}AM"])
    }

    @Test func `seconds are rounded down with the minutes`() {
        picker.minuteInterval = 15
        let dates: [Date] = [date(10, 0, 37), date(10, 7, 37), date(10, 14, 59).addingTimeInterval(0.123)].map {
            picker.date = $0
            return picker.date
        }
        expect(dates, equals: [date(10, 0), date(10, 0), date(10, 0)])
        picker.minuteInterval = 1
        picker.date = date(10, 0, 37)
        expect(picker.date, equals: date(10, 0, 37))
    }

    @Test func `a change from the countdown mode applies the limits`() {
        picker.datePickerMode = .countDownTimer
        picker.minimumDate = date(12, 0)
        picker.date = date(9, 0)
        picker.datePickerMode = .date
        expect(picker.date, equals: date(12, 0))
    }

    @Test func `an open popover follows changes of the picker`() throws {
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        controller.view.addSubview(picker)
        picker.frame.origin = CGPoint(x: 20, y: 100)
        picker.date = date(9, 0)
        stage.host.turn()
        for (index, pill) in views(DatePill.self, in: picker).enumerated() {
            picker.minimumDate = nil
            picker.locale = Locale(identifier: "en_US")
            stage.host.turn()
            let middle: CGPoint = pill.convert(CGPoint(x: pill.bounds.midX, y: pill.bounds.midY), to: nil)
            stage.tap(middle.x, middle.y)
            stage.advance(by: 1)
            let popover: UIView = try #require(controller.presentedViewController).view
            picker.minimumDate = date(8, 30)
            picker.locale = Locale(identifier: "de_DE")
            stage.host.turn()
            if index == 0 {
                let disabled: [DayCell] = views(DayCell.self, in: popover).filter {
                    !$0.isHidden && $0.accessibilityLabel == "Dienstag, 4. August"
                }
                expect(disabled.map(\.isEnabled), equals: [false])
            } else {
                let wheels = try #require(views(DateWheelsView.self, in: popover).first)
                expect(wheels.plan.units, equals: [.hour, .minute])
                let row: Int = wheels.selectedRow(inComponent: 0) - 2
                expect(wheels.pickerView(wheels, attributedTitleForRow: row, forComponent: 0) != nil)
            }
            stage.tap(10, 790)
            stage.advance(by: 1)
        }
    }
}
