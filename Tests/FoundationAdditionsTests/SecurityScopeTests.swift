import Expectations
import Foundation
import FoundationAdditions
import Testing

struct SecurityScopeTests {
    @Test func `only files that can be read are available`() throws {
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        expect(!file.startAccessingSecurityScopedResource())
        try Data("a".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        try expect(Data(contentsOf: file), equals: Data("a".utf8))
        let remote = try #require(URL(string: "https://example.com/a"))
        expect(!remote.startAccessingSecurityScopedResource())
    }
}
