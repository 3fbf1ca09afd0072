import Foundation

/// The days and times in a string.
extension DateDetector {
    func days(in text: String) -> [DatePiece] {
        let whole = text as NSString
        func pieces(_ patterns: [NSRegularExpression], _ parts: (NSTextCheckingResult) -> DayParts?) -> [DatePiece] {
            patterns.flatMap { $0.results(in: text) }.compactMap { result in
                parts(result).map { DatePiece(kind: .day($0), range: result.range) }
            }
        }
        func number(_ name: String, _ result: NSTextCheckingResult) -> Int? { result.text(name, in: whole)?.number }
        let named: [DatePiece] = pieces(patterns.named) { result in
            let name: String = result.text("month", in: whole)?.lowercased() ?? ""
            return DayParts(year: number("year", result), month: months[name], day: number("day", result))
        }
        let numeric: [DatePiece] = pieces(patterns.numeric) { result in
            var year: Int = number("year", result) ?? 0
            if year < 100 { year += year < 70 ? 2000 : 1900 }
            if result.text("month", in: whole) != nil {
                return DayParts(year: year, month: number("month", result), day: number("day", result))
            }
            guard let first = number("first", result), let second = number("second", result) else { return nil }
            let hasDots: Bool = whole.substring(with: result.range).contains(".")
            let isMonthFirst: Bool = (self.isMonthFirst && !hasDots && first <= 12) || second > 12
            return DayParts(year: year, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
        }
        let eastAsian: [DatePiece] = pieces(patterns.eastAsian) { result in
            if let word = result.text("word", in: whole) {
                return DayParts(offset: Self.offsets[word], standsAlone: false)
            }
            return DayParts(
                year: number("year", result), month: number("month", result), day: number("day", result))
        }
        let words: [DatePiece] = pieces(patterns.words) { result in
            if let word = result.text("word", in: whole)?.lowercased() {
                return DayParts(offset: Self.offsets[word], standsAlone: word == "tomorrow")
            }
            guard let name = result.text("weekday", in: whole)?.lowercased(), let weekday = weekdays[name] else {
                return nil
            }
            let relation: String? = result.text("relation", in: whole)?.lowercased()
            let isNext: Bool = relation == "next"
            return relation == "last"
                ? nil : DayParts(weekday: weekday, isNextWeek: isNext, standsAlone: isNext)
        }
        return named + numeric + eastAsian + words
    }

    private static let offsets: [String: Int] = [
        "today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1, "今日": 0, "明日": 1, "明後日": 2, "昨日": -1, "今天": 0,
        "明天": 1, "後天": 2, "昨天": -1, "오늘": 0, "내일": 1, "모레": 2, "어제": -1,
    ]

    func times(in text: String) -> [DatePiece] {
        let whole = text as NSString
        return patterns.times.flatMap { $0.results(in: text) }.compactMap { result in
            time(of: result, in: whole).map { DatePiece(kind: .time($0), range: result.range) }
        }
    }

    private func time(of result: NSTextCheckingResult, in whole: NSString) -> TimeParts? {
        let hasMark: Bool = ["at", "at2", "half"].contains { result.text($0, in: whole) != nil }
        if let word = result.text("word", in: whole)?.lowercased() {
            return TimeParts(hour: word == "noon" ? 12 : 0, standsAlone: hasMark)
        }
        guard var hour = result.text("hour", in: whole)?.number else { return nil }
        var minute: Int = result.text("minute", in: whole)?.number ?? 0
        if result.text("past", in: whole) != nil { minute = 30 }
        if let half = result.text("half", in: whole)?.lowercased() {
            guard hour <= 12 else { return nil }
            let isAfternoon: Bool = half.hasPrefix("p") || ["午後", "下午", "오후"].contains(half)
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        let second: Int = result.text("second", in: whole)?.number ?? 0
        guard hour < 24, minute < 60, second < 60 else { return nil }
        let zone: TimeZone? = result.text("zone", in: whole).flatMap { Self.timeZone($0) }
        return TimeParts(hour: hour, minute: minute, second: second, timeZone: zone, standsAlone: hasMark)
    }

    /// Returns the time zone for an abbreviation or for an offset such as "+02:00".
    private static func timeZone(_ text: String) -> TimeZone? {
        guard let sign = text.first, "+-".contains(sign) else {
            return TimeZone(abbreviation: text.uppercased() == "Z" ? "UTC" : text.uppercased())
        }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4, let value = Int(digits) else { return nil }
        return TimeZone(secondsFromGMT: (sign == "-" ? -1 : 1) * (value / 100 * 3600 + value % 100 * 60))
    }
}

extension String {
    /// The number that the digits of any script represent, or nil. Other characters are ignored.
    fileprivate var number: Int? {
        let digits: [Int] = compactMap(\.wholeNumberValue)
        return digits.isEmpty || digits.count > 9 ? nil : digits.reduce(0) { $0 * 10 + $1 }
    }
}
