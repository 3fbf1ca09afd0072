import Foundation

/// A `Set-Cookie` header, parsed according to RFC 6265, 5.2, within the limits of its successor
/// (draft-ietf-httpbis-rfc6265bis, 5.6). `CookieStore` checks it against the URL of the response.
struct SetCookie: Equatable {
    var name: String
    var value: String
    /// The lowercase domain without a leading dot, if any.
    var domain: String?
    /// The path; nil for the default path.
    var path: String?
    /// The expiration time, in seconds since 1970, if any.
    var expires: TimeInterval?
    var isSecure = false
    var isHTTPOnly = false

    /// The maximum length of the name and the value together, in bytes.
    private static let pairLimit = 4_096
    /// The maximum length of an attribute's value, in bytes.
    private static let attributeLimit = 1_024
    /// The maximum lifetime of a cookie: 400 days, in seconds.
    private static let longestLifetime: TimeInterval = 400 * 86_400

    /// Parses the value of a header; nil if it must be ignored.
    ///
    /// - Parameter now: The current time, in seconds since 1970.
    init?(_ text: String, now: TimeInterval) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        let pair = SetCookie.pair(parts[0])
        guard pair.count == 2, !pair[0].isEmpty, pair[0].utf8.count + pair[1].utf8.count <= SetCookie.pairLimit,
            text.utf8.count <= 8_192
        else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) else {
            return nil
        }
        (name, value) = (pair[0], pair[1])
        var maxAge: TimeInterval?
        for part in parts.dropFirst() {
            let attribute = SetCookie.pair(part)
            let value: String = attribute.count > 1 ? attribute[1] : ""
            guard value.utf8.count <= SetCookie.attributeLimit else { continue }
            switch attribute[0].lowercased() {
            case "expires": if let date = CookieDate.seconds(value) { expires = TimeInterval(date) }
            case "max-age": maxAge = SetCookie.maxAge(value) ?? maxAge
            case "domain":
                let name: Substring = value.hasPrefix(".") ? value.dropFirst() : value[...]
                domain = name.isEmpty ? nil : name.lowercased()
            case "path": path = value.hasPrefix("/") ? value : nil
            case "secure": isSecure = true
            case "httponly": isHTTPOnly = true
            default: break
            }
        }
        // `Max-Age` has precedence over `Expires`.
        if let maxAge { expires = maxAge <= 0 ? -.greatestFiniteMagnitude : now + maxAge }
        expires = expires.map { min($0, now + SetCookie.longestLifetime) }
    }

    /// Whether the cookie meets the requirements of its name prefix, regardless of case. A `__Secure-` cookie must be
    /// secure. A `__Host-` cookie must also be for one host only and for all of its paths.
    func satisfiesPrefix(isHostOnly: Bool) -> Bool {
        let name = name.lowercased()
        if name.hasPrefix("__secure-") { return isSecure }
        guard name.hasPrefix("__host-") else { return true }
        return isSecure && isHostOnly && domain == nil && path == "/"
    }

    private static func pair(_ text: Substring) -> [String] {
        text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }
    }

    private static func maxAge(_ text: String) -> TimeInterval? {
        let digits: Substring = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        // Larger values would be limited to the maximum lifetime in any case.
        return TimeInterval(text).map { min($0, 1e10) }
    }
}
