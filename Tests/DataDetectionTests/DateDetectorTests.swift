import Expectations
import Foundation
import Testing

@testable import DataDetection

struct DateDetectorTests {
    private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    /// Wednesday, May 15, 2024, 10:00 in Berlin.
    private static let now = Date(timeIntervalSince1970: 1_715_760_000)

    /// Returns a description of each date in a string, such as "2024-05-17 10:00 +90 [Friday 10:00–11:30]": the date,
    /// the duration in minutes if there is one, and the matched text.
    private func dates(_ text: String, locale: String = "en_US", now: Date = Self.now) -> [String] {
        let detector = DateDetector(locale: Locale(identifier: locale), timeZone: Self.zone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Self.zone
        return detector.matches(in: text, now: now).map { data in
            guard case .date(let date, _, let duration) = data.kind else { return "no date" }
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            func two(_ value: Int?) -> String { (value ?? 0) < 10 ? "0\(value ?? 0)" : "\(value ?? 0)" }
            let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
            let matched = (text as NSString).substring(with: data.range)
            return day + (duration > 0 ? " +\(Int(duration / 60))" : "") + " [\(matched)]"
        }
    }

    @Test(arguments: [
        ("Meet on May 17, 2024 in Rome", "2024-05-17 12:00 [May 17, 2024]"),
        ("Friday, May 17th at 3:30 PM, please", "2024-05-17 15:30 [Friday, May 17th at 3:30 PM]"),
        ("the 3rd of June 2025", "2025-06-03 12:00 [3rd of June 2025]"),
        ("due 2024-05-17.", "2024-05-17 12:00 [2024-05-17]"),
        ("from 2024-05-17T14:30:00Z on", "2024-05-17 16:30 [2024-05-17T14:30:00Z]"),
        ("5/7/2024, 9am", "2024-05-07 09:00 [5/7/2024, 9am]"),
        ("17/5/24", "2024-05-17 12:00 [17/5/24]"),
        ("call at 14:05", "2024-05-15 14:05 [at 14:05]"),
        ("call 9 a.m.", "2024-05-15 09:00 [9 a.m.]"),
        ("call at 9 PM.", "2024-05-15 21:00 [at 9 PM]"),
        ("tomorrow at noon", "2024-05-16 12:00 [tomorrow at noon]"),
        ("See you tomorrow!", "2024-05-16 12:00 [tomorrow]"),
        ("next Friday works", "2024-05-17 12:00 [next Friday]"),
        ("next Wednesday works", "2024-05-22 12:00 [next Wednesday]"),
        ("Friday 10:00–11:30", "2024-05-17 10:00 +90 [Friday 10:00–11:30]"),
        ("11:00 PM to 1:00 AM on Sunday", "2024-05-19 23:00 +120 [11:00 PM to 1:00 AM on Sunday]"),
        ("Jan 3, or so", "2024-01-03 12:00 [Jan 3]"), ("Dec. 30", "2023-12-30 12:00 [Dec. 30]"),
        ("2024年5月17日（金）午後3時半に", "2024-05-17 15:30 [2024年5月17日（金）午後3時半]"),
        ("５月１７日の１５時３０分", "2024-05-17 15:30 [５月１７日の１５時３０分]"),
        ("明日午前9時から", "2024-05-16 09:00 [明日午前9時]"), ("5월 17일 오후 3시", "2024-05-17 15:00 [5월 17일 오후 3시]"),
    ])
    func `dates are found`(_ text: String, _ expected: String) {
        expect(dates(text), equals: [expected])
    }

    /// “Next Friday” is the first Friday after today.
    @Test func `the next weekday is after today`() throws {
        var expected = [String](repeating: "2024-05-17", count: 2)
        expected += [String](repeating: "2024-05-24", count: 7) + ["2024-05-31"]
        // From Wednesday, May 15, to Friday, May 24.
        let found = (0..<expected.count).map { day in
            dates("next Friday at 3pm", now: Self.now.addingTimeInterval(Double(day) * 86_400))
        }
        expect(found, equals: expected.map { ["\($0) 15:00 [next Friday at 3pm]"] })
        let newYear = try Date("2024-12-31T23:30:00+01:00", strategy: .iso8601)
        expect(dates("NEXT FRIDAY", now: newYear), equals: ["2025-01-03 12:00 [NEXT FRIDAY]"])
        // Daylight saving time begins on Sunday, March 31.
        let spring = try Date("2024-03-30T12:00:00+01:00", strategy: .iso8601)
        expect(dates("next friday", now: spring), equals: ["2024-04-05 12:00 [next friday]"])
    }

    @Test(arguments: [
        "It is 16:9 and 3:12", "Version 1.2.24", "May I have 5?", "on Friday", "today", "1,234,567", "3時間",
        "Feb 30, 2024",
        "99/99/2024", "192.168.1.10", "room 25:61", "2024-13-45", "the sun and the march", "ratio 10:30:15:20", "",
    ])
    func `other text contains no dates`(_ text: String) {
        expect(dates(text), equals: [])
    }

    @Test func `the names and the order of date parts follow the locale`() {
        let german = dates("Am Freitag, den 17. Mai 2024 um 15 Uhr", locale: "de_DE")
        expect(german, equals: ["2024-05-17 15:00 [Freitag, den 17. Mai 2024 um 15 Uhr]"])
        expect(dates("le 3 juin 2024", locale: "fr_FR"), equals: ["2024-06-03 12:00 [3 juin 2024]"])
        expect(dates("5/7/2024", locale: "en_GB"), equals: ["2024-07-05 12:00 [5/7/2024]"])
        expect(dates("07.05.2024", locale: "en_US"), equals: ["2024-05-07 12:00 [07.05.2024]"])
    }

    @Test func `several dates are separate`() {
        expect(
            dates("May 1, May 2 at 5pm and 6pm"),
            equals: [
                "2024-05-01 12:00 [May 1]", "2024-05-02 17:00 [May 2 at 5pm]", "2024-05-15 18:00 [6pm]",
            ])
    }
}
