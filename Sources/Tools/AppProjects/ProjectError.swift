import Foundation

/// An error that prevents a project from being read, with a message for the user.
public struct ProjectError: LocalizedError, Hashable, Sendable {
    /// The message for the user. It names the file and, if possible, the line.
    public var message: String

    /// Creates an error.
    public init(_ message: String) { self.message = message }

    public var errorDescription: String? { message }
}
