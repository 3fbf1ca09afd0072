import Foundation

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

    // MARK: Queries

    /// A parameter whose name contains one of these words has a secret value. Names are compared in lowercase and
    /// without punctuation.
    private static let secretParts = [
        "token", "secret", "passw", "signature", "apikey", "accesskey", "credential", "session", "authorization",
    ]
    private static let secretNames: Set<String> = ["key", "sig", "auth", "code", "pwd", "pin", "otp", "sid", "jwt"]

    /// Returns the query of a URL with `***` in place of the values of secrets, shortened to 500 characters; nil if
    /// there is no query.
    package static func query(of url: String, hiding names: Set<String>) -> String? {
        guard let mark = url.firstIndex(where: { $0 == "?" || $0 == "#" }), url[mark] == "?" else { return nil }
        let names: Set<String> = Set(names.map(normalized))
        let query: Substring = url[url.index(after: mark)...].prefix { $0 != "#" }
        let fields: [String] = query.split(separator: "&", omittingEmptySubsequences: false).map { field in
            guard let sign = field.firstIndex(of: "=") else { return String(field) }
            let name = normalized(String(field[..<sign]).removingPercentEncoding ?? String(field[..<sign]))
            let isSecret: Bool =
                names.contains(name) || secretNames.contains(name) || secretParts.contains(where: name.contains)
            return isSecret ? "\(field[...sign])***" : String(field)
        }
        let text: String = fields.joined(separator: "&")
        return text.count > longest ? text.prefix(longest) + "…" : text
    }

    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the index after the first two slashes, where the user name or the host begins.
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
