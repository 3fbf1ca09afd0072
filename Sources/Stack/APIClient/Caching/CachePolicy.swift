import Foundation

/// The rules of RFC 9111 for a private cache, as functions without access to the disk or a clock.
enum CachePolicy {
    /// The statuses that may be cached without explicit freshness (RFC 9110, 15.1), except 206, which this cache does
    /// not support.
    private static let heuristicStatuses: Set<Int> = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]

    /// The statuses that this cache supports.
    private static let understoodStatuses: Set<Int> = heuristicStatuses.union([302, 303, 307, 400, 403, 429])

    /// The maximum heuristic freshness: a day, in seconds.
    private static let longestHeuristic = 86_400

    // MARK: Storing

    /// Whether a response to a GET may be stored (RFC 9111, 3).
    static func mayStore(status: Int, headers: [String: String], requestHeaders: [String: String]) -> Bool {
        let control = CacheControl(headers)
        guard understoodStatuses.contains(status), !CacheControl(requestHeaders).has("no-store") else { return false }
        guard !control.has("no-store") || control.has("must-understand") else { return false }
        // A response that varies by everything never matches another request.
        guard !varyNames(headers).contains("*") else { return false }
        let isAllowed: Bool =
            control.has("public") || control.has("private") || control.has("max-age") || headers["expires"] != nil
            || heuristicStatuses.contains(status)
        guard isAllowed else { return false }
        let head = CachedHead(variant: "", status: status, headers: headers, requestTime: 0, responseTime: 0)
        // A stale response that cannot be validated is useless.
        return lifetime(of: head) > 0 || headers["etag"] != nil || headers["last-modified"] != nil
            || control.has("stale-if-error")
    }

    /// The lowercase names of the headers that a response varies by.
    static func varyNames(_ headers: [String: String]) -> [String] { names(headers["vary"]) }

    /// Returns the lowercase names in a list of header names.
    private static func names(_ list: String?) -> [String] {
        (list ?? "").split(separator: ",").map { CacheControl.trimmed($0).lowercased() }.filter { !$0.isEmpty }
    }

    // MARK: Freshness

    /// Returns how long a response is fresh, in seconds (RFC 9111, 4.2.1).
    static func lifetime(of head: CachedHead) -> Int {
        let control = CacheControl(head.headers)
        if let age = control.seconds("max-age") { return age }
        let date: Int = head.headers["date"].flatMap(HTTPDate.seconds) ?? wholeSeconds(head.responseTime)
        if let expires = head.headers["expires"] {
            return max(0, (HTTPDate.seconds(expires) ?? date) - date)
        }
        guard heuristicStatuses.contains(head.status) || control.has("public"),
            let modified = head.headers["last-modified"].flatMap(HTTPDate.seconds)
        else { return 0 }
        return min(max(0, date - modified) / 10, longestHeuristic)
    }

    /// Returns seconds without their fraction, limited to ±10¹⁵.
    static func wholeSeconds(_ seconds: TimeInterval) -> Int { Int(max(-1e15, min(seconds, 1e15))) }

    /// Returns the age of a response, in seconds (RFC 9111, 4.2.3).
    static func age(of head: CachedHead, now: TimeInterval) -> TimeInterval {
        let date: TimeInterval =
            head.headers["date"].flatMap(HTTPDate.seconds).map(TimeInterval.init) ?? head.responseTime
        let apparentAge: TimeInterval = max(0, head.responseTime.rounded(.down) - date)
        let ageHeader: Substring = head.headers["age"]?.split(separator: ",").first ?? ""
        let ageValue = TimeInterval(CacheControl.seconds(CacheControl.trimmed(ageHeader)) ?? 0)
        let correctedAge: TimeInterval = ageValue + (head.responseTime - head.requestTime)
        // A clock that was set back must not make a response younger.
        return max(apparentAge, correctedAge) + max(0, now - head.responseTime)
    }

    // MARK: Using

    enum Decision: Equatable {
        /// Use the cached response, with its age in seconds.
        case use(age: Int)
        /// Send the request to the server, with these additional headers.
        case ask([HTTPRequest.Header])
        /// Fail: the request must not be sent, and no cached response is usable.
        case refuse
    }

    /// Decides how to handle a request, given the cached response for it, if any (RFC 9111, 4 and 5.2.1).
    static func decide(_ head: CachedHead?, requestHeaders: [String: String], now: TimeInterval) -> Decision {
        let request = CacheControl(requestHeaders)
        guard let head else { return request.has("only-if-cached") ? .refuse : .ask([]) }
        if isUsable(head, request, now: now) { return .use(age: wholeSeconds(age(of: head, now: now))) }
        return request.has("only-if-cached") ? .refuse : .ask(conditions(head))
    }

    private static func isUsable(_ head: CachedHead, _ request: CacheControl, now: TimeInterval) -> Bool {
        let response = CacheControl(head.headers)
        guard !request.has("no-cache"), !response.has("no-cache") else { return false }
        let age = age(of: head, now: now)
        let left: TimeInterval = TimeInterval(lifetime(of: head)) - age
        if let most = request.seconds("max-age"), age > TimeInterval(most) { return false }
        if let least = request.seconds("min-fresh"), left < TimeInterval(least) { return false }
        if left > 0 { return true }
        guard request.has("max-stale"), !response.has("must-revalidate") else { return false }
        // Without a number, any age is allowed.
        return request.directives["max-stale"]?.isEmpty == true
            || -left <= TimeInterval(request.seconds("max-stale") ?? 0)
    }

    /// Returns the headers that validate a cached response (RFC 9111, 4.3.1).
    private static func conditions(_ head: CachedHead) -> [HTTPRequest.Header] {
        var conditions: [HTTPRequest.Header] = []
        if let tag = head.headers["etag"] { conditions.append(HTTPRequest.Header(name: "If-None-Match", value: tag)) }
        if let date = head.headers["last-modified"] {
            conditions.append(HTTPRequest.Header(name: "If-Modified-Since", value: date))
        }
        return conditions
    }

    /// Whether a cached response may be used because the server failed (RFC 5861, 4).
    static func mayServeOnError(_ head: CachedHead, requestHeaders: [String: String], now: TimeInterval) -> Bool {
        let response = CacheControl(head.headers)
        guard !response.has("must-revalidate"), !response.has("no-cache") else { return false }
        let limits: [Int] = [response, CacheControl(requestHeaders)].compactMap { $0.seconds("stale-if-error") }
        guard let limit = limits.max() else { return false }
        return age(of: head, now: now) - TimeInterval(lifetime(of: head)) <= TimeInterval(limit)
    }

    /// The statuses that count as a server failure in `mayServeOnError`.
    static let errorStatuses: Set<Int> = [500, 502, 503, 504]

    // MARK: Validating

    /// The headers that are neither stored nor updated from a 304 (RFC 9111, 3.1 and 3.2), because they describe the
    /// message or its compression, or contain credentials.
    private static let ownHeaders: Set<String> = [
        "authentication-info", "authorization", "connection", "content-encoding", "content-length", "content-range",
        "keep-alive", "proxy-authenticate", "proxy-authentication-info", "proxy-authorization", "proxy-connection",
        "set-cookie", "set-cookie2", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    /// Returns those headers of a response that the cache stores (RFC 9111, 3.1). Bodies are stored decompressed.
    static func stored(_ headers: [String: String]) -> [String: String] {
        let own = ownHeaders.union(names(headers["connection"]))
        return headers.filter { !own.contains($0.key) }
    }

    /// Returns a cached response that was updated with a 304; nil if the 304 is for a different response (RFC 9111,
    /// 4.3.4).
    ///
    /// The result is also nil if the 304 varies by a header that the response did not vary by. The value of that header
    /// in the original request is unknown, so the response may belong to another user.
    static func validated(
        _ head: CachedHead, by headers: [String: String], requestTime: TimeInterval, responseTime: TimeInterval
    ) -> CachedHead? {
        guard identifies(head, headers), Set(varyNames(headers)).isSubset(of: head.vary) else { return nil }
        var head: CachedHead = head
        // The stored age and date no longer apply. If the 304 has no date, the age is measured from the time at which
        // it was received.
        head.headers["age"] = nil
        head.headers["date"] = nil
        let vary = head.headers["vary"]
        head.headers.merge(stored(headers)) { _, new in new }
        // The old `Vary` is kept: a shorter list in the 304 must not make the response match more requests.
        head.headers["vary"] = vary
        head.requestTime = requestTime
        head.responseTime = responseTime
        return head
    }

    /// Whether the validators of a 304 match a cached response. A strong tag must be equal. A weak tag may match a
    /// strong one. The date is compared only if the 304 has no tag.
    private static func identifies(_ head: CachedHead, _ headers: [String: String]) -> Bool {
        if let tag = headers["etag"], !tag.isEmpty {
            guard let own = head.headers["etag"] else { return false }
            return tag.hasPrefix("W/") ? weak(tag) == weak(own) : tag == own
        }
        guard let date = headers["last-modified"], let own = head.headers["last-modified"] else { return true }
        return date == own
    }

    /// Returns a tag without the prefix of weak tags.
    private static func weak(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }

    // MARK: Invalidating

    /// Returns the URLs whose cached responses become invalid after a response (RFC 9111, 4.4).
    static func invalidated(
        by method: HTTPMethod, url: String, status: Int, headers: [String: String]
    ) -> [String] {
        guard !method.isSafe, (200..<400).contains(status) else { return [] }
        var urls: [String] = [url]
        for name in ["location", "content-location"] {
            guard let text = headers[name], let other = sibling(text, of: url), !urls.contains(other) else { continue }
            urls.append(other)
        }
        return urls
    }

    /// Returns the URL that a reference resolves to, with the scheme, host and port spelled as in `url`; nil if it has
    /// another origin.
    private static func sibling(_ reference: String, of url: String) -> String? {
        guard let base = URL(string: url), let own = URLComponents(string: url),
            let other = URL(string: reference, relativeTo: base)?.absoluteString,
            var parts = URLComponents(string: other), let origin = Origin(parts), origin == Origin(own)
        else { return nil }
        (parts.scheme, parts.host, parts.port, parts.fragment) = (own.scheme, own.host, own.port, nil)
        if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
        return parts.string
    }
}
