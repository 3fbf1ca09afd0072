import Foundation

/// Parses `Retry-After` headers (RFC 9110, 10.2.3).
enum RetryAfter {
    /// Returns the delay in seconds; nil without a valid header. A date is compared with the server's `Date`, or with
    /// `now`, in seconds since 1970.
    static func seconds(_ headers: [String: String], now: TimeInterval) -> TimeInterval? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = CacheControl.seconds(text) { return TimeInterval(seconds) }
        guard let date = HTTPDate.seconds(text) else { return nil }
        let start: TimeInterval = headers["date"].flatMap(HTTPDate.seconds).map(TimeInterval.init) ?? now
        return max(0, TimeInterval(date) - start)
    }
}
