import Foundation

/// What a server says with `Retry-After` (RFC 9110, 10.2.3).
enum RetryAfter {
    /// The seconds to wait: a number, or from the server's date (else `now`, in seconds since 1970) to a date. Nil if
    /// it says neither.
    static func seconds(_ headers: [String: String], now: TimeInterval) -> TimeInterval? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = CacheControl.seconds(text) { return TimeInterval(seconds) }
        guard let date = HTTPDate.seconds(text) else { return nil }
        let start: TimeInterval = headers["date"].flatMap(HTTPDate.seconds).map(TimeInterval.init) ?? now
        return max(0, TimeInterval(date) - start)
    }
}
