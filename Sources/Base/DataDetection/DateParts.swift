import Foundation

/// A day as it is written.
struct DayParts {
    var year: Int?
    var month: Int?
    var day: Int?
    /// The distance from today in days.
    var offset: Int?
    /// The day of the week; 1 for Sunday.
    var weekday: Int?
    /// Whether the word "next" precedes the day of the week.
    var isNextWeek = false
    /// Whether the day is a date even without a time. Words such as "Friday" are not, because too much text would
    /// become a link.
    var standsAlone = true
}

/// A time of day as it is written.
struct TimeParts {
    var hour: Int
    var minute = 0
    var second = 0
    var timeZone: TimeZone?
    /// Whether the time is a date even without a day. "3:12" is not, because it can be a score.
    var standsAlone = true

    var seconds: TimeInterval { TimeInterval(hour * 3600 + minute * 60 + second) }
}
