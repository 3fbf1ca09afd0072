public import Foundation

/// A folder that is gone when the test is.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// Makes an empty one.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// What is in it, hidden files included.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
