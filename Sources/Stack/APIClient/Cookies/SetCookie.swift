import Foundation

/// A `Set-Cookie` header, taken apart as RFC 6265, 5.2 has it, within the limits of its successor
/// (draft-ietf-httpbis-rfc6265bis, 5.6). Nothing is believed yet.
struct SetCookie: Equatable {
    var name: String
    var value: String
    /// Without the dot in front, in lower case; nil if there is none.
    var domain: String?
    /// Nil stands for the default.
    var path: String?
    /// Seconds since 1970.
    var expires: TimeInterval?
    var isSecure = false
    var isHTTPOnly = false

    /// The most bytes of a name and its value together, and of an attribute's value.
    private static let pairLimit = 4_096
    private static let attributeLimit = 1_024
    /// The longest that a cookie lives: 400 days, in seconds.
    private static let longestLife: TimeInterval = 400 * 86_400

    /// Reads a header's value; nil if it is to be ignored.
    ///
    /// - Parameter now: in seconds since 1970.
    init?(_ text: String, now: TimeInterval) {
        let parts: [Substring] = text.split(separator: ";", omittingEmptySubsequences: false)
        let pair: [String] = SetCookie.pair(parts[0])
        guard pair.count == 2, !pair[0].isEmpty, pair[0].utf8.count + pair[1].utf8.count <= SetCookie.pairLimit,
            text.utf8.count <= 8_192
        else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) else {
            return nil
        }
        (name, value) = (pair[0], pair[1])
        var maxAge: TimeInterval?
        for part in parts.dropFirst() {
            let attribute: [String] = SetCookie.pair(part)
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
        // The age goes before the date.
        if let maxAge { expires = maxAge <= 0 ? -.greatestFiniteMagnitude : now + maxAge }
        expires = expires.map { min($0, now + SetCookie.longestLife) }
    }

    /// Whether the cookie is what the prefix of its name says, in any case of letters: `__Secure-` ones are secure,
    /// `__Host-` ones also go to one host alone, and to all of its paths.
    func keepsPromise(isHostOnly: Bool) -> Bool {
        let name: String = name.lowercased()
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
        // What is longer than any life has no end that matters.
        return TimeInterval(text).map { min($0, 1e10) }
    }
}
