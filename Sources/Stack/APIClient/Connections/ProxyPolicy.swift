/// The proxy of a client. Servers on this machine are reached directly, unless a proxy is named explicitly.
public enum ProxyPolicy: Sendable, Hashable {
    /// The proxy that the variables `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` name.
    case environment
    /// No proxy.
    case none
    /// The proxy at a URL such as `http://proxy.example.org:3128`, `https://…` or `socks5h://…`, for all hosts except
    /// those of `except`: domain names, which include their subdomains, or `*`.
    ///
    /// A user name and password in the URL are sent to the proxy.
    case server(String, except: [String] = [])
}
