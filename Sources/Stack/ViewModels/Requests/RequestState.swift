/// What became of the last request.
public enum RequestState: Sendable, Equatable {
    /// Nothing was ever requested.
    case none
    /// A request is under way.
    case requesting
    /// The last request failed.
    case failed(RequestFailure)
    /// The last request brought what was asked for.
    case loaded

    /// Why the last request failed; nil if it did not.
    public var failure: RequestFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}
