import APIClient

/// Why a request failed, in words for a person.
public struct RequestFailure: PresentableError, Equatable {
    /// What happened and what to do about it, in one or two sentences.
    public let message: String
    /// Whether doing the same again may help.
    public let isRetryable: Bool
    /// Codes, addresses and paths, for a "Details" view; empty if there are none.
    public let details: String

    /// Makes a failure.
    public init(message: String, isRetryable: Bool, details: String = "") {
        self.message = message
        self.isRetryable = isRetryable
        self.details = details
    }

    /// Makes a failure of what was thrown. What says nothing for a person becomes a general sentence.
    public init(_ error: any Error) {
        if let error = error as? any PresentableError {
            self.init(message: error.message, isRetryable: error.isRetryable, details: error.details)
        } else {
            self.init(
                message: "Something went wrong that was not foreseen. Try again.", isRetryable: true,
                details: "\(error)")
        }
    }

    /// Whether `error` says that somebody cancelled the work, which is no failure.
    static func isCancellation(_ error: any Error) -> Bool {
        error is CancellationError || (error as? APIError)?.kind == .cancelled
    }
}
