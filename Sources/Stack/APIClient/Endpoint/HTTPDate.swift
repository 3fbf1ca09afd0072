import Foundation

/// Parses and formats HTTP dates (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, and two obsolete formats.
///
/// Dates are whole seconds since 1970.
package enum HTTPDate {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    /// Parses a date in any of the three formats; nil if it is invalid.
    package static func seconds(_ text: some StringProtocol) -> Int? {
        guard text.utf8.count <= 64 else { return nil }
        let words: [Substring] = text.lowercased().split { $0 == " " || $0 == "," || $0 == "-" }
        // All three formats begin with a weekday.
        guard words.count >= 5, words[0].count >= 3 else { return nil }
        if words.count == 6, let day = Int(words[1]), let year = Int(words[3]), words[5] == "gmt" || words[5] == "utc" {
            let full: Int = words[3].count == 2 ? fullYear(year, in: currentYear) : year
            return seconds(year: full, month: words[2], day: day, time: words[4])
        }
        if words.count == 5, let day = Int(words[2]), let year = Int(words[4]), words[4].count == 4 {
            return seconds(year: year, month: words[1], day: day, time: words[3])
        }
        return nil
    }

    /// Returns the year with the given last two digits that is at most 50 years after the current year, and less than
    /// 50 years before it.
    static func fullYear(_ lastDigits: Int, in current: Int) -> Int {
        let latest: Int = current + 50
        return latest - (latest - lastDigits) % 100
    }

    /// The current year in UTC.
    private static var currentYear: Int {
        var now: time_t = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        return Int(parts.tm_year) + 1_900
    }

    private static func seconds(year: Int, month: Substring, day: Int, time: Substring) -> Int? {
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard let month = months.firstIndex(of: String(month.prefix(3))), parts.count == 3,
            let hour = Int(parts[0]), let minute = Int(parts[1]), let second = Int(parts[2])
        else { return nil }
        return seconds(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
    }

    /// Returns the seconds since 1970 of a date and time in UTC; nil if the date or time does not exist.
    static func seconds(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) -> Int? {
        guard (1601...9_999).contains(year), (1...12).contains(month), (1...length(month, year)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        // A leap second at the end of the year 9999 would be in the year 10000, which parsers do not support.
        let last = 253_402_300_799
        return min(last, days(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func length(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the number of days from January 1, 1970 to a date of the Gregorian calendar.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        // Years that begin in March have their leap day at the end.
        let year: Int = month > 2 ? year : year - 1
        let monthFromMarch: Int = (month + 9) % 12
        let dayOfYear: Int = (153 * monthFromMarch + 2) / 5 + day - 1
        return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }

    /// Formats seconds since 1970 in the preferred format.
    package static func text(_ seconds: Int) -> String {
        var time = seconds
        var parts = tm()
        gmtime_r(&time, &parts)
        let day: Int = (seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)) % 7
        let month = months[Int(parts.tm_mon)].capitalized
        return String(
            format: "%@, %02d %@ %04d %02d:%02d:%02d GMT", days[(day + 7) % 7], parts.tm_mday, month,
            parts.tm_year + 1_900, parts.tm_hour, parts.tm_min, parts.tm_sec)
    }
}
