public import Foundation

/// A temporary folder, which is removed when the object is deallocated.
public final class TemporaryFolder: Sendable {
    /// The URL of the folder.
    public let url: URL

    /// Creates an empty folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Returns the URL of a file in the folder.
    public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// The sorted names of the files and folders in the folder, including hidden ones.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
