/// An error that can be shown to a person as it is.
public protocol PresentableError: Error, Sendable {
    /// What happened and what to do about it, in one or two sentences.
    var message: String { get }
    /// Whether doing the same again may help, so that a Retry button makes sense.
    var isRetryable: Bool { get }
    /// Codes, addresses and paths, for a "Details" view; empty if there are none.
    var details: String { get }
}

extension APIError: PresentableError {}
