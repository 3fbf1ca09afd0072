public import APIClient

/// An error that the image pipeline reports.
public enum ImageError: Error, PresentableError {
    /// The data could not be loaded.
    case notLoaded(message: String, isRetryable: Bool, details: String)
    /// The data is not a picture, or the picture is damaged.
    case notAnImage(details: String)
    /// The picture exceeds a limit set by the pipeline. The size is in pixels.
    case tooLarge(width: Int, height: Int)
    /// The request was canceled.
    case cancelled

    /// A sentence about the error, for the user.
    public var message: String {
        switch self {
        case .notLoaded(let message, _, _): message
        case .notAnImage: "The picture is damaged or has an unknown format."
        case .tooLarge: "The picture is too large to be shown."
        case .cancelled: "Loading the picture was canceled."
        }
    }

    /// Whether trying again may succeed. This is possible only if the data could not be loaded.
    public var isRetryable: Bool {
        guard case .notLoaded(_, let isRetryable, _) = self else { return false }
        return isRetryable
    }

    /// Codes, addresses, and sizes, for a details view; empty if the request was canceled.
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
