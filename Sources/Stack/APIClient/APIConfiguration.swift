import Foundation

/// How a client talks to its server.
///
///     var configuration = APIConfiguration(baseURL: url)
///     configuration.retry = .standard
///     configuration.cache = try HTTPCache(folder: folder)
///     let client = APIClient(configuration)
public struct APIConfiguration: Sendable {
    /// The URL that the paths of endpoints are appended to, of scheme `http` or `https`.
    public var baseURL: URL
    /// What the messages of errors call the server, such as "Colr". The host's name unless told otherwise.
    public var serviceName: String
    /// Headers that are sent with every request. An endpoint's own go before them.
    public var headers: [String: String] = [:]
    /// How many seconds of the host's time one attempt may take, unless its endpoint says otherwise; 30 unless told.
    public var timeout: TimeInterval = 30
    /// How many seconds of the host's time a request may take with all its attempts and the pauses between them;
    /// without limit unless told.
    public var totalTimeout: TimeInterval = .infinity
    /// The largest body of a response in memory, in bytes after decompression; 64 MiB unless told.
    public var responseLimit: Int = 64 << 20
    /// Which requests are sent again after a failure; none unless told.
    public var retry: RetryPolicy = .none
    /// Where cookies are kept; in memory unless told. Nil takes none and sends none.
    public var cookies: CookieJar? = CookieJar()

    /// Where answers are kept that may be used again; nowhere unless told.
    public var cache: HTTPCache?

    /// Whom the client believes to be its server; whom the system believes, unless told.
    public var trust = TrustPolicy()
    /// Who stands between the client and its server; whoever the environment names, unless told.
    public var proxy: ProxyPolicy = .environment
    /// Which versions of HTTP the client speaks; HTTP/2 where it is offered, unless told.
    public var version: HTTPVersion = .automatic
    /// The most connections at the same time; 64 unless told. Requests beyond them wait their turn, and their timeouts
    /// run meanwhile.
    public var connectionLimit = 64
    /// The longest time that a connection may be idle before it is no longer reused, in seconds of real time. Routers may
    /// have dropped an older one without notice. The default is libcurl's, 118 seconds.
    public var connectionIdleLimit: TimeInterval = 118
    /// What stands around every request, the first outermost; nothing unless told.
    public var interceptors: [any RequestInterceptor] = []

    /// Makes a configuration for a server.
    public init(baseURL: URL, serviceName: String? = nil) {
        self.baseURL = baseURL
        self.serviceName = serviceName ?? baseURL.host ?? "The server"
    }
}
