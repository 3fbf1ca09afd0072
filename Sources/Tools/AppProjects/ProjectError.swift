import Foundation

/// A reason why a project cannot be read, as a sentence for the user.
public struct ProjectError: LocalizedError, Hashable, Sendable {
    /// The sentence, which names the file, and the line if there is one.
    public var message: String

    /// Creates an error.
    public init(_ message: String) { self.message = message }

    public var errorDescription: String? { message }
}
