/// The range of a partial response: a `Content-Range` header such as `bytes 5-9/10` (RFC 9110, 14.4).
package struct ContentRange: Equatable {
    /// The offset of the first byte.
    package var first: Int
    /// The offset of the last byte.
    package var last: Int
    /// The size of the whole body, in bytes; nil if the server does not know it.
    package var total: Int?

    /// Parses a header; nil if it is malformed, has another unit, or has no range, as in a 416 response.
    package init?(_ text: String?) {
        guard let text, text.lowercased().hasPrefix("bytes ") else { return nil }
        let parts: [Substring] = CacheControl.trimmed(text.dropFirst(6))
            .split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = ContentRange.number(ends[0]), let last = ContentRange.number(ends[1]),
            first <= last, last < .max
        else { return nil }
        (self.first, self.last) = (first, last)
        guard parts[1] != "*" else { return }
        guard let total = ContentRange.number(parts[1]), last < total else { return nil }
        self.total = total
    }

    /// Whether the range ends at the end of the body, or the size of the body is unknown.
    var reachesEnd: Bool { total.map { last + 1 == $0 } ?? true }

    /// Parses a number that consists of digits only; nil if it is malformed or too large for `Int`.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
