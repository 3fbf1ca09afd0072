import Expectations
import Foundation
import FoundationAdditions
import Testing

/// Date formatters whose dates are relative to the current day.
struct RelativeDateTests {
    private func text(
        _ days: Double, _ locale: String, date: DateFormatter.Style = .medium, time: DateFormatter.Style = .none,
        isRelative: Bool = true, calendar: Calendar.Identifier? = nil
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(identifier: "UTC")
        if let calendar { formatter.calendar = Calendar(identifier: calendar) }
        formatter.dateStyle = date
        formatter.timeStyle = time
        formatter.doesRelativeDateFormatting = isRelative
        let noon: TimeInterval = (Date().timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200
        return formatter.string(from: Date(timeIntervalSince1970: noon + days * 86_400))
    }

    @Test func `near days have words`() {
        expect([-1, 0, 1].map { text($0, "en_US") }, equals: ["Yesterday", "Today", "Tomorrow"])
        expect(
            [-2, -1, 0, 1, 2].map { text($0, "de_DE", date: .short) },
            equals: ["Vorgestern", "Gestern", "Heute", "Morgen", "Übermorgen"])
    }

    @Test func `the time follows the word`() {
        let spaced: String = text(0, "en_US", time: .short).replacingOccurrences(of: "\u{202F}", with: " ")
        expect(spaced, equals: "Today at 12:00 PM")
        expect(text(-1, "de_DE", time: .short), equals: "Gestern, 12:00")
    }

    @Test func `near days without words have the formatter's calendar`() {
        for days in [-2.0, 2] {
            let usual: String = text(days, "en_US", isRelative: false, calendar: .buddhist)
            expect(text(days, "en_US", calendar: .buddhist), equals: usual)
        }
        expect(text(0, "en_US", calendar: .buddhist), equals: "Today")
    }

    @Test func `other days, and formatters without words, have the usual dates`() {
        for days in [-400.0, -3, 3, 40] {
            expect(text(days, "en_US"), equals: text(days, "en_US", isRelative: false))
        }
        expect(text(2, "en_US", time: .short), equals: text(2, "en_US", time: .short, isRelative: false))
        let time: String = text(0, "en_US", date: .none, time: .short, isRelative: false)
        expect(text(0, "en_US", date: .none, time: .short), equals: time)
        expect(!text(0, "en_US", isRelative: false).contains("Today"))
    }
}
