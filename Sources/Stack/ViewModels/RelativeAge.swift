import Foundation
import HostClock

/// How long ago something was, in a few letters: "now", "5 min", "3 h", "2 d", or its date.
public struct RelativeAge: Sendable, Hashable {
    /// What stands in a list.
    public let text: String

    /// The age of `date` at the host's time.
    ///
    /// - Parameter calendar: says what the date is called where it is more than a week ago.
    @MainActor
    public init(of date: Date, calendar: Calendar = .current) {
        self.init(of: date, at: MainQueue.shared.date, calendar: calendar)
    }

    /// The age of `date` at `now`. What is yet to come counts as now.
    public init(of date: Date, at now: Date, calendar: Calendar = .current) {
        // A server may name any date: only those that matter are put into whole minutes.
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
        let months: [String] = calendar.shortMonthSymbols
        guard let day = parts.day, let month = parts.month, let year = parts.year, months.indices.contains(month - 1)
        else { return "" }
        let isThisYear: Bool = calendar.component(.year, from: now) == year
        return "\(day) \(months[month - 1])" + (isThisYear ? "" : " \(year)")
    }
}
