/// What all transfers of a client have in common.
struct TransferSettings: Sendable {
    var cookies: CookieJar?
    /// Whether one of those who share an answer is to keep it.
    var keepsAnswers: Bool

    let trust: TrustPolicy
    let proxy: ProxyPolicy
    let version: HTTPVersion
    let connectionLimit: Int
    /// The host that the pins are for.
    let host: String?

    init(_ configuration: APIConfiguration) {
        cookies = configuration.cookies
        keepsAnswers = configuration.cache != nil
        trust = configuration.trust
        proxy = configuration.proxy
        version = configuration.version
        connectionLimit = configuration.connectionLimit
        host = Origin(configuration.baseURL.absoluteString)?.host
    }
}
