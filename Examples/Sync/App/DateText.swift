import Engawa
import Foundation
import SyncModels

/// The text of dates in the messenger.
enum DateText {
    /// Returns the time if the date is today, otherwise the day.
    static func short(_ date: Date) -> String {
        Calendar.current.isDate(date, inSameDayAs: AppClock.date) ? time(date) : format(date, .short, .none)
    }

    static func time(_ date: Date) -> String { format(date, .none, .short) }

    /// Returns the day, for the header above the messages of that day.
    static func day(_ date: Date) -> String {
        let today: Date = Calendar.current.startOfDay(for: AppClock.date)
        if date == today { return localized("Today") }
        if date == Calendar.current.date(byAdding: .day, value: -1, to: today) { return localized("Yesterday") }
        return format(date, .full, .none)
    }

    private static func format(
        _ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = .current
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}
