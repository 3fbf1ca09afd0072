/// The proxy of a client. Servers on this machine are reached directly, unless a proxy is named explicitly.
public enum ProxyPolicy: Sendable, Hashable {
    /// The proxy that the variables `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` name.
    case environment
    /// No proxy.
    case none
    /// The proxy at a URL such as `http://proxy.example.org:3128`, `https://…` or `socks5h://…`, for all hosts except
    /// those in `except`. An exception is a domain name, which includes its subdomains, or `*` for all hosts.
    ///
    /// A user name and password in the URL are sent to the proxy.
    case server(String, except: [String] = [])
}
