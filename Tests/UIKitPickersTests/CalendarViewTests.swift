import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

@MainActor @Suite(.onStage) struct CalendarViewTests {
    /// Allows even days, and records the selection.
    private final class Delegate: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
        UICalendarSelectionWeekOfYearDelegate, UICalendarViewDelegate
    {
        var log: [String] = []
        /// The decoration of the 20th day.
        var custom: UIView?

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            log.append("date \(dateComponents?.day ?? 0)")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { (dateComponents?.day ?? 0).isMultiple(of: 2) }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { log.append("add \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { log.append("remove \(dateComponents.day ?? 0)") }

        func week(
            ofYearSelection selection: UICalendarSelectionWeekOfYear,
            didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) { log.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            if let custom, dateComponents.day == 20 { return .customView { custom } }
            guard let day = dateComponents.day, day <= 3 else { return nil }
            return [.default(color: .systemRed), .image(UIImage(systemName: "star.fill"), color: .systemOrange)][
                day % 2]
        }

        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { log.append("\(previousDateComponents.month ?? 0)->\(calendarView.visibleDateComponents.month ?? 0)") }
    }

    private let stage = Stage()
    private let view = UICalendarView()
    private let delegate = Delegate()

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        view.delegate = delegate
        view.visibleDateComponents = DateComponents(year: 2024, month: 6)
        view.frame = CGRect(origin: CGPoint(x: 20, y: 50), size: CGSize(width: 360, height: 420))
        stage.root.addSubview(view)
        stage.host.turn()
        delegate.log = []
    }

    private func cells(in root: UIView) -> [DayCell] {
        (root as? DayCell).map { [$0] } ?? root.subviews.flatMap { cells(in: $0) }
    }

    private func cell(_ day: Int) -> DayCell? {
        let visible = view.visibleDateComponents
        return cells(in: view).first { !$0.isHidden && $0.day?.day == day && $0.day?.month == visible.month }
    }

    private func tap(_ days: Int...) {
        for day in days {
            guard let cell = cell(day) else { continue }
            let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            stage.tap(point.x, point.y)
            stage.advance(by: 0.5)
        }
    }

    @Test func `one date is selected and deselected`() {
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        stage.host.turn()
        tap(4, 7, 10)
        expect(delegate.log == ["date 4", "date 10"] && selection.selectedDate?.day == 10)
        expect(cell(10)?.isSelected == true && cell(4)?.isSelected == false && cell(7)?.isEnabled == false)
        tap(10)
        expect(selection.selectedDate == nil && delegate.log.last == "date 0")
        selection.setSelected(DateComponents(year: 2024, month: 6, day: 3), animated: true)
        expect(cell(3)?.isSelected == true && delegate.log.count == 3)
    }

    @Test func `a custom decoration is clipped to the space below its day`() throws {
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        custom.backgroundColor = .systemGreen
        delegate.custom = custom
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 6, day: 20)], animated: false)
        stage.host.turn()
        let day: DayCell = try #require(cell(20))
        let space: UIView = try #require(custom.superview)
        expect(space.clipsToBounds && custom.isDescendant(of: day))
        let size = CGSize(width: day.bounds.width, height: DayCell.decorationHeight)
        let origin = CGPoint(x: 0, y: day.bounds.height - size.height)
        expect(space.convert(space.bounds, to: day), equals: CGRect(origin: origin, size: size))
        expect(custom.center, equals: CGPoint(x: space.bounds.midX, y: space.bounds.midY))
        expect(!space.isUserInteractionEnabled)
    }

    @Test func `several dates are selected`() {
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        stage.host.turn()
        tap(4, 7, 4)
        expect(delegate.log == ["add 4", "add 7", "remove 4"] && selection.selectedDates.map(\.day) == [7])
    }

    @Test func `a day that is set twice is selected once, and a tap deselects it`() {
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        stage.host.turn()
        let days: [Int] = [7, 4, 7]
        selection.setSelectedDates(days.map { DateComponents(year: 2024, month: 6, day: $0) }, animated: false)
        expect(selection.selectedDates.map(\.day) == [7, 4])
        tap(7)
        expect(delegate.log == ["remove 7"] && selection.selectedDates.map(\.day) == [4])
    }

    @Test func `selected dates follow a change of the calendar`() {
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        selection.selectedDates = [3, 14].map { DateComponents(year: 2024, month: 6, day: $0) }
        view.selectionBehavior = selection
        expect((1...30).filter { cell($0)?.isSelected == true }, equals: [3, 14])
        view.timeZone = TimeZone(identifier: "America/New_York")
        stage.host.turn()
        expect((1...30).filter { cell($0)?.isSelected == true }, equals: [3, 14])
        tap(3)
        expect(delegate.log == ["remove 3"] && selection.selectedDates.map(\.day) == [14])
        view.calendar = Calendar(identifier: .buddhist)
        expect((1...30).filter { cell($0)?.isSelected == true }, equals: [])
        selection.selectedDates.append(DateComponents(year: 2567, month: 6, day: 20))
        expect((1...30).filter { cell($0)?.isSelected == true }, equals: [20])
        tap(20)
        expect(selection.selectedDates.map(\.day), equals: [14])
    }

    @Test func `a week is selected`() {
        let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
        view.selectionBehavior = selection
        stage.host.turn()
        tap(12)
        expect(delegate.log == ["week 24"] && selection.selectedWeekOfYear?.weekOfYear == 24)
        expect((1...30).filter { cell($0)?.isSelected == true }, equals: Array(9...15))
    }

    @Test func `a swipe shows the next month`() {
        stage.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.1)
        stage.advance(by: 2)
        expect(delegate.log, equals: ["6->7"])
        view.setVisibleDateComponents(DateComponents(year: 2023, month: 12), animated: false)
        expect(delegate.log == ["6->7", "7->12"] && view.visibleDateComponents.year == 2023)
        view.availableDateRange = DateInterval(
            start: view.calendar.date(from: DateComponents(year: 2023, month: 12, day: 10)) ?? .distantPast,
            duration: 20 * 86_400)
        stage.host.turn()
        stage.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.1)
        stage.advance(by: 2)
        expect(view.visibleDateComponents.month == 12 && cell(9)?.isEnabled == false && cell(10)?.isEnabled == true)
    }

    @Test func `months are mirrored in a right-to-left layout`() {
        view.semanticContentAttribute = .forceRightToLeft
        for subview in view.subviews { subview.semanticContentAttribute = .forceRightToLeft }
        stage.host.turn()
        stage.swipe(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.1)
        stage.advance(by: 2)
        expect(view.visibleDateComponents.month, equals: 7)
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `a chevron follows the title and turns down with the wheels`(_ direction: UISemanticContentAttribute) throws {
        let header = try #require(view.subviews.lazy.compactMap { $0 as? CalendarHeader }.first)
        let chevron = try #require(header.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let title = try #require(header.subviews.lazy.compactMap { $0 as? UIButton }.first?.titleLabel)
        for view in [view, header] + header.subviews { view.semanticContentAttribute = direction }
        header.setNeedsLayout()
        stage.host.turn()
        let text: CGRect = title.convert(title.bounds, to: header)
        let isMirrored: Bool = direction == .forceRightToLeft
        let gap: CGFloat = isMirrored ? text.minX - chevron.frame.maxX : chevron.frame.minX - text.maxX
        expect(chevron.image != nil && abs(gap - 4) < 1)
        expect(chevron.transform, equals: .identity)
        view.toggleWheels()
        stage.host.turn()
        // The forward edge of the image is at the bottom.
        expect(abs(chevron.transform.b - (isMirrored ? -1 : 1)) < 0.001)
        view.toggleWheels()
        stage.host.turn()
        expect(chevron.transform, equals: .identity)
    }

    @Test func `the wheels follow changes of the locale and of the limits`() throws {
        view.toggleWheels()
        stage.host.turn()
        let wheels = try #require(view.subviews.lazy.compactMap { $0 as? DateWheelsView }.first)
        let month: Int = wheels.plan.units[0] == .month ? 0 : 1
        func isGray(_ distance: Int) -> Bool {
            let row: Int = wheels.selectedRow(inComponent: month) + distance
            return wheels.pickerView(wheels, attributedTitleForRow: row, forComponent: month) != nil
        }
        expect(wheels.plan.locale.identifier == "en_US" && !isGray(1))
        view.locale = Locale(identifier: "de_DE")
        expect(wheels.plan.locale.identifier, equals: "de_DE")
        view.availableDateRange = DateInterval(
            start: view.calendar.date(from: DateComponents(year: 2024, month: 6, day: 10)) ?? .distantPast,
            duration: 10 * 86_400)
        expect(isGray(1) && !isGray(0) && view.visibleDateComponents.month == 6)
    }
}
