/// Which part of a body an answer brings: a `Content-Range` header such as `bytes 5-9/10` (RFC 9110, 14.4).
package struct ContentRange: Equatable {
    /// The places of the first and the last byte, counted from 0.
    package var first: Int
    package var last: Int
    /// How many bytes the whole body has; nil if the server does not know.
    package var total: Int?

    /// Reads a header; nil if it is not valid, names another unit, or was sent with 416.
    package init?(_ text: String?) {
        guard let text, text.lowercased().hasPrefix("bytes ") else { return nil }
        let parts: [Substring] = CacheControl.trimmed(text.dropFirst(6))
            .split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let ends: [Substring] = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = ContentRange.number(ends[0]), let last = ContentRange.number(ends[1]),
            first <= last, last < .max
        else { return nil }
        (self.first, self.last) = (first, last)
        guard parts[1] != "*" else { return }
        guard let total = ContentRange.number(parts[1]), last < total else { return nil }
        self.total = total
    }

    /// Whether the part goes to the end of the body, as far as the server knows.
    var reachesEnd: Bool { total.map { last + 1 == $0 } ?? true }

    /// A number of digits alone. One that is too large for this machine is none.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
