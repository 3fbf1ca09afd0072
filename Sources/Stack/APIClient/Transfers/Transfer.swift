import CCurl
import HostClock

/// One of libcurl's easy handles at work on a flight, over as many redirects as it takes.
final class Transfer {
    enum Outcome {
        /// The request goes to another place.
        case goOn
        case over(Result<HTTPResponse, TransferFailure>)
    }

    let flight: Flight
    let handle: UnsafeMutableRawPointer
    /// What is sent next; a redirect changes it.
    var request: HTTPRequest
    var redirectCount = 0
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private var hasSent = false
    private var isTooLarge = false
    private var headers: [String: String] = [:]
    private var body: [UInt8] = []

    init(flight: Flight, handle: UnsafeMutableRawPointer) {
        self.flight = flight
        self.handle = handle
        request = flight.request
    }

    /// Gives back what the handle does not own.
    func release() {
        libcurl_slist_free_all(headerList)
        headerList = nil
    }

    // MARK: Sending

    /// Makes the handle ready for `request`.
    func prepare() {
        hasSent = false
        headers.removeAll()
        body.removeAll()
        libcurl_easy_reset(handle)
        prepareConnection()
        prepareRequest()
        let context: UnsafeMutableRawPointer = Unmanaged.passUnretained(self).toOpaque()
        libcurl_set_pointer(handle, CURLOPT_PRIVATE, context)
        libcurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        libcurl_set_data_function(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer: Transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.receive(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
        }
        libcurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        libcurl_set_data_function(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer: Transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            transfer.receive(headerLine: UnsafeRawBufferPointer(start: bytes, count: size * count))
            return size * count
        }
        libcurl_set_pointer(handle, CURLOPT_PREREQDATA, context)
        libcurl_set_prerequest_function(handle) { context, _, _, _, localPort in
            guard let context else { return CURL_PREREQFUNC_ABORT }
            let transfer: Transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.willSend(localPort: localPort) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
        }
    }

    private func prepareConnection() {
        libcurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        libcurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        // The host's clock sets the limits; libcurl's own would run on real time.
        libcurl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Int(Int32.max))
        libcurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        // A component that is two dots is a component, not the way up.
        libcurl_set_long(handle, CURLOPT_PATH_AS_IS, 1)
        if HTTPRequest.isLoopback(request.url) { libcurl_set_text(handle, CURLOPT_PROXY, "") }
    }

    private func prepareRequest() {
        libcurl_set_text(handle, CURLOPT_URL, request.url)
        switch request.method {
        case .get: libcurl_set_long(handle, CURLOPT_HTTPGET, 1)
        case .head: libcurl_set_long(handle, CURLOPT_NOBODY, 1)
        case .post: libcurl_set_long(handle, CURLOPT_POST, 1)
        default: break
        }
        if let body = request.body ?? (request.method == .post ? [] : nil) {
            libcurl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            body.withUnsafeBytes { bytes in
                _ = libcurl_set_pointer(
                    handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            }
        }
        switch request.method {
        case .get where request.body == nil, .head, .post: break
        default: libcurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
        release()
        for header in request.headers { headerList = libcurl_slist_append(headerList, header.line) }
        // Otherwise libcurl waits a second for a "100 Continue" before it sends a large body.
        if request.body != nil { headerList = libcurl_slist_append(headerList, "Expect:") }
        libcurl_set_headers(handle, headerList)
    }

    /// Called when the connection is there, before the request goes out. False stops it.
    private func willSend(localPort: Int32) -> Bool {
        // Called a second time, the connection broke under the first: what must not happen twice is not sent again.
        if hasSent && !request.method.isIdempotent { return false }
        hasSent = true
        Ledger.shared.connect(flight.work, port: UInt16(truncatingIfNeeded: localPort))
        return true
    }

    // MARK: Receiving

    private func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= flight.responseLimit else {
            isTooLarge = true
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }

    private func receive(headerLine line: UnsafeRawBufferPointer) {
        if line.starts(with: "HTTP/".utf8) {
            headers.removeAll()
            return
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let name: String = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value: String = HTTPRequest.trimmed(line[(colon + 1)...])
        if let known = headers[name] {
            headers[name] = known + ", " + value
        } else {
            headers[name] = value
        }
    }

    /// What libcurl's end of the transfer means.
    func outcome(of code: CURLcode) -> Outcome {
        if isTooLarge {
            let details = "\(request.url): more than \(flight.responseLimit) bytes"
            return .over(.failure(TransferFailure(kind: .tooLarge, details: details)))
        }
        guard code == CURLE_OK else { return .over(.failure(TransferFailure(code: code, url: request.url))) }
        let status: Int = libcurl_get_long(handle, CURLINFO_RESPONSE_CODE)
        if let location = libcurl_get_text(handle, CURLINFO_REDIRECT_URL) {
            do {
                if try follow(status: status, location: String(cString: location)) { return .goOn }
            } catch {
                return .over(.failure(error))
            }
        }
        return .over(.success(HTTPResponse(status: status, headers: headers, body: body, url: request.url)))
    }
}
