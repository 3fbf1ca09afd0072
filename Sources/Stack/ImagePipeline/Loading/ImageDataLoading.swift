public import Foundation

/// Brings the bytes of pictures.
public protocol ImageDataLoading: Sendable {
    /// The bytes of the file at `url`. Cancelling the task cancels the loading.
    ///
    /// - Throws: an error whose `message` can be shown to a person, if it is a `PresentableError`.
    nonisolated(nonsending) func data(for url: URL) async throws -> Data
}
