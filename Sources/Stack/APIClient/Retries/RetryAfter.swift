import Foundation

/// Parses `Retry-After` headers (RFC 9110, 10.2.3).
enum RetryAfter {
    /// Returns the delay in seconds; nil without a valid header. The delay until a date begins at the time in the
    /// `Date` header, or at `now`, in seconds since 1970, if there is no valid `Date` header.
    static func seconds(_ headers: [String: String], now: TimeInterval) -> TimeInterval? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = CacheControl.seconds(text) { return TimeInterval(seconds) }
        guard let date = HTTPDate.seconds(text) else { return nil }
        let start: TimeInterval = headers["date"].flatMap(HTTPDate.seconds).map(TimeInterval.init) ?? now
        return max(0, TimeInterval(date) - start)
    }
}
