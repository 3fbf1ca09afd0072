public import Foundation

/// Loads the data of pictures.
public protocol ImageDataLoading: Sendable {
    /// Returns the contents of the file at `url`. Canceling the task cancels loading.
    ///
    /// - Throws: An error. If it is a `PresentableError`, its `message` can be shown to the user.
    nonisolated(nonsending) func data(for url: URL) async throws -> Data

    /// Returns the contents of the file at `url`, and calls `body` with all bytes received so far whenever more arrive.
    ///
    /// `body` is called on any thread. The bytes are valid only during the call. The default implementation never calls
    /// `body`, so progressive pictures appear when they are complete.
    nonisolated(nonsending) func data(
        for url: URL, showing body: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Data
}

extension ImageDataLoading {
    nonisolated(nonsending) public func data(
        for url: URL, showing body: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Data {
        try await data(for: url)
    }
}
