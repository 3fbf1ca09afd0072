/// Takes out of addresses what nobody but the server may read, for error details and logs.
package enum Secrets {
    /// The longest address that is shown, in characters.
    private static let longest = 500

    /// The address without its user name, password, query and fragment. Only its first 500 characters are kept.
    ///
    /// The text is searched as it stands, so that a malformed address gives no secret away either.
    package static func removed(from url: String) -> String {
        var text: Substring = url.prefix { $0 != "?" && $0 != "#" }
        if let start = startOfHost(in: text) {
            let host: Substring = text[start...].prefix { $0 != "/" }
            if let sign = host.lastIndex(of: "@") { text = text[..<start] + text[text.index(after: sign)...] }
        }
        return text.count > longest ? text.prefix(longest) + "…" : String(text)
    }

    /// Where the host, or the user name before it, begins: after the first two slashes.
    private static func startOfHost(in text: Substring) -> Substring.Index? {
        var isAfterSlash = false
        for index in text.indices {
            guard text[index] == "/" else {
                isAfterSlash = false
                continue
            }
            if isAfterSlash { return text.index(after: index) }
            isAfterSlash = true
        }
        return nil
    }
}
