/// What all transfers of a client have in common.
struct TransferSettings: Sendable {
    var cookies: CookieJar?
    /// Whether one of those who share an answer is to keep it.
    var keepsAnswers: Bool

    init(_ configuration: APIConfiguration) {
        cookies = configuration.cookies
        keepsAnswers = configuration.cache != nil
    }
}
