import CCurl
import HostClock

extension CurlTransfer {
    func prepareRequest() {
        libcurl_set_text(handle, CURLOPT_URL, request.url)
        switch request.method {
        case .get: libcurl_set_long(handle, CURLOPT_HTTPGET, 1)
        case .head: libcurl_set_long(handle, CURLOPT_NOBODY, 1)
        case .post: libcurl_set_long(handle, CURLOPT_POST, 1)
        default: break
        }
        if let body = request.body ?? (request.method == .post ? Payload(bytes: []) : nil) { prepareBody(body) }
        switch request.method {
        case .get where request.body == nil, .head, .post: break
        default: libcurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
    }

    private func prepareBody(_ body: Payload) {
        libcurl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
        if let bytes = body.bytes {
            bytes.withUnsafeBytes { bytes in
                _ = libcurl_set_pointer(
                    handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            }
        } else {
            libcurl_set_long(handle, CURLOPT_POST, 1)
            reader = PayloadReader(body)
        }
    }

    /// Returns the transfer that was passed to libcurl as `context`.
    private static func from(_ context: UnsafeMutableRawPointer) -> CurlTransfer {
        Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    func prepareCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        libcurl_set_pointer(handle, CURLOPT_PRIVATE, context)
        libcurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        libcurl_set_data_function(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return switch CurlTransfer.from(context).receive(piece) {
            case .accepted: piece.count
            case .paused: Int(CURL_WRITEFUNC_PAUSE)
            case .rejected: 0
            }
        }
        libcurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        libcurl_set_data_function(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return CurlTransfer.from(context).receiveHead(line) ? line.count : 0
        }
        libcurl_set_pointer(handle, CURLOPT_PREREQDATA, context)
        libcurl_set_prerequest_function(handle) { context, address, _, port, localPort in
            guard let context else { return CURL_PREREQFUNC_ABORT }
            let isHere: Bool = address.map { Origin.isLoopback(String(cString: $0)) } ?? false
            let maySend = CurlTransfer.from(context).willSend(localPort: localPort, server: isHere ? port : 0)
            return maySend ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
        }
        if reader != nil { prepareReading(context) }
        if request.body != nil, transfer.tracksProgress { prepareProgress(context) }
    }

    private func prepareReading(_ context: UnsafeMutableRawPointer) {
        libcurl_set_pointer(handle, CURLOPT_READDATA, context)
        libcurl_set_data_function(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return Int(CURL_READFUNC_ABORT) }
            let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
            let active = CurlTransfer.from(context)
            Ledger.shared.send(active.transfer.work)
            return active.reader?.read(into: buffer) ?? Int(CURL_READFUNC_ABORT)
        }
        libcurl_set_pointer(handle, CURLOPT_SEEKDATA, context)
        libcurl_set_seek_function(handle) { context, offset, origin in
            guard let context, origin == SEEK_SET else { return CURL_SEEKFUNC_CANTSEEK }
            CurlTransfer.from(context).reader?.seek(to: Int(offset))
            return CURL_SEEKFUNC_OK
        }
    }

    private func prepareProgress(_ context: UnsafeMutableRawPointer) {
        libcurl_set_long(handle, CURLOPT_NOPROGRESS, 0)
        libcurl_set_pointer(handle, CURLOPT_XFERINFODATA, context)
        libcurl_set_progress_function(handle) { context, _, _, _, sent in
            guard let context else { return 0 }
            CurlTransfer.from(context).didSend(Int(sent))
            return 0
        }
    }

    /// Called when `count` bytes of the request's body are sent.
    private func didSend(_ count: Int) {
        guard count != sentCount else { return }
        sentCount = count
        transfer.updateProgress { $0.bytesSent = count }
    }
}
