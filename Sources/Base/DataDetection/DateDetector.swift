import Foundation

/// Finds dates and times in text.
///
/// Days and times are found separately. Adjacent days and times, with words such as "at" between them, are joined.
package struct DateDetector: Sendable {
    /// The detector for the user's language and region.
    package static let current = DateDetector(locale: .current)

    let calendar: Calendar
    /// Whether the month precedes the day in numeric dates.
    let isMonthFirst: Bool
    let months: [String: Int]
    let weekdays: [String: Int]
    let patterns: DatePatterns

    package init(locale: Locale, timeZone: TimeZone = .current) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        var months: [String: Int] = ["sept": 9]
        var weekdays: [String: Int] = [:]
        for locale in [locale, Locale(identifier: "en_US")] {
            calendar.locale = locale
            for names in [calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols] {
                Self.add(names, to: &months)
            }
            for names in [calendar.weekdaySymbols, calendar.shortWeekdaySymbols] { Self.add(names, to: &weekdays) }
        }
        self.calendar = calendar
        self.months = months
        self.weekdays = weekdays
        isMonthFirst = locale.region?.identifier == "US"
        patterns = DatePatterns(months: Array(months.keys), weekdays: Array(weekdays.keys))
    }

    /// Adds names with their numbers. Other patterns match names that contain digits, such as "5月".
    private static func add(_ names: [String], to table: inout [String: Int]) {
        for (index, name) in names.enumerated() {
            let key: String = name.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ". "))
            guard key.count >= 3, !key.contains(where: \.isNumber), table[key] == nil else { continue }
            table[key] = index + 1
        }
    }

    /// Returns whether a string without numbers may contain a date.
    func mayContainWords(_ text: String) -> Bool {
        let words: String = text.lowercased()
        return ["tomorrow", "next ", "noon", "midnight"].contains { words.contains($0) }
    }

    /// Returns the dates in a string.
    func matches(in text: String, now: Date) -> [DetectedData] {
        let whole = text as NSString
        var pieces: [DatePiece] = days(in: text) + times(in: text)
        pieces.sort { $0.range.location < $1.range.location }
        // A piece inside of another, such as "5:30" in "17:05:30", is left out.
        var kept: [DatePiece] = []
        for piece in pieces where piece.range.location >= (kept.last.map { NSMaxRange($0.range) } ?? 0) {
            kept.append(piece)
        }
        var found: [DetectedData] = []
        var index = 0
        while index < kept.count {
            var group = DateGroup()
            var range: NSRange?
            while index < kept.count {
                let piece: DatePiece = kept[index]
                if let previous = range {
                    let between: String = self.text(in: whole, from: NSMaxRange(previous), to: piece.range.location)
                    guard group.canAppend(piece, after: between, patterns) else { break }
                    range = NSUnionRange(previous, piece.range)
                } else {
                    range = piece.range
                }
                group.append(piece)
                index += 1
            }
            if let range, let kind = kind(of: group, now: now) { found.append(DetectedData(kind: kind, range: range)) }
        }
        return found
    }

    private func text(in whole: NSString, from start: Int, to end: Int) -> String {
        end > start ? whole.substring(with: NSRange(location: start, length: end - start)) : ""
    }

    // MARK: Dates from their parts

    private func kind(of group: DateGroup, now: Date) -> DetectedData.Kind? {
        guard group.standsAlone else { return nil }
        let zone: TimeZone? = group.end?.timeZone ?? group.start?.timeZone
        var calendar = calendar
        if let zone { calendar.timeZone = zone }
        let today: Date = calendar.startOfDay(for: now)
        let day: Date? = if let parts = group.day { self.day(parts, now: now, calendar) } else { today }
        // A date without a time is at noon.
        let start: TimeParts = group.start ?? TimeParts(hour: 12)
        guard let day,
            let date = calendar.date(bySettingHour: start.hour, minute: start.minute, second: start.second, of: day)
        else { return nil }
        var duration: TimeInterval = 0
        if let end = group.end {
            duration = end.seconds - start.seconds
            if duration < 0 { duration += 86_400 }
        }
        return .date(date, timeZone: zone, duration: duration)
    }

    /// Returns the start of a day, or nil if there is no such day.
    private func day(_ parts: DayParts, now: Date, _ calendar: Calendar) -> Date? {
        let today: Date = calendar.startOfDay(for: now)
        if let offset = parts.offset { return calendar.date(byAdding: .day, value: offset, to: today) }
        if let weekday = parts.weekday {
            let distance: Int = (weekday - calendar.component(.weekday, from: today) + 7) % 7
            // On a Friday, "next Friday" is seven days later.
            return calendar.date(byAdding: .day, value: distance == 0 && parts.isNextWeek ? 7 : distance, to: today)
        }
        guard let month = parts.month, let day = parts.day else { return nil }
        if let year = parts.year { return date(year, month, day, calendar) }
        // Without a year, the nearest date is used.
        let year: Int = calendar.component(.year, from: today)
        let dates: [Date] = (year - 1...year + 1).compactMap { date($0, month, day, calendar) }
        return dates.min { abs($0.timeIntervalSince(today)) < abs($1.timeIntervalSince(today)) }
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ calendar: Calendar) -> Date? {
        let components = DateComponents(year: year, month: month, day: day)
        guard (1...12).contains(month), (1...31).contains(day), let date = calendar.date(from: components),
            calendar.component(.day, from: date) == day
        else { return nil }
        return date
    }
}
