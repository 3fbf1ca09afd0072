/// Dates as `2011-03-04T05:06:07Z`, the common form of ISO 8601, which Foundation reads slowly.
enum InternetDate {
    /// Seconds since 1970; nil if the text has another form or another calendar may apply.
    static func secondsSince1970(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.count == 20, text[4] == 0x2D, text[7] == 0x2D, text[10] == 0x54, text[13] == 0x3A,
            text[16] == 0x3A, text[19] == 0x5A
        else { return nil }
        guard let century = pair(text, 0), let yearOfCentury = pair(text, 2), let month = pair(text, 5),
            let day = pair(text, 8), let hour = pair(text, 11), let minute = pair(text, 14),
            let second = pair(text, 17)
        else { return nil }
        let year: Int = century * 100 + yearOfCentury
        // What is unusual is left to Foundation: the calendar of old, and days that a month does not have.
        guard year >= 1_600, (1...12).contains(month), (1...28).contains(day), hour < 24, minute < 60, second < 60
        else { return nil }
        return (days(year, month, day) * 24 + hour) * 3_600 + minute * 60 + second
    }

    private static func pair(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let tens: UInt8 = text[index] &- 0x30
        let ones: UInt8 = text[index + 1] &- 0x30
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }

    /// Days since 1970. A year counts from March, so that the leap day comes last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear: Int = month > 2 ? year : year - 1
        let marchMonth: Int = month > 2 ? month - 3 : month + 9
        let leapDays: Int = marchYear / 4 - marchYear / 100 + marchYear / 400
        let daysBeforeMonth: Int = (153 * marchMonth + 2) / 5
        return marchYear * 365 + leapDays + daysBeforeMonth + day - 1 - 719_468
    }
}
