import Foundation

/// A day or a time in a string.
struct DatePiece {
    enum Kind {
        case day(DayParts)
        case time(TimeParts)
    }

    var kind: Kind
    var range: NSRange
}

/// Adjacent parts of a date in a string: a day, a start time and an end time, each optional.
struct DateGroup {
    private(set) var day: DayParts?
    private(set) var start: TimeParts?
    private(set) var end: TimeParts?
    private var lastIsTime = false

    /// Whether the parts form a date.
    var standsAlone: Bool {
        if day != nil && start != nil { return true }
        return day?.standsAlone ?? false || start?.standsAlone ?? false || end?.standsAlone ?? false
    }

    /// Returns whether a piece continues the date. `between` is the text between the previous piece and this one.
    func canAppend(_ piece: DatePiece, after between: String, _ patterns: DatePatterns) -> Bool {
        switch piece.kind {
        case .time where lastIsTime: end == nil && patterns.isRange(between)
        case .time: start == nil && patterns.isConnector(between)
        case .day: day == nil && patterns.isConnector(between)
        }
    }

    mutating func append(_ piece: DatePiece) {
        switch piece.kind {
        case .day(let parts):
            day = parts
            lastIsTime = false
        case .time(let parts):
            if start == nil { start = parts } else { end = parts }
            lastIsTime = true
        }
    }
}
