import APIClient

/// The reason why a request failed, as text for the user.
public struct RequestFailure: PresentableError, Equatable {
    /// The problem and its solution, in one or two sentences.
    public let message: String
    /// Whether repeating the request may succeed.
    public let isRetryable: Bool
    /// Technical details, such as codes, addresses and paths, or an empty string.
    public let details: String

    /// Creates a failure.
    public init(message: String, isRetryable: Bool, details: String = "") {
        self.message = message
        self.isRetryable = isRetryable
        self.details = details
    }

    /// Creates a failure from an error. An error without a message for the user gets a general one.
    public init(_ error: any Error) {
        if let error = error as? any PresentableError {
            self.init(message: error.message, isRetryable: error.isRetryable, details: error.details)
        } else {
            self.init(
                message: StackTexts.text("An unexpected error occurred. Try again."), isRetryable: true,
                details: "\(error)")
        }
    }

    /// Whether `error` reports a cancellation, which is not a failure.
    static func isCancellation(_ error: any Error) -> Bool {
        error is CancellationError || (error as? APIError)?.kind == .cancelled
    }
}
