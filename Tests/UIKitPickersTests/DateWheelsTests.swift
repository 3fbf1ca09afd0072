import Expectations
import Foundation
import Testing

@testable import UIKitPickers

struct DateWheelsTests {
    private static func calendar(_ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar().date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    private static func wheels(
        _ mode: UIDatePicker.Mode, _ locale: String, interval: Int = 1, anchor: Date = date(2024, 2, 29)
    ) -> DateWheels {
        DateWheels(
            mode: mode, calendar: calendar(), locale: Locale(identifier: locale), minuteInterval: interval,
            anchor: anchor)
    }

    /// Returns the titles of a date, from the leading to the trailing wheel.
    private static func titles(_ wheels: DateWheels, _ date: Date) -> String {
        wheels.values(of: date).enumerated()
            .map { wheels.title(ofValue: $0.element, $0.offset, today: DateWheelsTests.date(2024, 3, 1)) }
            .joined(separator: " | ")
    }

    @Test func `locales determine the order and the texts of wheels`() {
        let afternoon = Self.date(2024, 6, 5, 15, 7)
        let midnight = Self.date(2024, 6, 5)
        let cases: [(UIDatePicker.Mode, String, Date, String)] = [
            (.date, "en_US", afternoon, "June | 5 | 2024"), (.date, "en_GB", afternoon, "5 | June | 2024"),
            (.date, "de_DE", afternoon, "5 | Juni | 2024"), (.date, "ja_JP", afternoon, "2024年 | 6月 | 5日"),
            (.date, "zh_Hans_CN", afternoon, "2024年 | 六月 | 5日"), (.date, "ar_EG", afternoon, "٥ | يونيو | ٢٠٢٤"),
            (.yearAndMonth, "en_US", afternoon, "June | 2024"), (.yearAndMonth, "ja_JP", afternoon, "2024年 | 6月"),
            (.time, "en_US", afternoon, "3 | 07 | PM"), (.time, "en_US", midnight, "12 | 00 | AM"),
            (.time, "en_GB", afternoon, "15 | 07"), (.time, "de_DE", midnight, "00 | 00"),
            (.time, "ja_JP", midnight, "0 | 00"), (.time, "ko_KR", afternoon, "오후 | 3 | 07"),
            (.dateAndTime, "en_US", afternoon, "Wed Jun 5 | 3 | 07 | PM"),
            (.dateAndTime, "fr_FR", afternoon, "mer. 5 juin | 15 | 07"),
            (.dateAndTime, "en_US", Self.date(2024, 3, 1, 9, 30), "Today | 9 | 30 | AM"),
            (.countDownTimer, "en_US", Date(timeIntervalSinceReferenceDate: 3_900), "1 | 5"),
        ]
        let wrong: [String] = cases.compactMap { mode, locale, date, expected in
            let found: String = Self.titles(Self.wheels(mode, locale), date)
            return found == expected ? nil : "\(locale) \(mode): \(found), expected \(expected)"
        }
        expect(wrong, equals: [])
    }

    @Test func `values select the date from which they were created`() {
        var wrong: [String] = []
        for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .yearAndMonth] {
            for (month, day, hour, minute) in [(1, 31, 0, 0), (2, 29, 12, 15), (7, 4, 11, 45), (12, 31, 23, 30)] {
                let wheels = Self.wheels(mode, "en_US", interval: 15)
                let date = Self.date(2024, month, day, hour, minute)
                let found: Date = wheels.date(of: wheels.values(of: date), changing: date)
                if found != date { wrong.append("\(mode) \(date): \(found)") }
            }
        }
        expect(wrong, equals: [])
    }

    @Test func `a day that the month does not have becomes its last day`() {
        let wheels = Self.wheels(.date, "en_US")
        let found: Date = wheels.date(of: [1, 30, 2022], changing: Self.date(2024, 1, 31, 8))
        expect(found, equals: Self.date(2023, 2, 28, 8))
        let values: [Int] = wheels.values(of: Self.date(2023, 2, 28))
        let days: [Bool] = [27, 28].map {
            wheels.isAvailable(
                value: $0, 1, with: values, changing: Self.date(2023, 2, 28), minimum: nil, maximum: nil)
        }
        expect(days, equals: [true, false])
    }

    @Test func `limits determine which rows are available`() {
        let wheels = Self.wheels(.date, "en_US")
        let date = Self.date(2024, 6, 15)
        let values: [Int] = wheels.values(of: date)
        func available(_ wheel: Int, _ range: ClosedRange<Int>) -> [Int] {
            range.filter {
                wheels.isAvailable(
                    value: $0 - 1, wheel, with: values, changing: date, minimum: Self.date(2023, 3, 10, 12),
                    maximum: Self.date(2024, 6, 20))
            }
        }
        expect(available(0, 1...12), equals: [1, 2, 3, 4, 5, 6])
        expect(available(1, 1...31), equals: Array(1...20))
        expect(available(2, 2_020...2_030), equals: [2_023, 2_024])
    }

    @Test func `endless wheels scroll to the nearest row`() {
        let wheels = Self.wheels(.time, "en_US")
        let middle: Int = wheels.middleRow(1)
        expect(wheels.rowCount(1) == 60 * DateWheels.repetitions && middle % 60 == 0)
        expect(wheels.row(ofValue: 59, near: middle, 1), equals: middle - 1)
        expect(wheels.row(ofValue: 2, near: middle + 58, 1), equals: middle + 62)
        expect(wheels.row(ofValue: 59, near: 0, 1) == 59 && wheels.row(ofValue: 1, near: 1, 2) == 1)
    }

    @Test func `other calendars have their own months and years`() {
        let date = Self.date(2024, 6, 5)
        let found: [String] = [
            (Calendar.Identifier.buddhist, "th_TH"), (.islamicUmmAlQura, "en_US"), (.japanese, "ja_JP"),
        ]
        .map { identifier, locale in
            Self.titles(
                DateWheels(
                    mode: .date, calendar: Self.calendar(identifier), locale: Locale(identifier: locale),
                    minuteInterval: 1, anchor: date), date)
        }
        expect(found, equals: ["5 | มิถุนายน | พ.ศ. 2567", "Dhuʻl-Qiʻdah | 28 | 1445", "6年 | 6月 | 5日"])
    }

    @Test func `months have weeks that begin on the first day of the week`() {
        var calendar = Self.calendar()
        let grids: [MonthGrid] = [1, 2].map { first in
            calendar.firstWeekday = first
            return MonthGrid(containing: Self.date(2024, 6, 15), calendar)
        }
        expect(grids.map(\.leadingDays) == [6, 5] && grids.map(\.weekCount) == [6, 5])
        expect(grids[0].days.count == 30 && grids[0].position(ofDay: 1) == (0, 1))
    }
}
