import Foundation

/// A collection of cookies that follows RFC 6265 and its successor (draft-ietf-httpbis-rfc6265bis, 5.7 and 5.8). It has
/// no access to the network or a clock.
package struct CookieStore {
    struct Entry {
        var cookie: Cookie
        /// The order of creation. A cookie that replaces another keeps the other's order.
        var order: UInt64
        /// The value of `count` when the cookie was last sent or set.
        var lastUse: UInt64
    }

    /// The maximum number of cookies of one domain. The least recently used ones are removed first.
    static let domainLimit = 50
    /// The maximum number of cookies.
    static let limit = 3_000
    /// The maximum length of a `Cookie` header including its name, in bytes. Servers refuse longer lines.
    static let headerLimit = 8_190

    private(set) var entries: [Entry] = []
    private var count: UInt64 = 0

    package init(_ cookies: [Cookie] = []) {
        for cookie in cookies { insert(cookie) }
    }

    /// Returns the cookies that have not expired, oldest first.
    func cookies(now: TimeInterval) -> [Cookie] {
        entries.filter { !CookieStore.hasExpired($0.cookie, now) }.sorted { $0.order < $1.order }.map(\.cookie)
    }

    private static func hasExpired(_ cookie: Cookie, _ now: TimeInterval) -> Bool {
        cookie.expires.map { $0 <= now } ?? false
    }

    // MARK: Storing

    /// Stores the cookie of a `Set-Cookie` header in a response from `url`. Returns false if it is refused.
    @discardableResult
    package mutating func store(_ text: String, from url: CookieURL, now: TimeInterval) -> Bool {
        // 1. Only a server with TLS can set a secure cookie.
        guard let set = SetCookie(text, now: now), url.isSecure || !set.isSecure else { return false }
        // 2. A cookie for a domain is sent to its subdomains, unless the domain is a public suffix.
        var domain = url.host
        var isHostOnly = true
        if let asked = set.domain {
            let isShared: Bool = !url.isAddress && !PublicSuffix.contains(asked)
            guard asked == url.host || isShared && CookieStore.host(url.host, matches: asked) else { return false }
            (domain, isHostOnly) = (asked, !isShared)
        }
        // 3. The cookie must meet the requirements of its name prefix.
        guard set.satisfiesPrefix(isHostOnly: isHostOnly) else { return false }
        let cookie = Cookie(
            name: set.name, value: set.value, domain: domain, isHostOnly: isHostOnly,
            path: set.path ?? url.defaultPath, expires: set.expires, isSecure: set.isSecure, isHTTPOnly: set.isHTTPOnly)
        // 4. A response without TLS, which may have been forged, cannot replace a secure cookie.
        removeExpired(now: now)
        guard url.isSecure || !entries.contains(where: { CookieStore.isSecure($0.cookie, hiddenBy: cookie) }) else {
            return false
        }
        guard !CookieStore.hasExpired(cookie, now) else {
            // It must not displace other cookies.
            entries.removeAll { CookieStore.isSame($0.cookie, cookie) }
            return true
        }
        return insert(cookie)
    }

    /// Whether `cookie` is secure, and `other` has the same name and would replace it or be sent together with it.
    private static func isSecure(_ cookie: Cookie, hiddenBy other: Cookie) -> Bool {
        cookie.isSecure && cookie.name == other.name
            && (host(cookie.domain, matches: other.domain) || host(other.domain, matches: cookie.domain))
            && path(other.path, matches: cookie.path)
    }

    /// Adds a cookie, replacing one with the same name, domain and path. Returns false if the cookie would break the
    /// header that it is sent in.
    @discardableResult
    mutating func insert(_ cookie: Cookie) -> Bool {
        guard !cookie.name.utf8.contains(where: CookieStore.breaksName),
            !cookie.value.utf8.contains(where: CookieStore.breaksValue)
        else { return false }
        var cookie: Cookie = cookie
        // An infinite time cannot be saved.
        cookie.expires = cookie.expires.map { min($0, .greatestFiniteMagnitude) }
        count += 1
        if let index = entries.firstIndex(where: { CookieStore.isSame($0.cookie, cookie) }) {
            entries[index].cookie = cookie
            entries[index].lastUse = count
        } else {
            entries.append(Entry(cookie: cookie, order: count, lastUse: count))
            makeRoom(in: cookie.domain)
        }
        return true
    }

    private static func breaksValue(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 || byte == 0x7F || byte == UInt8(ascii: ";")
    }

    private static func breaksName(_ byte: UInt8) -> Bool { breaksValue(byte) || byte == UInt8(ascii: "=") }

    // MARK: Saving

    /// Returns the cookies to save, which have an expiration date in the future, oldest first.
    func kept(now: TimeInterval) -> [Cookie] { cookies(now: now).filter { $0.expires != nil } }

    /// Replaces the cookies that have an expiration date with `cookies`. Cookies in both keep their order.
    mutating func replaceKept(with cookies: [Cookie]) {
        entries.removeAll { entry in
            entry.cookie.expires != nil && !cookies.contains { CookieStore.isSame($0, entry.cookie) }
        }
        for cookie in cookies { insert(cookie) }
    }

    private static func isSame(_ first: Cookie, _ second: Cookie) -> Bool {
        first.name == second.name && first.domain == second.domain && first.path == second.path
    }

    private mutating func makeRoom(in domain: String) {
        let own: [Entry] = entries.filter { $0.cookie.domain == domain }
        if own.count > CookieStore.domainLimit { removeOldest(of: own) }
        if entries.count > CookieStore.limit { removeOldest(of: entries) }
    }

    /// Removes the least recently used cookie, secure ones last, so that forged responses cannot displace them.
    private mutating func removeOldest(of some: [Entry]) {
        let open: [Entry] = some.filter { !$0.cookie.isSecure }
        guard let oldest = (open.isEmpty ? some : open).min(by: { $0.lastUse < $1.lastUse }) else { return }
        entries.removeAll { $0.order == oldest.order }
    }

    mutating func removeExpired(now: TimeInterval) {
        entries.removeAll { CookieStore.hasExpired($0.cookie, now) }
    }

    mutating func removeAll() {
        entries.removeAll()
    }

    // MARK: Sending

    /// The number of bytes before the value: `Cookie: `.
    private static let nameCount = 8

    /// Returns the value of the `Cookie` header for a request to `url`; nil if no cookie matches.
    package mutating func header(for url: CookieURL, now: TimeInterval) -> String? {
        var found: [Int] = entries.indices.filter { index in
            let cookie = entries[index].cookie
            return !CookieStore.hasExpired(cookie, now) && (url.isSecure || !cookie.isSecure)
                && (cookie.isHostOnly ? cookie.domain == url.host : CookieStore.host(url.host, matches: cookie.domain))
                && CookieStore.path(url.path, matches: cookie.path)
        }
        guard !found.isEmpty else { return nil }
        // Cookies with longer paths are sent first, then older cookies.
        found.sort { first, second in
            let (a, b): (Entry, Entry) = (entries[first], entries[second])
            let lengths: (Int, Int) = (a.cookie.path.utf8.count, b.cookie.path.utf8.count)
            return lengths.0 == lengths.1 ? a.order < b.order : lengths.0 > lengths.1
        }
        count += 1
        var header = ""
        for index in found {
            let pair = "\(entries[index].cookie.name)=\(entries[index].cookie.value)"
            // Cookies that do not fit are left out, because the server would refuse the request.
            guard CookieStore.nameCount + header.utf8.count + 2 + pair.utf8.count <= CookieStore.headerLimit else {
                continue
            }
            header += header.isEmpty ? pair : "; \(pair)"
            entries[index].lastUse = count
        }
        return header.isEmpty ? nil : header
    }

    /// Whether `host` is `domain` or a subdomain of it (RFC 6265, 5.1.3).
    static func host(_ host: String, matches domain: String) -> Bool {
        if host == domain { return true }
        return host.hasSuffix("." + domain) && !CookieURL.isAddress(host)
    }

    /// Whether `path` is `cookiePath` or below it (RFC 6265, 5.1.4).
    static func path(_ path: String, matches cookiePath: String) -> Bool {
        guard path.hasPrefix(cookiePath) else { return false }
        return path.utf8.count == cookiePath.utf8.count || cookiePath.hasSuffix("/")
            || path.utf8.dropFirst(cookiePath.utf8.count).first == UInt8(ascii: "/")
    }
}
