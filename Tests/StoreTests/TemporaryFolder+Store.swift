import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String = "store.sqlite") -> URL { url.appendingPathComponent(name) }

    /// All that is in its files.
    func contents() throws -> Data {
        try FileManager.default.contentsOfDirectory(atPath: url.path).reduce(into: Data()) {
            $0.append(try Data(contentsOf: file($1)))
        }
    }
}
