import Foundation

/// What RFC 9111 says about responses that are kept, for one person's cache. It knows no disk and no clock.
enum CachePolicy {
    /// Statuses that may be kept even if the server says nothing of how long (RFC 9110, 15.1), but for 206, which this
    /// cache does not understand.
    private static let heuristicStatuses: Set<Int> = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]

    /// Statuses that are known well enough to be kept.
    private static let understoodStatuses: Set<Int> = heuristicStatuses.union([302, 303, 307, 400, 403, 429])

    /// The longest time that a response counts as fresh without the server saying so: a day, in seconds.
    private static let longestHeuristic = 86_400

    // MARK: Keeping

    /// Whether a response to a GET may be kept (RFC 9111, 3).
    static func mayStore(status: Int, headers: [String: String], requestHeaders: [String: String]) -> Bool {
        let control = CacheControl(headers)
        guard understoodStatuses.contains(status), !CacheControl(requestHeaders).has("no-store") else { return false }
        guard !control.has("no-store") || control.has("must-understand") else { return false }
        // What varies by everything never fits again.
        guard !varies(headers).contains("*") else { return false }
        let isAllowed: Bool =
            control.has("public") || control.has("private") || control.has("max-age") || headers["expires"] != nil
            || heuristicStatuses.contains(status)
        guard isAllowed else { return false }
        let head = CachedHead(variant: "", status: status, headers: headers, requestTime: 0, responseTime: 0)
        // What is neither fresh nor can be validated is of no use.
        return lifetime(of: head) > 0 || headers["etag"] != nil || headers["last-modified"] != nil
            || control.has("stale-if-error")
    }

    /// The names of the headers that a response varies by, in lower case.
    static func varies(_ headers: [String: String]) -> [String] { names(headers["vary"]) }

    /// The names in a list of headers, in lower case.
    private static func names(_ list: String?) -> [String] {
        (list ?? "").split(separator: ",").map { CacheControl.trimmed($0).lowercased() }.filter { !$0.isEmpty }
    }

    // MARK: Freshness

    /// For how many seconds a response is fresh (RFC 9111, 4.2.1).
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

    /// A number of seconds without its fraction; the nearest that there is if it is too large, or no number.
    static func wholeSeconds(_ seconds: TimeInterval) -> Int { Int(max(-1e15, min(seconds, 1e15))) }

    /// How old a response is, in seconds (RFC 9111, 4.2.3).
    static func age(of head: CachedHead, now: TimeInterval) -> TimeInterval {
        let date: TimeInterval =
            head.headers["date"].flatMap(HTTPDate.seconds).map(TimeInterval.init) ?? head.responseTime
        let apparentAge: TimeInterval = max(0, head.responseTime.rounded(.down) - date)
        let told: Substring = head.headers["age"]?.split(separator: ",").first ?? ""
        let ageValue = TimeInterval(CacheControl.seconds(CacheControl.trimmed(told)) ?? 0)
        let correctedAge: TimeInterval = ageValue + (head.responseTime - head.requestTime)
        // A clock that was set back makes nothing younger.
        return max(apparentAge, correctedAge) + max(0, now - head.responseTime)
    }

    // MARK: Using

    enum Decision: Equatable {
        /// The kept response is the answer; its age in seconds.
        case use(age: Int)
        /// The server is to be asked, with these headers.
        case ask([HTTPRequest.Header])
        /// The server must not be asked, and nothing that is kept will do.
        case refuse
    }

    /// What to do with a request, given what is kept for it (RFC 9111, 4 and 5.2.1).
    static func decide(_ head: CachedHead?, requestHeaders: [String: String], now: TimeInterval) -> Decision {
        let request = CacheControl(requestHeaders)
        guard let head else { return request.has("only-if-cached") ? .refuse : .ask([]) }
        if isUsable(head, request, now: now) { return .use(age: wholeSeconds(age(of: head, now: now))) }
        return request.has("only-if-cached") ? .refuse : .ask(conditions(head))
    }

    private static func isUsable(_ head: CachedHead, _ request: CacheControl, now: TimeInterval) -> Bool {
        let response = CacheControl(head.headers)
        guard !request.has("no-cache"), !response.has("no-cache") else { return false }
        let age: TimeInterval = age(of: head, now: now)
        let left: TimeInterval = TimeInterval(lifetime(of: head)) - age
        if let most = request.seconds("max-age"), age > TimeInterval(most) { return false }
        if let least = request.seconds("min-fresh"), left < TimeInterval(least) { return false }
        if left > 0 { return true }
        guard request.has("max-stale"), !response.has("must-revalidate") else { return false }
        // Without a number any age will do.
        return request.directives["max-stale"]?.isEmpty == true
            || -left <= TimeInterval(request.seconds("max-stale") ?? 0)
    }

    /// The headers that ask whether a kept response still holds (RFC 9111, 4.3.1).
    private static func conditions(_ head: CachedHead) -> [HTTPRequest.Header] {
        var conditions: [HTTPRequest.Header] = []
        if let tag = head.headers["etag"] { conditions.append(HTTPRequest.Header(name: "If-None-Match", value: tag)) }
        if let date = head.headers["last-modified"] {
            conditions.append(HTTPRequest.Header(name: "If-Modified-Since", value: date))
        }
        return conditions
    }

    /// Whether a kept response may answer where the server failed (RFC 5861, 4).
    static func mayServeOnError(_ head: CachedHead, requestHeaders: [String: String], now: TimeInterval) -> Bool {
        let response = CacheControl(head.headers)
        guard !response.has("must-revalidate"), !response.has("no-cache") else { return false }
        let limits: [Int] = [response, CacheControl(requestHeaders)].compactMap { $0.seconds("stale-if-error") }
        guard let limit = limits.max() else { return false }
        return age(of: head, now: now) - TimeInterval(lifetime(of: head)) <= TimeInterval(limit)
    }

    /// Statuses that count as a failure of the server there.
    static let errorStatuses: Set<Int> = [500, 502, 503, 504]

    // MARK: Validating

    /// Headers that are not kept, nor taken from a 304 (RFC 9111, 3.1 and 3.2): they describe the message or what it was
    /// packed in, or hold credentials.
    private static let ownHeaders: Set<String> = [
        "authentication-info", "authorization", "connection", "content-encoding", "content-length", "content-range",
        "keep-alive", "proxy-authenticate", "proxy-authentication-info", "proxy-authorization", "proxy-connection",
        "set-cookie", "set-cookie2", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    /// What is kept of a response's headers (RFC 9111, 3.1). Bodies are kept unpacked.
    static func stored(_ headers: [String: String]) -> [String: String] {
        let own: Set<String> = ownHeaders.union(names(headers["connection"]))
        return headers.filter { !own.contains($0.key) }
    }

    /// A kept response after the server said that it still holds; nil if what is kept may not be used for the request
    /// (RFC 9111, 4.3.4).
    ///
    /// A 304 that names headers to vary by which the response did not vary by is not taken: what the first request said in
    /// them is not known, so that the response may be somebody else's.
    static func validated(
        _ head: CachedHead, by headers: [String: String], requestTime: TimeInterval, responseTime: TimeInterval
    ) -> CachedHead? {
        guard identifies(head, headers), Set(varies(headers)).isSubset(of: head.vary) else { return nil }
        var head: CachedHead = head
        // What was said on the way then is no longer so; without a date, the response is as old as the 304.
        head.headers["age"] = nil
        head.headers["date"] = nil
        let vary: String? = head.headers["vary"]
        head.headers.merge(stored(headers)) { _, new in new }
        // A 304 that names fewer of them does not make the response everybody's.
        head.headers["vary"] = vary
        head.requestTime = requestTime
        head.responseTime = responseTime
        return head
    }

    /// Whether the validators of a 304 are those of a kept response: a strong tag must be equal to its tag, a weak one may
    /// differ in strength, and a date counts only without a tag.
    private static func identifies(_ head: CachedHead, _ headers: [String: String]) -> Bool {
        if let tag = headers["etag"], !tag.isEmpty {
            guard let own = head.headers["etag"] else { return false }
            return tag.hasPrefix("W/") ? weak(tag) == weak(own) : tag == own
        }
        guard let date = headers["last-modified"], let own = head.headers["last-modified"] else { return true }
        return date == own
    }

    /// A tag without its mark of weakness.
    private static func weak(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }

    // MARK: Forgetting

    /// The URLs whose responses no longer hold after an answer (RFC 9111, 4.4).
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

    /// The URL that a reference leads to, as the client writes its own; nil if it is of another origin.
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
