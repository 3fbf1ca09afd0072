import Foundation

/// The settings that all transfers of a client share.
final class TransferSettings: Sendable {
    /// The base URL; nil if paths cannot be appended to it. In that case requests fail before they are transferred.
    let base: BaseURL?
    let cookies: CookieJar?
    /// Whether responses are cached. One of the callers that share a response stores it.
    let cachesResponses: Bool
    /// Counts the changes made by this client and by other clients that share its cache.
    let changes: ChangeCount
    let trust: TrustPolicy
    let proxy: ProxyPolicy
    let version: HTTPVersion
    let connectionLimit: Int
    /// The maximum idle time of a connection that is reused, in seconds of real time.
    let connectionIdleLimit: Int

    init(_ configuration: APIConfiguration) {
        base = BaseURL(configuration.baseURL)
        cookies = configuration.cookies
        cachesResponses = configuration.cache != nil
        changes = configuration.cache?.changes ?? ChangeCount()
        trust = configuration.trust
        proxy = configuration.proxy
        version = configuration.version
        connectionLimit = configuration.connectionLimit
        connectionIdleLimit = Int(min(max(0, configuration.connectionIdleLimit), TimeInterval(Int32.max)))
    }

    /// Returns the origin of a URL; nil if it is not an HTTP URL.
    func origin(of url: String) -> Origin? {
        base?.origin(of: url) ?? Origin(url)
    }
}
