import APIClient

extension FuzzTarget {
    /// Heads of responses: values that are sent back fit on one line, and content ranges are valid.
    static let heads = FuzzTarget(name: "heads") { bytes in
        var head = ResponseHead()
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            guard (Array(line) + [0x0A]).withUnsafeBytes({ head.add($0) }) else { return }
        }
        for (name, value) in head.fields {
            demand(
                !value.utf8.contains { $0 == 0x0D || $0 == 0x0A || $0 == 0 },
                "The value of \(name) contains a line break or NUL")
        }
        if let range = ContentRange(head.fields["content-range"]) {
            demand(range.first >= 0 && range.first <= range.last, "A content range is empty or negative: \(range)")
            demand(range.total.map { range.last < $0 } ?? true, "A content range exceeds its body: \(range)")
        }
        check(head.cookies)
    }

    private static func check(_ cookies: [String]) {
        for address in ["http://a.example.com/x/y", "https://a.co.uk/", "https://127.0.0.1/"] {
            guard let url = CookieURL(address) else { fatalError("\(address) is not a URL") }
            var store = CookieStore()
            for cookie in cookies { _ = store.store(cookie, from: url, now: 1e9) }
            guard let header = store.header(for: url, now: 1e9) else { continue }
            demand(header.utf8.count <= 8_190, "A header is too long")
            demand(
                !header.utf8.contains { $0 == 0x0D || $0 == 0x0A || $0 == 0 }, "A cookie contains a line break or NUL")
        }
    }
}
