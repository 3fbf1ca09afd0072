import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

/// In 2025, the 6th month of the Chinese calendar began on June 25, and the leap 6th month on July 25.
@MainActor @Suite(.onStage) struct LeapMonthTests {
    private final class Delegate: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarViewDelegate {
        var selected: DateComponents?
        var decorated: Set<Date> = []

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            selected = dateComponents
        }

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            if let date = dateComponents.date { decorated.insert(date) }
            return nil
        }
    }

    private let calendar = CalendarFixture.calendar(.chinese)
    /// The first day of the leap month.
    private let day = CalendarFixture.date(2025, 7, 25)

    @Test func `a tap in a leap month selects its day`() throws {
        let parts: DateComponents = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let fixture = CalendarFixture(.chinese, showing: parts)
        let delegate = Delegate()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        fixture.view.selectionBehavior = selection
        fixture.view.delegate = delegate
        fixture.stage.host.turn()
        let first: DayCell = try #require(fixture.visibleCells.first)
        fixture.tap(first)
        expect(delegate.selected?.date, equals: day)
        expect(first.isSelected)
        expect(delegate.decorated.contains(day) && delegate.decorated.contains(CalendarFixture.date(2025, 6, 25)))
        let month: DateComponents = fixture.view.visibleDateComponents
        fixture.view.visibleDateComponents = DateComponents(
            era: month.era, year: month.year, month: month.month, day: 1)
        fixture.stage.host.turn()
        expect(fixture.visibleCells.filter(\.isSelected).count, equals: 0)
    }

    @Test func `days of an inline date picker keep their leap month`() throws {
        let content = InlineDateContent(configuration(.date), date: CalendarFixture.date(2025, 6, 27, 9, 30))
        content.configure(configuration(.date), date: CalendarFixture.date(2025, 6, 27, 9, 30))
        var chosen: [Date] = []
        content.onChange = { chosen.append($0) }
        let selection = UICalendarSelectionSingleDate(delegate: content)
        content.dateSelection(selection, didSelectDate: DayKey(day, calendar).components(calendar))
        content.show(CalendarFixture.date(2025, 7, 27, 9, 30), animated: false)
        let regular = DayKey(CalendarFixture.date(2025, 6, 25), calendar)
        content.dateSelection(selection, didSelectDate: regular.components(calendar))
        expect(chosen, equals: [CalendarFixture.date(2025, 7, 25, 9, 30), CalendarFixture.date(2025, 6, 25, 9, 30)])
    }

    private func configuration(_ mode: UIDatePicker.Mode) -> DatePickerConfiguration {
        DatePickerConfiguration(mode: mode, calendar: calendar, locale: Locale(identifier: "en_US"), minuteInterval: 1)
    }

    @Test(arguments: [25, 62])
    func `a wheel of days selects days of leap months and of regular months`(_ days: Int) {
        let old = CalendarFixture.date(2025, 6, 25, 9, 30)
        let wheels: DateWheels = configuration(.dateAndTime).wheels(for: old)
        for (from, to) in [(0, days), (35, days), (35, 0)] {
            let start: Date = old.addingTimeInterval(TimeInterval(from * 86_400))
            var values: [Int] = wheels.values(of: start)
            values[0] += to - from
            let chosen: Date = wheels.date(of: values, changing: start)
            expect(chosen, equals: old.addingTimeInterval(TimeInterval(to * 86_400)))
        }
    }

    @Test func `another month or year is not a leap month, and another day keeps the leap month`() {
        let wheels: DateWheels = configuration(.date).wheels(for: day)
        func choose(_ unit: DateUnit, _ step: Int) -> Date {
            var values: [Int] = wheels.values(of: day)
            for (index, other) in wheels.units.enumerated() where other == unit { values[index] += step }
            return wheels.date(of: values, changing: day)
        }
        expect(choose(.day, 9), equals: CalendarFixture.date(2025, 8, 3))
        expect(choose(.month, 1), equals: CalendarFixture.date(2025, 8, 23))
        expect(choose(.year, 1), equals: CalendarFixture.date(2026, 7, 14))
    }
}
