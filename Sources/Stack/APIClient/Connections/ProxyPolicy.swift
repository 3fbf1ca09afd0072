/// Who stands between a client and its server. This machine itself is always asked directly, unless a proxy is named.
public enum ProxyPolicy: Sendable, Hashable {
    /// What the variables `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` say.
    case environment
    /// Nobody.
    case none
    /// The proxy at a URL such as `http://proxy.example.org:3128`, `https://…` or `socks5h://…`, for all hosts but those
    /// of `except`: names, which stand for what is below them too, or `*`.
    ///
    /// A name and a password in the URL are told to the proxy.
    case server(String, except: [String] = [])
}
