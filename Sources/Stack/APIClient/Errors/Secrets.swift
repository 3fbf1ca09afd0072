/// Removes secrets from URLs, for error details and logs.
package enum Secrets {
    /// The maximum length of the result, in characters.
    private static let longest = 500

    /// Returns a URL without user name, password, query and fragment, shortened to 500 characters.
    ///
    /// The text is not parsed as a URL, so that secrets are also removed from malformed URLs.
    package static func removed(from url: String) -> String {
        var text: Substring = url.prefix { $0 != "?" && $0 != "#" }
        if let start = startOfHost(in: text) {
            let host: Substring = text[start...].prefix { $0 != "/" }
            if let sign = host.lastIndex(of: "@") { text = text[..<start] + text[text.index(after: sign)...] }
        }
        return text.count > longest ? text.prefix(longest) + "…" : String(text)
    }

    /// Returns the start of the host, or of the user name before it: after the first two slashes.
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
