import CCurl

extension CurlTransfer {
    /// The metrics that libcurl measured.
    var metrics: RequestMetrics {
        func seconds(_ information: CURLINFO) -> Double { Double(libcurl_get_offset(handle, information)) / 1e6 }
        var metrics = RequestMetrics()
        metrics.nameLookup = seconds(CURLINFO_NAMELOOKUP_TIME_T)
        metrics.connect = seconds(CURLINFO_CONNECT_TIME_T)
        metrics.secureConnect = seconds(CURLINFO_APPCONNECT_TIME_T)
        metrics.firstByte = seconds(CURLINFO_STARTTRANSFER_TIME_T)
        metrics.total = redirectTime + seconds(CURLINFO_TOTAL_TIME_T)
        metrics.bytesSent = Int(libcurl_get_offset(handle, CURLINFO_SIZE_UPLOAD_T))
        metrics.bytesReceived = Int(libcurl_get_offset(handle, CURLINFO_SIZE_DOWNLOAD_T))
        metrics.redirectCount = redirectCount
        metrics.attemptCount = 1
        metrics.isConnectionReused = libcurl_get_long(handle, CURLINFO_NUM_CONNECTS) == 0
        metrics.httpVersion =
            switch libcurl_get_long(handle, CURLINFO_HTTP_VERSION) {
            case Int(CURL_HTTP_VERSION_1_0): "1.0"
            case Int(CURL_HTTP_VERSION_1_1): "1.1"
            case Int(CURL_HTTP_VERSION_2_0): "2"
            case Int(CURL_HTTP_VERSION_3): "3"
            default: ""
            }
        return metrics
    }
}
