public import APIClient

/// Why a picture could not be shown.
public enum ImageError: Error, PresentableError {
    /// Its bytes could not be had.
    case notLoaded(message: String, isRetryable: Bool, details: String)
    /// Its bytes are no picture, or a damaged one.
    case notAnImage(details: String)
    /// It is larger than may be decoded.
    case tooLarge(width: Int, height: Int)
    /// Nobody wants it any more.
    case cancelled

    public var message: String {
        switch self {
        case .notLoaded(let message, _, _): message
        case .notAnImage: "The picture is damaged, or of a kind that cannot be shown."
        case .tooLarge: "The picture is too large to be shown."
        case .cancelled: "The picture is no longer wanted."
        }
    }

    public var isRetryable: Bool {
        guard case .notLoaded(_, let isRetryable, _) = self else { return false }
        return isRetryable
    }

    public var details: String {
        switch self {
        case .notLoaded(_, _, let details): details
        case .notAnImage(let details): details
        case .tooLarge(let width, let height): "\(width)×\(height) pixels"
        case .cancelled: ""
        }
    }

    init(_ error: any Error, url: String) {
        switch error {
        case let error as ImageError: self = error
        case is CancellationError: self = .cancelled
        case let error as APIError where error.kind == .cancelled: self = .cancelled
        case let error as any PresentableError:
            self = .notLoaded(message: error.message, isRetryable: error.isRetryable, details: error.details)
        default:
            self = .notLoaded(
                message: "The picture could not be loaded. Try again.", isRetryable: true,
                details: "\(Secrets.removed(from: url)): \(error)")
        }
    }
}
