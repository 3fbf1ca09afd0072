/// An error with a message that can be shown to the user.
public protocol PresentableError: Error, Sendable {
    /// One or two sentences about the error and its remedy.
    var message: String { get }
    /// Whether trying again may succeed, so that a Retry button makes sense.
    var isRetryable: Bool { get }
    /// Codes, addresses and paths, for a details view, or an empty string.
    var details: String { get }
}

extension APIError: PresentableError {}
