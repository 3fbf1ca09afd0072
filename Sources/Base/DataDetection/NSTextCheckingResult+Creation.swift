import Foundation

extension NSTextCheckingResult {
    private static func result(_ kind: DetectedData.Kind, _ range: NSRange) -> NSTextCheckingResult {
        DataCheckingResult(DetectedData(kind: kind, range: range))
    }

    /// Returns a result for a link. The range is in UTF-16 code units.
    public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        result(.link(url), range)
    }

    /// Returns a result for a telephone number. The range is in UTF-16 code units.
    public static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        result(.phoneNumber(phoneNumber), range)
    }

    /// Returns a result for a date. The range is in UTF-16 code units.
    public static func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        result(.date(date, timeZone: nil, duration: 0), range)
    }

    /// Returns a result for a date. The range is in UTF-16 code units, and the duration in seconds.
    public static func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
        result(.date(date, timeZone: timeZone, duration: duration), range)
    }

    /// Returns a result for an address. The range is in UTF-16 code units.
    public static func addressCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        result(.address(components), range)
    }
}
