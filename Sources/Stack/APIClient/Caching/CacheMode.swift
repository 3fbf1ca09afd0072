/// How a request uses what its client's cache keeps.
public enum CacheMode: Sendable, Hashable {
    /// What is fresh answers at once; else the server is asked whether what is kept still holds.
    case standard
    /// The server is asked in any case, whether what is kept still holds. For pull to refresh.
    case reload
    /// What is kept answers, however old, unless its server forbids that. Else the server is asked.
    case preferKept
    /// What is kept answers, however old, unless its server forbids that. The server is never asked; without an answer
    /// the request fails with `notKept`.
    case onlyKept
    /// Neither is anything that is kept used, nor is the answer kept.
    case off

    /// What a request says for it.
    var directive: String? {
        switch self {
        case .standard: nil
        case .reload: "no-cache"
        case .preferKept: "max-stale"
        case .onlyKept: "only-if-cached, max-stale"
        case .off: "no-store"
        }
    }
}
