import Foundation

/// The configuration of a client.
///
///     var configuration = APIConfiguration(baseURL: url)
///     configuration.retry = .standard
///     configuration.cache = HTTPCache(folder: folder)
///     let client = APIClient(configuration)
public struct APIConfiguration: Sendable {
    /// The URL that the paths of endpoints are appended to, with the scheme `http` or `https`.
    public var baseURL: URL
    /// The name of the service in error messages, such as "Colr". The default is the host name.
    public var serviceName: String
    /// The headers that are sent with every request. Headers of an endpoint have precedence.
    public var headers: [String: String] = [:]
    /// The format of JSON in requests and responses, unless an endpoint overrides it. The default leaves keys unchanged
    /// and represents dates as seconds since January 1, 2001.
    public var json = JSONFormat()
    /// The timeout of one attempt, in seconds of the host's time. An endpoint can override it. The default is 30.
    public var timeout: TimeInterval = 30
    /// The time limit for all attempts of a request and the delays between them, in seconds of the host's time. The
    /// default is no limit.
    public var totalTimeout: TimeInterval = .infinity
    /// The maximum size of a response's body in memory, in bytes after decompression. The default is 64 MiB.
    public var responseLimit: Int = 64 << 20
    /// The policy for repeating failed requests. The default is no retries.
    public var retry: RetryPolicy = .none
    /// The cookie jar; nil to ignore cookies. The default keeps cookies in memory.
    public var cookies: CookieJar? = CookieJar()

    /// The cache; nil, the default, for none.
    public var cache: HTTPCache?

    /// The policy for trusting servers. The default trusts the system's certificate authorities.
    public var trust = TrustPolicy()
    /// The proxy. The default is the proxy from the environment variables.
    public var proxy: ProxyPolicy = .environment
    /// The HTTP versions. The default is HTTP/2 if the server offers it.
    public var version: HTTPVersion = .automatic
    /// The maximum number of open connections. Further requests wait, and their timeouts run while they wait. The
    /// default is 64.
    public var connectionLimit = 64
    /// The maximum idle time after which a connection is still reused, in seconds of real time. After a longer time, a
    /// router may have dropped the connection without notice. The default is libcurl's, 118 seconds.
    public var connectionIdleLimit: TimeInterval = 118
    /// The interceptors of every request. The first is outermost. The default is none.
    public var interceptors: [any RequestInterceptor] = []

    /// Creates a configuration for a server.
    public init(baseURL: URL, serviceName: String? = nil) {
        self.baseURL = baseURL
        self.serviceName = serviceName ?? baseURL.host ?? "The server"
    }
}
