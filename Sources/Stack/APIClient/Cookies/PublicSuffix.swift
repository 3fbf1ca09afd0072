import CPSL

/// Domains under which anyone can register a name, such as `com`, `co.uk` and `github.io`. A cookie for one of them
/// would be sent to unrelated servers (RFC 6265, 5.3, step 5).
enum PublicSuffix {
    /// Whether a lowercase domain is a public suffix. Without libpsl every domain counts as one, so that every cookie
    /// is sent to its own host only.
    static func contains(_ domain: String) -> Bool {
        var name = domain[...]
        while name.last == "." { name.removeLast() }
        guard !name.isEmpty, !name.utf8.contains(0) else { return true }
        return String(name).withCString(public_suffix_check) != 0
    }
}
