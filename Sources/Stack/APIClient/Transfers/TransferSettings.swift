/// What all transfers of a client have in common.
struct TransferSettings: Sendable {
    var cookies: CookieJar?

    init(_ configuration: APIConfiguration) {
        cookies = configuration.cookies
    }
}
