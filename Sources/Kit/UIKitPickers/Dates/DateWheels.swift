import Foundation

/// The wheels of a date picker, with their order, rows and titles, and the date that their rows select.
///
/// The wheels of months, days, hours and minutes repeat their values, so they appear endless.
struct DateWheels {
    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let locale: Locale
    let minuteInterval: Int
    /// The units of the wheels, from the leading to the trailing wheel.
    let units: [DateUnit]
    /// The day in the center of a wheel of days, whose era is that of a wheel of years.
    let anchor: Date
    let formats: DateFormats
    /// The number of rows in a wheel of days.
    static let dateRows = 20_001
    /// The number of times that an endless wheel repeats its values.
    static let repetitions = 201

    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, anchor: Date) {
        self.mode = mode
        self.calendar = calendar
        self.locale = locale
        self.minuteInterval = minuteInterval
        self.anchor = calendar.startOfDay(for: anchor)
        formats = DateFormats(calendar: calendar, locale: locale, reference: anchor)
        units = DateWheels.makeUnits(of: mode, formats)
    }

    private static func makeUnits(of mode: UIDatePicker.Mode, _ formats: DateFormats) -> [DateUnit] {
        switch mode {
        case .time: formats.timeUnits
        case .date: formats.dateUnits
        case .dateAndTime: [.date] + formats.timeUnits
        case .countDownTimer: [.hours, .minutes]
        case .yearAndMonth: formats.dateUnits.filter { $0 != .day }
        }
    }

    // MARK: Rows

    /// The number of values of a unit.
    private func valueCount(_ unit: DateUnit) -> Int {
        switch unit {
        case .date: DateWheels.dateRows
        case .year: calendar.maximumRange(of: .year).map { min($0.count, 10_000) } ?? 10_000
        case .month: calendar.maximumRange(of: .month)?.count ?? 12
        case .day: calendar.maximumRange(of: .day)?.count ?? 31
        case .hour, .hours: 24
        case .minute, .minutes: 60 / minuteInterval
        case .period: 2
        }
    }

    private func repeats(_ unit: DateUnit) -> Bool {
        switch unit {
        case .month, .day, .hour, .minute: true
        case .date, .year, .period, .hours, .minutes: false
        }
    }

    /// Returns the number of rows of a wheel.
    func rowCount(_ wheel: Int) -> Int {
        let unit = units[wheel]
        return valueCount(unit) * (repeats(unit) ? DateWheels.repetitions : 1)
    }

    /// Returns the value of a row, which is at least 0 and less than the number of values.
    func value(ofRow row: Int, _ wheel: Int) -> Int { row % valueCount(units[wheel]) }

    /// Returns the row nearest to `row` among the rows with a given value.
    func row(ofValue value: Int, near row: Int, _ wheel: Int) -> Int {
        let unit = units[wheel]
        guard repeats(unit) else { return value }
        let count: Int = valueCount(unit)
        let base: Int = row - row % count + value
        let best: Int = [base - count, base, base + count].min { abs($0 - row) < abs($1 - row) } ?? base
        return min(max(best, value), rowCount(wheel) - count + value)
    }

    /// For an endless wheel, returns the row of the value 0 in the middle repetition. For any other wheel, returns 0.
    func middleRow(_ wheel: Int) -> Int {
        let unit = units[wheel]
        return repeats(unit) ? valueCount(unit) * (DateWheels.repetitions / 2) : 0
    }

    // MARK: Dates

    /// Returns the values of the wheels for a date, or for a duration in seconds since the reference date.
    func values(of date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let duration = Int(date.timeIntervalSinceReferenceDate)
        return units.map { unit in
            switch unit {
            case .date:
                DateWheels.dateRows / 2
                    + (calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0)
            case .year: (parts.year ?? 1) - 1
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .hour: parts.hour ?? 0
            case .minute: (parts.minute ?? 0) / minuteInterval
            case .period: (parts.hour ?? 0) / 12
            case .hours: duration / 3_600
            case .minutes: duration / 60 % 60 / minuteInterval
            }
        }
    }

    /// Whether the wheel of days has a row for a date, and the wheel of years shows the years of its era.
    func contains(_ date: Date) -> Bool {
        if units.contains(.year), calendar.component(.era, from: date) != calendar.component(.era, from: anchor) {
            return false
        }
        guard let wheel = units.firstIndex(of: .date) else { return true }
        return (0..<DateWheels.dateRows).contains(values(of: date)[wheel])
    }

    /// Returns the date that the values select. Components that no wheel selects have the values of `old`.
    ///
    /// If the month does not have the selected day, its last day is used. The wheels have no rows for leap months, so
    /// another month or year is never a leap month.
    func date(of values: [Int], changing old: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: old)
        var duration = 0
        for (unit, value) in zip(units, values) {
            switch unit {
            case .date:
                let day = calendar.date(byAdding: .day, value: value - DateWheels.dateRows / 2, to: anchor) ?? anchor
                parts.copyDay(of: calendar.dateComponents([.era, .year, .month, .day], from: day))
            case .year:
                if parts.year != value + 1 { (parts.year, parts.isLeapMonth) = (value + 1, nil) }
            case .month:
                if parts.month != value + 1 { (parts.month, parts.isLeapMonth) = (value + 1, nil) }
            case .day: parts.day = value + 1
            case .hour: parts.hour = value
            case .minute: (parts.minute, parts.second) = (value * minuteInterval, 0)
            case .period: break
            case .hours: duration += value * 3_600
            case .minutes: duration += value * 60 * minuteInterval
            }
        }
        if mode == .countDownTimer { return Date(timeIntervalSinceReferenceDate: TimeInterval(duration)) }
        if mode == .date || mode == .yearAndMonth { clampDay(&parts) }
        return calendar.date(from: parts) ?? old
    }

    private func clampDay(_ parts: inout DateComponents) {
        var first = parts
        first.day = 1
        guard let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) else {
            return
        }
        parts.day = min(parts.day ?? 1, days.count)
    }

    /// Returns whether a row of a wheel, combined with the values of the other wheels, can represent a date within the
    /// limits.
    func isAvailable(
        value: Int, _ wheel: Int, with values: [Int], changing old: Date, minimum: Date?, maximum: Date?
    ) -> Bool {
        var values = values
        values[wheel] = value
        let component: Calendar.Component
        switch units[wheel] {
        case .date: component = .day
        case .year: component = .year
        case .month: component = .month
        case .day: component = .day
        case .hour: component = .hour
        case .minute: component = .minute
        case .period, .hours, .minutes: return true
        }
        let date: Date = date(of: values, changing: old)
        if units[wheel] == .day, calendar.component(.day, from: date) != value + 1 { return false }
        guard minimum != nil || maximum != nil, let range = calendar.dateInterval(of: component, for: date) else {
            return true
        }
        return range.end > (minimum ?? .distantPast) && range.start <= (maximum ?? .distantFuture)
    }

    // MARK: Titles

    /// Returns the title of a value of a wheel.
    func title(ofValue value: Int, _ wheel: Int, today: Date) -> String {
        switch units[wheel] {
        case .date:
            let day = calendar.date(byAdding: .day, value: value - DateWheels.dateRows / 2, to: anchor) ?? anchor
            return calendar.isDate(day, inSameDayAs: today) ? formats.today : formats.weekdayAndDay(day)
        case .year: return formats.year(value + 1)
        case .month: return formats.month(value + 1)
        case .day: return formats.day(value + 1)
        case .hour: return formats.hour(value)
        case .minute: return formats.minute(value * minuteInterval)
        case .period: return formats.period(value)
        case .hours: return formats.number(value)
        case .minutes: return formats.number(value * minuteInterval)
        }
    }
}
