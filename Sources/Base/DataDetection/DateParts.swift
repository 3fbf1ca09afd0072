import Foundation

/// A day as it is written.
struct DayParts {
    var year: Int?
    var month: Int?
    var day: Int?
    /// The distance from today in days.
    var offset: Int?
    /// The day of the week, 1 for Sunday, and whether it is that of the next week.
    var weekday: Int?
    var isNextWeek = false
    /// Whether it is a date without a time, too. Words such as "Friday" are not: they would make every text colorful.
    var standsAlone = true
}

/// A time of day as it is written.
struct TimeParts {
    var hour: Int
    var minute = 0
    var second = 0
    var timeZone: TimeZone?
    /// Whether it is a date without a day, too. "3:12" can be a score.
    var standsAlone = true

    var seconds: TimeInterval { TimeInterval(hour * 3600 + minute * 60 + second) }
}
