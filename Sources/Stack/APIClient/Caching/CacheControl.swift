/// The directives of a `Cache-Control` header (RFC 9111, 5.2).
struct CacheControl {
    /// The values by lowercase name; empty for a directive without a value. If a directive is repeated, the first one
    /// applies.
    private(set) var directives: [String: String] = [:]

    init(_ headers: [String: String]) {
        guard let text = headers["cache-control"] else {
            // `Pragma: no-cache` is the HTTP/1.0 equivalent of `Cache-Control: no-cache`.
            if headers["pragma"]?.lowercased().contains("no-cache") == true { directives["no-cache"] = "" }
            return
        }
        for part in CacheControl.split(text) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = CacheControl.trimmed(pair[0]).lowercased()
            guard !name.isEmpty, directives[name] == nil else { continue }
            var value: Substring = pair.count > 1 ? CacheControl.trimmed(pair[1]) : ""
            if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
            directives[name] = String(value)
        }
    }

    func has(_ name: String) -> Bool { directives[name] != nil }

    /// The seconds of a directive; nil if it is missing. A value that is not a number counts as 0, so that the response
    /// is stale.
    func seconds(_ name: String) -> Int? {
        directives[name].map { CacheControl.seconds($0) ?? 0 }
    }

    /// Parses a number of seconds (RFC 9111, 1.2.2). Numbers that are too large become the largest `Int32`.
    static func seconds(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(Int(text) ?? Int(Int32.max), Int(Int32.max))
    }

    /// Splits at commas that are not in quotation marks.
    private static func split(_ text: String) -> [Substring] {
        var isQuoted = false
        return text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }

    static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
