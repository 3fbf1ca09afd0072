import Foundation
import HostClock

/// The age of a date as a short text: "now", "5 min", "3 h", "2 d", or the date itself.
public struct RelativeAge: Sendable, Hashable {
    /// The text.
    public let text: String

    /// Creates the age of `date` at the host's time.
    ///
    /// - Parameter calendar: The calendar for dates that are at least a week old, which are shown as dates.
    @MainActor
    public init(of date: Date, calendar: Calendar = .current) {
        self.init(of: date, at: MainQueue.shared.date, calendar: calendar)
    }

    /// Creates the age of `date` at `now`. A date in the future counts as now.
    public init(of date: Date, at now: Date, calendar: Calendar = .current) {
        // A server can send any date. The clamp keeps the conversion to an integer from overflowing.
        let minutes = Int(max(0, min(now.timeIntervalSince(date) / 60, 1e9)))
        switch minutes {
        case ..<1: text = "now"
        case ..<60: text = "\(minutes) min"
        case ..<(24 * 60): text = "\(minutes / 60) h"
        case ..<(7 * 24 * 60): text = "\(minutes / 60 / 24) d"
        default: text = RelativeAge.name(of: date, at: now, calendar)
        }
    }

    private static func name(of date: Date, at now: Date, _ calendar: Calendar) -> String {
        let parts: DateComponents = calendar.dateComponents([.day, .month, .year], from: max(date, .distantPast))
        let months = calendar.shortMonthSymbols
        guard let day = parts.day, let month = parts.month, let year = parts.year, months.indices.contains(month - 1)
        else { return "" }
        let isThisYear: Bool = calendar.component(.year, from: now) == year
        return "\(day) \(months[month - 1])" + (isThisYear ? "" : " \(year)")
    }
}
