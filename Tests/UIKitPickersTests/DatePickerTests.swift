import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

@MainActor @Suite(.onStage) struct DatePickerTests {
    private let stage = Stage()
    private let picker = UIDatePicker()
    private var calendar = Calendar(identifier: .gregorian)

    init() {
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ date: Date) {
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.date = date
        picker.frame.origin = CGPoint(x: 20, y: 100)
        if picker.superview == nil { stage.root.addSubview(picker) }
        stage.host.turn()
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
        let view: UIView = view ?? picker
        return (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    private func turn(_ wheel: Int, to text: String) throws {
        let wheel = views(PickerWheel.self)[wheel]
        let row = try #require(wheel.row(withText: text))
        wheel.select(row, animated: true, isUser: true)
        stage.advance(by: 2)
    }

    @Test func `modes and styles determine the natural size`() {
        expect(picker.datePickerStyle, equals: .compact)
        picker.preferredDatePickerStyle = .wheels
        expect(picker.intrinsicContentSize, equals: CGSize(width: 320, height: 216))
        expect(picker.bounds.size, equals: CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        expect(picker.bounds.width == 320 && picker.bounds.height > 300)
        picker.datePickerMode = .countDownTimer
        expect(picker.datePickerStyle == .wheels && picker.bounds.height == 216)
    }

    @Test func `the compact style fits into a narrow picker at every text size`() {
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        show(.compact, .dateAndTime, date(2024, 6, 15, 9, 44))
        picker.frame.size = CGSize(width: 300, height: 60)
        stage.host.turn()
        let pills: [CGRect] = views(DatePill.self).map { $0.convert($0.bounds, to: picker) }
        expect(pills.count, equals: 2)
        for pill in pills { expect(pill.minX >= -0.5 && pill.maxX <= 300.5) }
        expect(pills[1].minX, isGreaterThan: pills[0].maxX)
    }

    @Test func `the inline style has space for the time at every text size`() throws {
        show(.inline, .dateAndTime, date(2024, 6, 15, 9, 44))
        let height: CGFloat = picker.intrinsicContentSize.height
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.host.turn()
        expect(picker.intrinsicContentSize.height, isGreaterThan: height)
        picker.sizeToFit()
        stage.host.turn()
        let pill = try #require(views(DatePill.self).first)
        expect(picker.bounds.contains(pill.convert(pill.bounds, to: picker)))
    }

    @Test func `wheels select a date`() throws {
        var sent: [Date] = []
        show(.wheels, .date, date(2024, 1, 31, 8, 15))
        picker.addAction(UIAction { [picker] _ in sent.append(picker.date) }, for: .valueChanged)
        try turn(0, to: "February")
        expect(picker.date, equals: date(2024, 2, 29, 8, 15))
        try turn(2, to: "2023")
        expect(sent, equals: [date(2024, 2, 29, 8, 15), date(2023, 2, 28, 8, 15)])
        let shown: [String?] = views(PickerWheel.self).map(\.accessibilityValue)
        expect(shown, equals: ["February", "28", "2023"])
    }

    @Test func `a change of the wheels during a motion keeps the date`() {
        var count = 0
        show(.wheels, .date, date(2024, 6, 15))
        picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        for wheel in views(PickerWheel.self) { wheel.select(wheel.selectedRow + 3, animated: true, isUser: true) }
        stage.advance(by: 0.1)
        picker.locale = Locale(identifier: "ja_JP")
        stage.advance(by: 2)
        expect(picker.date == date(2024, 6, 15) && count == 0)
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["2024年", "6月", "15日"])
    }

    @Test func `the halves of the day follow the hours`() throws {
        show(.wheels, .time, date(2024, 1, 31, 11, 15))
        views(PickerWheel.self)[0].select(views(PickerWheel.self)[0].selectedRow + 1, animated: true, isUser: true)
        stage.advance(by: 2)
        expect(picker.date, equals: date(2024, 1, 31, 12, 15))
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["12", "15", "PM"])
        try turn(2, to: "AM")
        expect(picker.date, equals: date(2024, 1, 31, 0, 15))
    }

    @Test func `wheels scroll back to the limits`() throws {
        show(.wheels, .date, date(2024, 6, 15))
        picker.minimumDate = date(2024, 5, 10)
        picker.maximumDate = date(2024, 6, 20)
        stage.host.turn()
        try turn(0, to: "December")
        expect(picker.date, equals: date(2024, 6, 20))
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["June", "20", "2024"])
        picker.date = date(2020, 1, 1)
        expect(picker.date, equals: date(2024, 5, 10))
        picker.maximumDate = date(2000, 1, 1)
        picker.date = date(1999, 1, 1)
        expect(picker.date, equals: date(1999, 1, 1))
    }

