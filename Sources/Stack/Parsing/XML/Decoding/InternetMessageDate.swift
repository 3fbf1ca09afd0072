/// A parser for the dates of email and RSS, such as `Wed, 27 Aug 2008 13:08:45 +0000`.
///
/// It accepts the grammar of RFC 5322, including its obsolete forms: the weekday and the seconds are optional, a year
/// may have two or three digits, a time zone may have a name, and comments may follow any part. It also accepts whole
/// names of weekdays and months, and a colon in the time zone.
struct InternetMessageDate {
    private let bytes: [UInt8]
    private var position = 0

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    /// The zones whose names RFC 5322 defines, in hours from UTC.
    private static let zones = [
        "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
    ]

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns seconds since 1970, or nil if the text is not a date.
    static func secondsSince1970(_ text: String) -> Double? {
        var parser = InternetMessageDate(text)
        return parser.parse().map(Double.init)
    }

    private mutating func parse() -> Int? {
        if let weekday = word() {
            guard InternetMessageDate.index(of: weekday, in: InternetMessageDate.weekdays) != nil else { return nil }
            _ = consume(UInt8(ascii: ","))
        }
        guard let day = number(digits: 1...2), let name = word(),
            let month = InternetMessageDate.index(of: name, in: InternetMessageDate.months).map({ $0 + 1 }),
            let year = year(), year > 0, (1...InternetDate.dayCount(year, month)).contains(day),
            let time = secondsOfDay(),
            let offset = zone()
        else { return nil }
        skipSpace()
        return position == bytes.count ? InternetDate.days(year, month, day) * 86_400 + time - offset : nil
    }

    /// Returns the index of a name or of its abbreviation, which has at least three letters.
    private static func index(of name: String, in names: [String]) -> Int? {
        name.utf8.count < 3 ? nil : names.firstIndex { $0.hasPrefix(name) }
    }

    private mutating func year() -> Int? {
        skipSpace()
        let start = position
        guard let year = number(digits: 2...4) else { return nil }
        switch position - start {
        case 2: return year + (year < 50 ? 2_000 : 1_900)
        case 3: return year + 1_900
        default: return year
        }
    }

    private mutating func secondsOfDay() -> Int? {
        guard let hour = number(digits: 1...2), consume(UInt8(ascii: ":")), let minute = number(digits: 2...2) else {
            return nil
        }
        var second = 0
        if consume(UInt8(ascii: ":")) {
            guard let number = number(digits: 2...2) else { return nil }
            second = number
        }
        // A leap second is the first second of the next minute.
        return hour < 24 && minute < 60 && second <= 60 ? (hour * 60 + minute) * 60 + second : nil
    }

    /// Returns the offset of the time zone in seconds.
    private mutating func zone() -> Int? {
        // RFC 5322 specifies UTC for names that it does not define.
        if let name = word() { return (InternetMessageDate.zones[name] ?? 0) * 3_600 }
        let isWest = consume(UInt8(ascii: "-"))
        guard isWest || consume(UInt8(ascii: "+")), let hours = number(digits: 2...2) else { return nil }
        _ = consume(UInt8(ascii: ":"))
        guard let minutes = number(digits: 2...2), hours < 24, minutes < 60 else { return nil }
        let offset: Int = (hours * 60 + minutes) * 60
        return isWest ? -offset : offset
    }

    // MARK: Tokens

    /// Reads a word of ASCII letters, in lowercase.
    private mutating func word() -> String? {
        skipSpace()
        let letters = bytes[position...].prefix { (0x61...0x7A).contains($0 | 0x20) }
        position = letters.endIndex
        return letters.isEmpty ? nil : String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
    }

    /// Reads a number, up to the largest number of digits.
    private mutating func number(digits: ClosedRange<Int>) -> Int? {
        skipSpace()
        let found = bytes[position...].prefix(digits.upperBound).prefix { (0x30...0x39).contains($0) }
        guard found.count >= digits.lowerBound else { return nil }
        position = found.endIndex
        return found.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Skips white space and comments in parentheses, which may be nested.
    private mutating func skipSpace() {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\\") where depth > 0: position += 1
            case 0...0x20: break
            default: if depth == 0 { return }
            }
            position += 1
        }
        position = bytes.count
    }
}
