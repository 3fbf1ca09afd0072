import Foundation

extension URL {
    /// Makes the resource of a security-scoped URL available to the app.
    ///
    /// Apps are not in a sandbox here, so every file is available to the extent that its permissions allow.
    ///
    /// - Returns: Whether the URL refers to an existing file that the app can read.
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.isReadableFile(atPath: path)
    }

    /// Ends the access that `startAccessingSecurityScopedResource()` began.
    ///
    /// Access takes no resources here, so nothing is released, and the file remains available.
    public func stopAccessingSecurityScopedResource() {}
}
