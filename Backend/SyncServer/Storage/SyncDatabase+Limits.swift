import Foundation

/// The maximum number of requests in a minute.
struct RateLimit {
    let name: String
    let count: Int

    /// The limit for failed sign-ins with an email address.
    static let failures = RateLimit(name: "failure", count: 10)
    /// The limit for accounts that all clients together create.
    static let signUps = RateLimit(name: "account", count: 100)
    /// The limit for messages and pictures that an account sends.
    static let posts = RateLimit(name: "post", count: 600)
}

extension SyncDatabase {
    private static let interval: TimeInterval = 60

    /// Counts a request, or throws if the limit of a key is reached. The limit applies to all processes together.
    ///
    /// Each request moves the due time of its key later by a minute divided by the limit, and the due time may be at
    /// most a minute in the future. A client can therefore send all requests of a minute at once, and further requests
    /// at even intervals.
    func count(_ limit: RateLimit, _ key: String, at now: Date) throws {
        let time: TimeInterval = now.timeIntervalSince1970
        let step: TimeInterval = SyncDatabase.interval / TimeInterval(limit.count)
        let name = "\(limit.name) \(key)"
        // A tolerance of half a step, so that the result does not depend on rounding.
        let latest: TimeInterval = time + SyncDatabase.interval - step / 2
        let counted: [Bool] = try rows(
            """
            INSERT INTO limits (name, due) VALUES (?1, ?2)
            ON CONFLICT (name) DO UPDATE SET due = CASE WHEN limits.due < ?3 THEN ?3 ELSE limits.due END + ?4
            WHERE limits.due <= ?5 RETURNING name
            """, .text(name), .real(time + step), .real(time), .real(step), .real(latest)
        ) { _ in true }
        guard counted.isEmpty else { return }
        let due: Double = try rows("SELECT due FROM limits WHERE name = ?1", .text(name)) { $0.number(0) }.first ?? 0
        throw Refusal(
            429, "There were too many attempts. Wait a minute, then try again.",
            retryAfter: max(1, Int((due - latest).rounded(.up))))
    }

    /// Forgets the requests for a key.
    func forget(_ limit: RateLimit, _ key: String) throws {
        try run("DELETE FROM limits WHERE name = ?1", .text("\(limit.name) \(key)"))
    }

    /// Removes the limits and sessions that no longer have an effect.
    func removeExpired(at now: Date) throws {
        try run("DELETE FROM limits WHERE due <= ?1", .real(now.timeIntervalSince1970))
        try run("DELETE FROM sessions WHERE expires <= ?1", .real(now.timeIntervalSince1970))
    }
}
