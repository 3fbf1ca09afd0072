import CPSL

/// Domains under which anybody can register a name, such as `com`, `co.uk` and `github.io`: a cookie for one of them would
/// go to the servers of strangers (RFC 6265, 5.3, step 5).
enum PublicSuffix {
    /// Whether `domain`, in lower case, is one. Where libpsl is missing every domain counts as one, so that no cookie goes
    /// to another host than its own.
    static func contains(_ domain: String) -> Bool {
        var name: Substring = domain[...]
        while name.last == "." { name.removeLast() }
        guard !name.isEmpty, !name.utf8.contains(0) else { return true }
        return String(name).withCString(public_suffix_check) != 0
    }
}
