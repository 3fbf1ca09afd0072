import Foundation

/// Counts the requests of each key, and refuses those above a limit within a minute.
struct RateLimit {
    private static let interval: TimeInterval = 60

    let limit: Int
    /// The times of the counted requests of the last minute, oldest first, by key.
    private var times: [String: [Date]] = [:]
    private var lastCleaning = Date.distantPast

    /// Creates a limit of requests in a minute for each key.
    init(_ limit: Int) {
        self.limit = limit
    }

    /// Counts a request.
    mutating func count(_ key: String, at now: Date) {
        times[key, default: []].append(now)
    }

    /// Throws if the limit of a key is reached.
    mutating func check(_ key: String, at now: Date) throws(Refusal) {
        removeOld(at: now)
        let recent: [Date] = (times[key] ?? []).filter { now.timeIntervalSince($0) < RateLimit.interval }
        times[key] = recent.isEmpty ? nil : recent
        guard recent.count >= limit else { return }
        let wait: TimeInterval = RateLimit.interval - now.timeIntervalSince(recent[0])
        throw Refusal(
            429, "There were too many attempts. Wait a minute, then try again.",
            retryAfter: max(1, Int(wait.rounded(.up))))
    }

    /// Removes the keys without requests in the last minute, once a minute, so that the memory stays bounded.
    private mutating func removeOld(at now: Date) {
        guard now.timeIntervalSince(lastCleaning) >= RateLimit.interval else { return }
        lastCleaning = now
        times = times.filter { _, dates in
            dates.last.map { now.timeIntervalSince($0) < RateLimit.interval } ?? false
        }
    }
}
