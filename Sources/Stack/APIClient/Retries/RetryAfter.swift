import Foundation

/// Parses `Retry-After` headers (RFC 9110, 10.2.3).
enum RetryAfter {
    /// Returns the delay in seconds; nil without a valid header. If the header contains a date, the delay begins at the
    /// time in the `Date` header, or at `now` if there is no valid one. `now` is in seconds since 1970.
    static func seconds(_ headers: [String: String], now: TimeInterval) -> TimeInterval? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = CacheControl.seconds(text) { return TimeInterval(seconds) }
        guard let date = HTTPDate.seconds(text) else { return nil }
        let start: TimeInterval = headers["date"].flatMap(HTTPDate.seconds).map(TimeInterval.init) ?? now
        return max(0, TimeInterval(date) - start)
    }
}