    @Test func `minutes are rounded down to the interval`() {
        show(.wheels, .time, date(2024, 6, 15, 9, 44))
        picker.minuteInterval = 15
        expect(picker.date, equals: date(2024, 6, 15, 9, 30))
        picker.roundsToMinuteInterval = false
        expect(picker.date, equals: date(2024, 6, 15, 9, 44))
        picker.minuteInterval = 7
        expect(picker.minuteInterval, equals: 1)
    }

    @Test func `durations are at least a minute`() throws {
        show(.wheels, .countDownTimer, date(2024, 1, 1))
        picker.countDownDuration = 3_660
        stage.host.turn()
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["1", "1"])
        try turn(0, to: "0")
        expect(picker.countDownDuration, equals: 60)
        try turn(1, to: "0")
        expect(picker.countDownDuration, equals: 60)
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["0", "1"])
        picker.countDownDuration = 1e9
        expect(picker.countDownDuration, equals: 86_399)
    }

    @Test func `a tap on a day of the calendar keeps the time`() throws {
        show(.inline, .dateAndTime, date(2024, 6, 15, 9, 44))
        var count = 0
        picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let day = try #require(views(DayCell.self).first { $0.accessibilityLabel == "Thursday, June 20" })
        let point = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
        stage.tap(point.x, point.y)
        stage.advance(by: 1)
        expect(picker.date == date(2024, 6, 20, 9, 44) && count == 1 && day.isSelected)
        stage.tap(point.x, point.y)
        stage.advance(by: 1)
        expect(picker.date == date(2024, 6, 20, 9, 44) && count == 1 && day.isSelected)
    }

    @Test func `a tap on a compact label opens a popover`() throws {
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.host.turn()
        controller.view.addSubview(picker)
        show(.compact, .dateAndTime, date(2024, 6, 15, 9, 44))
        let pills = views(DatePill.self)
        expect(pills.map(\.text), equals: ["Jun 15, 2024", "9:44\u{202F}AM"])
        let middle = pills[1].convert(CGPoint(x: 20, y: 10), to: nil)
        stage.tap(middle.x, middle.y)
        stage.advance(by: 1)
        let wheels = controller.presentedViewController.map { views(PickerWheel.self, in: $0.view) } ?? []
        expect(wheels.count, equals: 3)
        let row = try #require(wheels.last?.row(withText: "PM"))
        wheels.last?.select(row, animated: true, isUser: true)
        stage.advance(by: 2)
        expect(picker.date == date(2024, 6, 15, 21, 44) && pills[1].text == "9:44\u{202F}PM")
        stage.tap(10, 790)
        stage.advance(by: 1)
        expectNil(controller.presentedViewController)
    }

    @Test func `a compact label has the tint color only while its popover is open`() throws {
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.host.turn()
        controller.view.addSubview(picker)
        show(.compact, .date, date(2024, 6, 15))
        let pill = try #require(views(DatePill.self).first)
        let label = try #require(views(UILabel.self, in: pill).first)
        let point: CGPoint = pill.convert(CGPoint(x: pill.bounds.midX, y: pill.bounds.midY), to: nil)
        stage.tap(point.x, point.y)
        stage.advance(by: 1)
        expect(controller.presentedViewController != nil && label.textColor == .tintColor)
        expect(pill.tintAdjustmentMode == .normal && picker.tintAdjustmentMode == .dimmed)
        stage.tap(10, 790)
        stage.advance(by: 1)
        expect(controller.presentedViewController == nil && label.textColor == .label)
    }

    @Test func `a disabled picker ignores touches`() {
        show(.wheels, .date, date(2024, 6, 15))
        picker.isEnabled = false
        stage.swipe(from: CGPoint(x: 80, y: 220), to: CGPoint(x: 80, y: 120), duration: 0.1)
        stage.advance(by: 3)
        expect(picker.date, equals: date(2024, 6, 15))
    }

    @Test func `a duration is the time of day of the date`() throws {
        show(.wheels, .countDownTimer, date(1, 1, 1, 2, 30))
        expect(picker.countDownDuration == 9_000 && picker.date == date(1, 1, 1, 2, 30))
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["2", "30"])
        try turn(0, to: "5")
        expect(picker.countDownDuration == 19_800 && picker.date == date(1, 1, 1, 5, 30))
        picker.countDownDuration = 60
        expect(picker.date, equals: date(1, 1, 1, 0, 1))
        expect(views(PickerWheel.self).map(\.accessibilityValue), equals: ["0", "1"])
        // Other modes have their own date.
        picker.datePickerMode = .time
        picker.countDownDuration = 120
        expect(picker.date, equals: date(1, 1, 1, 2, 30))
    }
}
