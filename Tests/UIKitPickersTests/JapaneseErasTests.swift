import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

/// The era Reiwa began on May 1, 2019, after Heisei 31.
@MainActor @Suite(.onStage) struct JapaneseErasTests {
    private let calendar = CalendarFixture.calendar(.japanese)

    private func wheels(_ locale: String, _ date: Date) -> DateWheels {
        DateWheels(
            mode: .date, calendar: calendar, locale: Locale(identifier: locale), minuteInterval: 1, anchor: date)
    }

    /// Returns the titles of the first rows of the wheel of years.
    private func years(_ wheels: DateWheels, _ count: Int) -> [String] {
        guard let wheel = wheels.units.firstIndex(of: .year) else { return [] }
        return (0..<count).map { wheels.title(ofValue: $0, wheel, today: .distantPast) }
    }

    @Test func `the first year of an era has its own title`() {
        let eras: [Date] = [(2026, 6, 10), (1999, 6, 10), (1950, 6, 10), (1920, 6, 10)]
            .map { CalendarFixture.date($0.0, $0.1, $0.2) }
        for date in eras {
            let titles: [String] = years(wheels("ja_JP", date), 3)
            expect(titles, equals: ["元年", "2年", "3年"])
        }
    }

    @Test func `the wheels show the era of the date`() throws {
        let wheels = wheels("ja_JP@calendar=japanese", CalendarFixture.date(2026, 6, 10))
        let view = DateWheelsView(wheels, date: CalendarFixture.date(2026, 6, 10))
        let year: Int = try #require(wheels.units.firstIndex(of: .year))
        func title() -> String? { view.wheel(year)?.text(ofRow: view.selectedRow(inComponent: year)) }
        view.configure(wheels, date: view.date, minimum: nil, maximum: nil)
        expect(title(), equals: "令和8年")
        view.show(CalendarFixture.date(1999, 6, 10), animated: false)
        expect(title(), equals: "平成11年")
        view.show(CalendarFixture.date(2019, 6, 10), animated: false)
        let month: Int = try #require(wheels.units.firstIndex(of: .month))
        view.wheel(month)?.select(view.selectedRow(inComponent: month) - 5, animated: false, isUser: true)
        expect(view.date, equals: CalendarFixture.date(2019, 1, 10))
        expect(title(), equals: "平成31年")
    }
}
