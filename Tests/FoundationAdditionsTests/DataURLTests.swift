import Expectations
import Foundation
import Testing

/// Reading URLs that contain their data (RFC 2397).
struct DataURLTests {
    private func text(_ url: String) -> String? {
        guard let url = URL(string: url), let data = try? Data(contentsOf: url) else { return nil }
        return String(data: data, encoding: .utf8)
    }

    @Test func `a data URL is read`() {
        let table: [(String, String?)] = [
            ("data:text/plain;base64,SGVsbG8=", "Hello"),
            ("DATA:;BASE64,SGVsbG8%3D", "Hello"),
            // Writers leave out the padding, or break the lines.
            ("data:image/png;base64,SGVsbG8", "Hello"),
            ("data:image/png;base64,SGVs%0AbG8=", "Hello"),
            ("data:,Hello%2C%20w%C3%B6rld,%202", "Hello, wörld, 2"),
            ("data:text/html;charset=utf-8,%3Cp%3E?a=b", "<p>?a=b"),
            ("data:text/plain,a#b", "a"),
            ("data:,", ""),
            ("data:text/plain;base64,!", nil),
            ("data:text/plain", nil),
        ]
        for (url, expected) in table { expect(text(url), equals: expected, "\(url)") }
        let bytes: Data? = URL(string: "data:,%FF%00").flatMap { try? Data(contentsOf: $0) }
        expect(bytes, equals: Data([0xFF, 0]))
    }

    @Test func `a file is read`() throws {
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString),a")
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try expect(Data(contentsOf: file, options: .mappedIfSafe), equals: Data("content".utf8))
        #expect(throws: CocoaError.self) { try Data(contentsOf: file.appendingPathComponent("missing")) }
    }
}
