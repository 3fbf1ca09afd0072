import Foundation

/// What all transfers of a client have in common.
final class TransferSettings: Sendable {
    /// Nil if it is no URL that paths can be appended to; then no request gets as far as here.
    let base: BaseURL?
    let cookies: CookieJar?
    /// Whether one of those who share an answer is to keep it.
    let cachesResponses: Bool
    /// What was changed by this client, and by others that share its cache.
    let changes: ChangeCount
    let trust: TrustPolicy
    let proxy: ProxyPolicy
    let version: HTTPVersion
    let connectionLimit: Int
    /// In seconds of real time.
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

    /// The origin of a URL; nil if it is not one of HTTP.
    func origin(of url: String) -> Origin? {
        base?.origin(of: url) ?? Origin(url)
    }
}
