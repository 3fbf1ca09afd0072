import Foundation

/// The cookies of a client, by the rules of RFC 6265, 5.3 and 5.4. It knows no network and no clock.
struct CookieStore {
    struct Entry {
        var cookie: Cookie
        /// Which came first: what is replaced keeps its place.
        var order: UInt64
        /// When it was last sent or set, by the same count.
        var lastUse: UInt64
    }

    /// The most cookies of one domain, and of all. The ones that were not used for longest make room.
    static let domainLimit = 50
    static let limit = 3_000

    private(set) var entries: [Entry] = []
    private var count: UInt64 = 0

    init(_ cookies: [Cookie] = []) {
        for cookie in cookies { insert(cookie) }
    }

    /// The cookies that have not ended, oldest first.
    func cookies(now: TimeInterval) -> [Cookie] {
        entries.filter { !CookieStore.hasEnded($0.cookie, now) }.sorted { $0.order < $1.order }.map(\.cookie)
    }

    private static func hasEnded(_ cookie: Cookie, _ now: TimeInterval) -> Bool {
        cookie.expires.map { $0 <= now } ?? false
    }

    // MARK: Storing

    /// Takes what an answer from `url` sets; false if it is ignored.
    @discardableResult
    mutating func store(_ text: String, from url: CookieURL, now: TimeInterval) -> Bool {
        guard let set = SetCookie(text, now: now) else { return false }
        var domain: String = url.host
        var isHostOnly = true
        if let asked = set.domain, asked != url.host {
            // A name of one word is everybody's, as `com` is.
            guard CookieStore.host(url.host, matches: asked), asked.contains(".") else { return false }
            (domain, isHostOnly) = (asked, false)
        } else if set.domain != nil {
            isHostOnly = !url.host.contains(".") || url.isAddress
        }
        let cookie = Cookie(
            name: set.name, value: set.value, domain: domain, isHostOnly: isHostOnly,
            path: set.path ?? url.defaultPath, expires: set.expires, isSecure: set.isSecure, isHTTPOnly: set.isHTTPOnly)
        insert(cookie)
        removeEnded(now: now)
        return true
    }

    /// Adds a cookie in the place of the one with its name, domain and path.
    mutating func insert(_ cookie: Cookie) {
        count += 1
        if let index = entries.firstIndex(where: {
            $0.cookie.name == cookie.name && $0.cookie.domain == cookie.domain && $0.cookie.path == cookie.path
        }) {
            entries[index].cookie = cookie
            entries[index].lastUse = count
        } else {
            entries.append(Entry(cookie: cookie, order: count, lastUse: count))
            makeRoom(in: cookie.domain)
        }
    }

    private mutating func makeRoom(in domain: String) {
        let own: [Entry] = entries.filter { $0.cookie.domain == domain }
        if own.count > CookieStore.domainLimit { removeOldest(of: own) }
        if entries.count > CookieStore.limit { removeOldest(of: entries) }
    }

    private mutating func removeOldest(of some: [Entry]) {
        guard let oldest = some.min(by: { $0.lastUse < $1.lastUse }) else { return }
        entries.removeAll { $0.order == oldest.order }
    }

    mutating func removeEnded(now: TimeInterval) {
        entries.removeAll { CookieStore.hasEnded($0.cookie, now) }
    }

    mutating func removeAll() {
        entries.removeAll()
    }

    // MARK: Sending

    /// The value of the `Cookie` header for a request to `url`; nil if there is none.
    mutating func header(for url: CookieURL, now: TimeInterval) -> String? {
        var found: [Int] = entries.indices.filter { index in
            let cookie: Cookie = entries[index].cookie
            return !CookieStore.hasEnded(cookie, now) && (url.isSecure || !cookie.isSecure)
                && (cookie.isHostOnly ? cookie.domain == url.host : CookieStore.host(url.host, matches: cookie.domain))
                && CookieStore.path(url.path, matches: cookie.path)
        }
        guard !found.isEmpty else { return nil }
        // Longer paths first, then the older ones.
        found.sort { first, second in
            let (a, b): (Entry, Entry) = (entries[first], entries[second])
            let lengths: (Int, Int) = (a.cookie.path.utf8.count, b.cookie.path.utf8.count)
            return lengths.0 == lengths.1 ? a.order < b.order : lengths.0 > lengths.1
        }
        count += 1
        for index in found { entries[index].lastUse = count }
        return found.map { "\(entries[$0].cookie.name)=\(entries[$0].cookie.value)" }.joined(separator: "; ")
    }

    /// Whether `host` is `domain` or lies below it (RFC 6265, 5.1.3).
    static func host(_ host: String, matches domain: String) -> Bool {
        if host == domain { return true }
        return host.hasSuffix("." + domain) && !CookieURL.isAddress(host)
    }

    /// Whether `path` is `cookiePath` or lies below it (RFC 6265, 5.1.4).
    static func path(_ path: String, matches cookiePath: String) -> Bool {
        guard path.hasPrefix(cookiePath) else { return false }
        return path.utf8.count == cookiePath.utf8.count || cookiePath.hasSuffix("/")
            || path.utf8.dropFirst(cookiePath.utf8.count).first == UInt8(ascii: "/")
    }
}
