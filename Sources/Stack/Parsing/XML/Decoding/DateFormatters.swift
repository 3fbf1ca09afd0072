import Foundation
import Synchronization

/// The formatters of dates with a format string, by that string. Creating one takes longer than reading many dates.
enum DateFormatters {
    private static let formatters = Mutex<[String: DateFormatter]>([:])

    /// The number of formatters that are kept. A program usually needs a few.
    private static let limit = 32

    /// The number of formatters in the cache.
    static var count: Int { formatters.withLock { $0.count } }

    /// Returns a formatter for English text, and for UTC unless the text has a time zone. Several threads can use it at
    /// the same time, but must not change it.
    static func formatter(format: String) -> DateFormatter {
        formatters.withLock { formatters in
            if let formatter = formatters[format] { return formatter }
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = format
            if formatters.count >= limit { formatters.removeAll() }
            formatters[format] = formatter
            return formatter
        }
    }
}
