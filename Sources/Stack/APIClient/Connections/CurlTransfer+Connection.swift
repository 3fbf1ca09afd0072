import CCurl
import HostClock

extension CurlTransfer {
    func prepareConnection() {
        libcurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        libcurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        // Timeouts follow the host's clock; libcurl's own timeouts would use real time.
        libcurl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Int(Int32.max))
        libcurl_set_long(handle, CURLOPT_MAXAGE_CONN, settings.connectionIdleLimit)
        // A path component `..` must not be resolved as the parent directory.
        libcurl_set_long(handle, CURLOPT_PATH_AS_IS, 1)
        prepareTrust()
        prepareProxy()
        prepareVersion()
    }

    private func prepareTrust() {
        libcurl_set_long(handle, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        if case .only(var pem) = settings.trust.roots {
            pem.withUTF8 { _ = libcurl_set_blob(handle, CURLOPT_CAINFO_BLOB, $0.baseAddress, $0.count) }
            libcurl_set_text(handle, CURLOPT_CAPATH, nil)
        }
        let pins: [TrustPolicy.Pin] = settings.trust.pins
        // The pins are for the host of the base URL. Other hosts have other keys.
        guard !pins.isEmpty, settings.origin(of: request.url)?.host == settings.base?.origin.host else { return }
        libcurl_set_text(
            handle, CURLOPT_PINNEDPUBLICKEY, pins.map { "sha256//\($0.base64)" }.joined(separator: ";"))
    }

    private func prepareProxy() {
        // The headers of a proxy's response to CONNECT are not the server's, and its cookies must not be stored.
        libcurl_set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        switch settings.proxy {
        case .environment:
            if settings.origin(of: request.url)?.isLoopback == true { libcurl_set_text(handle, CURLOPT_PROXY, "") }
        case .none: libcurl_set_text(handle, CURLOPT_PROXY, "")
        case .server(let url, let exceptions):
            libcurl_set_text(handle, CURLOPT_PROXY, url)
            libcurl_set_text(handle, CURLOPT_NOPROXY, exceptions.joined(separator: ","))
        }
    }

    /// The failure if the proxy refused to connect to the server; otherwise nil.
    var proxyRefusal: TransferFailure? {
        let status = libcurl_get_long(handle, CURLINFO_HTTP_CONNECTCODE)
        guard status != 0, !(200..<300).contains(status) else { return nil }
        return TransferFailure(
            kind: .proxy(status: status), details: "\(address): the proxy answered CONNECT with status \(status)")
    }

    private func prepareVersion() {
        guard settings.version == .automatic else {
            libcurl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
            return
        }
        libcurl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        // Waits for a connection that is being opened, because HTTP/2 may allow sharing it.
        if request.url.hasPrefix("https:") { libcurl_set_long(handle, CURLOPT_PIPEWAIT, 1) }
    }
}
