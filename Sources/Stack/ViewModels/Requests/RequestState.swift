/// The state of the latest request.
public enum RequestState: Sendable, Equatable {
    /// Nothing has been requested yet.
    case none
    /// A request is in progress.
    case requesting
    /// The last request failed.
    case failed(RequestFailure)
    /// The last request succeeded.
    case loaded

    /// The reason why the last request failed; nil otherwise.
    public var failure: RequestFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}
