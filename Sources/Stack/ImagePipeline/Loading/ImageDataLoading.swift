public import Foundation

/// Brings the bytes of pictures.
public protocol ImageDataLoading: Sendable {
    /// The bytes of the file at `url`. Cancelling the task cancels the loading.
    ///
    /// - Throws: an error whose `message` can be shown to a person, if it is a `PresentableError`.
    nonisolated(nonsending) func data(for url: URL) async throws -> Data

    /// The same, while `body` is shown all bytes that have come whenever more come, on any thread; they end with the call.
    /// A loader that does not implement it shows nothing, so progressive pictures are seen when they are whole.
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
