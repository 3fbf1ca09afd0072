/// A fast parser for dates such as `2011-03-04T05:06:07Z`, the most common form of ISO 8601.
enum InternetDate {
    /// Returns seconds since 1970, or nil if the text has a different form or the date may need a calendar.
    static func secondsSince1970(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.count == 20, text[4] == 0x2D, text[7] == 0x2D, text[10] == 0x54, text[13] == 0x3A,
            text[16] == 0x3A, text[19] == 0x5A
        else { return nil }
        guard let century = twoDigits(text, 0), let yearOfCentury = twoDigits(text, 2), let month = twoDigits(text, 5),
            let day = twoDigits(text, 8), let hour = twoDigits(text, 11), let minute = twoDigits(text, 14),
            let second = twoDigits(text, 17)
        else { return nil }
        let year: Int = century * 100 + yearOfCentury
        // Foundation handles the unusual dates: those of the Julian calendar, and days that not every month has.
        guard year >= 1_600, (1...12).contains(month), (1...28).contains(day), hour < 24, minute < 60, second < 60
        else { return nil }
        return (days(year, month, day) * 24 + hour) * 3_600 + minute * 60 + second
    }

    /// Returns the value of the two digits at `index`, or nil if they are not digits.
    private static func twoDigits(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let tens: UInt8 = text[index] &- 0x30
        let ones: UInt8 = text[index + 1] &- 0x30
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }

    /// Returns the number of days of a month.
    static func dayCount(_ year: Int, _ month: Int) -> Int {
        let isDecember: Bool = month == 12
        return days(isDecember ? year + 1 : year, isDecember ? 1 : month + 1, 1) - days(year, month, 1)
    }

    /// Returns days since January 1, 1970. In the computation, a year begins in March, so that the leap day comes last.
    static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear: Int = month > 2 ? year : year - 1
        let marchMonth: Int = month > 2 ? month - 3 : month + 9
        let leapDays: Int = marchYear / 4 - marchYear / 100 + marchYear / 400
        let daysBeforeMonth: Int = (153 * marchMonth + 2) / 5
        return marchYear * 365 + leapDays + daysBeforeMonth + day - 1 - 719_468
    }
}
