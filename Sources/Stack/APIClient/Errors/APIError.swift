import Foundation

/// The error of a failed request, with a message for the user.
public struct APIError: Error, Sendable, Equatable {
    /// The kind of an error.
    public enum Kind: Sendable, Hashable {
        /// The base URL and the path do not form a valid URL.
        case badURL
        /// The body could not be encoded, or the method or a header is invalid.
        case notEncodable
        /// A file to send cannot be read.
        case notReadable
        /// The response cannot be written to disk.
        case notSaved(SavingProblem)
        /// The host name cannot be resolved.
        case notResolved
        /// The server cannot be reached.
        case cannotConnect
        /// The proxy could not be found or refused the request. `status` is the status of its response, if any.
        case proxy(status: Int?)
        /// The identity of the server could not be verified.
        case notSecure
        /// The request timed out.
        case timedOut
        /// The task was canceled.
        case cancelled
        /// The connection broke before the response was complete.
        case connectionLost
        /// The server redirected the request too many times.
        case tooManyRedirects
        /// The server redirected the request to an unsafe or malformed URL.
        case unsafeRedirect
        /// The path of the endpoint is a URL on a server other than the client's, such as a link in a response.
        case foreignLink
        /// The response exceeds a limit set by the client.
        case tooLarge
        /// The response has this status, which is not a success.
        case status(Int)
        /// The response could not be decoded. The path identifies the invalid value, such as `colors[0].id`.
        case notDecodable(path: String)
        /// The request was limited to the cache, which contains no usable response.
        case notCached
        /// An interceptor ended the request with its own error.
        case intercepted
        /// Any other error.
        case failed
    }

    /// The reason why a file cannot be written.
    public enum SavingProblem: Sendable, Hashable {
        /// The disk is full, or the user's quota is exceeded.
        case diskFull
        /// The folder or the disk is read-only.
        case notAllowed
        /// The folder does not exist.
        case noFolder
        /// Another reason.
        case other
    }

    /// The kind of the error.
    public let kind: Kind
    /// One or two sentences about the error and its remedy, with the name of the service.
    public let message: String
    /// Codes, addresses and paths, for a details view.
    public let details: String

    /// The delay that the server requested with `Retry-After`, in seconds; nil if it requested none.
    public let retryAfter: TimeInterval?

    /// The body of a response with an unsuccessful status; otherwise empty.
    public internal(set) var responseBody: [UInt8] = []

    init(kind: Kind, service: String, details: String, retryAfter: TimeInterval? = nil) {
        self.kind = kind
        self.message = APIError.message(kind, service: service, retryAfter: retryAfter)
        self.details = details
        self.retryAfter = retryAfter
    }

    /// Creates an error from an interceptor's error.
    init(_ error: any PresentableError) {
        kind = .intercepted
        message = error.message
        details = error.details
        retryAfter = nil
        isInterceptionRetryable = error.isRetryable
    }

    private var isInterceptionRetryable = false

    /// Whether the same request may succeed later.
    public var isRetryable: Bool {
        switch kind {
        case .intercepted: isInterceptionRetryable
        case .notResolved, .cannotConnect, .proxy, .timedOut, .cancelled, .connectionLost, .notDecodable, .failed,
            .notCached, .notSaved, .notSecure, .tooManyRedirects, .unsafeRedirect:
            true
        case .status(let status): status < 400 || status == 408 || status == 425 || status == 429 || status >= 500
        case .badURL, .foreignLink, .notEncodable, .notReadable, .tooLarge: false
        }
    }
}

extension APIError: LocalizedError {
    /// The same as `message`.
    public var errorDescription: String? { message }
}
