import Foundation

/// Why a request did not bring what was asked for, in words for a person.
public struct APIError: Error, Sendable, Equatable {
    /// What went wrong.
    public enum Kind: Sendable, Hashable {
        /// The base URL or the path make no URL.
        case badURL
        /// The body could not be encoded.
        case notEncodable
        /// A file that was to be sent cannot be read.
        case notReadable
        /// What came cannot be written to the disk.
        case notSaved(SavingProblem)
        /// No address is known for the host's name.
        case notResolved
        /// Nobody answers at the address.
        case cannotConnect
        /// The proxy on the way to the server did not let the request through; with the status of its answer, if it
        /// gave one.
        case proxy(status: Int?)
        /// The server could not prove who it is.
        case notSecure
        /// The time for the request was over.
        case timedOut
        /// The task that waited was cancelled.
        case cancelled
        /// The connection broke before the whole answer was there.
        case connectionLost
        /// The server sent the request from place to place without end.
        case tooManyRedirects
        /// The server sent the request to where it must not go.
        case unsafeRedirect
        /// The answer is larger than the client takes.
        case tooLarge
        /// The server answered with this status, which is no success.
        case status(Int)
        /// The answer did not become the response; the path names the place, such as `colors[0].id`.
        case notDecodable(path: String)
        /// Only the cache was to be asked, and it keeps nothing that will do.
        case notKept
        /// An interceptor ended the request with an error of its own.
        case intercepted
        /// libcurl failed in another way.
        case failed
    }

    /// Why something cannot be written to the disk.
    public enum SavingProblem: Sendable, Hashable {
        /// The disk is full, or what this user may have of it.
        case noRoom
        /// The folder, or the whole disk, is only to be read.
        case notAllowed
        /// There is no such folder.
        case noFolder
        /// Anything else.
        case other
    }

    public let kind: Kind
    /// What happened and what to do about it, in one or two sentences that name the service.
    public let message: String
    /// Codes, addresses and paths, for a "Details" view.
    public let details: String

    /// In how many seconds the server wants to be asked again, if it said so (`Retry-After`).
    public let retryAfter: TimeInterval?

    /// The body of the answer whose status is no success, for who can read more in it than the status; empty where there
    /// was none.
    public internal(set) var responseBody: [UInt8] = []

    init(kind: Kind, service: String, details: String, retryAfter: TimeInterval? = nil) {
        self.kind = kind
        self.message = APIError.message(kind, service: service, retryAfter: retryAfter)
        self.details = details
        self.retryAfter = retryAfter
    }

    /// What an interceptor threw, in its own words.
    init(_ error: any PresentableError) {
        kind = .intercepted
        message = error.message
        details = error.details
        retryAfter = nil
        isInterceptionRetryable = error.isRetryable
    }

    private var isInterceptionRetryable = false

    /// Whether the same request may succeed when it is sent again.
    public var isRetryable: Bool {
        switch kind {
        case .intercepted: isInterceptionRetryable
        case .notResolved, .cannotConnect, .proxy, .timedOut, .cancelled, .connectionLost, .notDecodable, .failed,
            .notKept, .notSaved, .notSecure, .tooManyRedirects, .unsafeRedirect:
            true
        case .status(let status): status < 400 || status == 408 || status == 425 || status == 429 || status >= 500
        case .badURL, .notEncodable, .notReadable, .tooLarge: false
        }
    }
}

extension APIError: LocalizedError {
    /// The same as `message`.
    public var errorDescription: String? { message }
}
