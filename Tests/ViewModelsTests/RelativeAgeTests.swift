import Expectations
import Foundation
import Testing

@testable import ViewModels

struct RelativeAgeTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar
    }

    /// 1 January 2026, noon.
    private let now = Date(timeIntervalSince1970: 1_767_268_800)

    @Test(
        arguments: [
            (-90, "now"), (0, "now"), (59, "now"), (60, "1 min"), (3_599, "59 min"), (3_600, "1 h"), (86_399, "23 h"),
            (86_400, "1 d"), (7 * 86_400 - 1, "6 d"), (7 * 86_400, "25 Dec 2025"), (366 * 86_400, "31 Dec 2024"),
        ] as [(TimeInterval, String)])
    func `the text of an age`(_ seconds: TimeInterval, _ text: String) {
        expect(RelativeAge(of: now - seconds, at: now, calendar: calendar).text, equals: text)
    }

    @Test func `a date in this year has no year`() {
        expect(RelativeAge(of: now, at: now + 30 * 86_400, calendar: calendar).text, equals: "1 Jan")
    }

    /// A server can send any number.
    @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan, 9.3e18, -9.3e18])
    func `an invalid date is handled`(_ seconds: TimeInterval) {
        let date = Date(timeIntervalSince1970: seconds)
        expect(RelativeAge(of: date, at: now, calendar: calendar).text, equals: (seconds < 0 ? "1 Jan 1" : "now"))
    }
}
