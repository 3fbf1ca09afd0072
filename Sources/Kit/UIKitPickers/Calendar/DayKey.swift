import Foundation

/// A day of a calendar, without a time.
struct DayKey: Hashable {
    var era: Int
    var year: Int
    var month: Int
    var day: Int
    /// Whether the month is a leap month, which has the number of the month before it.
    var isLeapMonth: Bool

    init(_ date: Date, _ calendar: Calendar) {
        let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        (era, year, month, day) = (parts.era ?? 1, parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
        isLeapMonth = parts.isLeapMonth ?? false
    }

    /// Creates the day of date components, or returns nil if they do not contain a date.
    init?(_ components: DateComponents, _ calendar: Calendar) {
        guard let date = (components.calendar ?? calendar).date(from: components) else { return nil }
        self.init(date, calendar)
    }

    /// Returns the date components of the day, in the form that the delegates of calendar views receive.
    func components(_ calendar: Calendar) -> DateComponents {
        var components = DateComponents(calendar: calendar, era: era, year: year, month: month, day: day)
        if isLeapMonth { components.isLeapMonth = true }
        return components
    }
}

extension DateComponents {
    /// Replaces the day, and keeps the time.
    mutating func copyDay(of other: DateComponents) {
        (era, year, month, day) = (other.era, other.year, other.month, other.day)
        isLeapMonth = other.isLeapMonth
    }
}
