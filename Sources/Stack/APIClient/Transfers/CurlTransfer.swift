import CCurl
import HostClock

/// Performs a transfer with libcurl's easy handles: a new one each time a request is sent. Used on the transfer thread
/// only.
final class CurlTransfer {
    enum Outcome {
        /// The request must be sent again: to the target of a redirect, or for the whole body because the server did
        /// not continue the partial body.
        case sendAgain
        case completed(Result<HTTPResponse, TransferFailure>)
    }

    let transfer: Transfer
    /// The easy handle. Each time the request is sent, a new handle is created.
    var handle: UnsafeMutableRawPointer
    let settings: TransferSettings
    /// The request to send next. Redirects change it.
    var request: HTTPRequest
    /// Whether the server can receive `request` twice without harm.
    var isRepeatable: Bool
    var redirectCount = 0
    /// The duration of the requests whose response was a redirect, in seconds.
    var redirectTime = 0.0
    /// The reader of the request's body; nil if the body is a single piece of memory.
    var reader: PayloadReader?
    /// The number of bytes of the request's body that were sent.
    var sentCount = 0
    /// The partial body that this transfer continues. Nil if the transfer requests the whole body, or if the server did
    /// not continue the partial body.
    private(set) var resumed: PartialBody?
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private var hasSent = false
    /// The cookies from the jar that are sent with the request.
    private var sentCookies: String?
    private var head = ResponseHead()
    /// The URLs whose cached responses are no longer valid.
    private var invalidatedURLs: [String] = []

    /// The destination of the response's body.
    private enum Destination {
        /// The head of the response was not received yet.
        case undecided
        case memory
        /// The whole body has to be requested again.
        case discarded
        /// A file, with the number of bytes that were written to it.
        case file(PartFile, Int)
        case stream(any BodyReader)
        case failed(TransferFailure)
    }

    private var destination: Destination = .undecided
    private var body: [UInt8] = []
    private var received = 0
    /// The number of bytes that earlier transfers received.
    private var start = 0
    /// The length of the whole body; nil if it is unknown or the body is compressed.
    private var expected: Int?

    /// Decompresses the body; nil if it is not compressed or remains compressed.
    private var decompressor: Decompressor?
    /// The number of bytes at the beginning of the next piece that are already decompressed. After a pause, libcurl
    /// passes the same piece again.
    private var readAhead = 0
    /// The number of bytes of the body received over the connection.
    private var wireCount = 0
    /// The local port of the connection.
    private var localPort: UInt16 = 0
    /// Called on any thread when the reader of the body has room again.
    private let onRoom: @Sendable () -> Void

    init(
        transfer: Transfer, handle: UnsafeMutableRawPointer, settings: TransferSettings,
        onRoom: @escaping @Sendable () -> Void
    ) {
        self.onRoom = onRoom
        self.settings = settings
        self.transfer = transfer
        self.handle = handle
        request = transfer.request
        isRepeatable = transfer.isRepeatable
        resumed = transfer.partial
    }

    /// The URL of the current request without secrets, for error details.
    var address: String { Secrets.removed(from: request.url) }

    /// Frees the memory that the handle uses but does not own. Called after the handle is freed.
    func release() {
        libcurl_slist_free_all(headerList)
        headerList = nil
        reader = nil
        decompressor = nil
        transfer.resumeReceiving()
    }

    // MARK: Sending

    /// Prepares the new handle to send `request`.
    func prepare() {
        hasSent = false
        destination = .undecided
        received = 0
        start = 0
        expected = nil
        sentCount = 0
        decompressor = nil
        (readAhead, wireCount) = (0, 0)
        head = ResponseHead()
        body.removeAll()
        prepareConnection()
        prepareRequest()
        prepareHeaders()
        prepareCallbacks()
    }

    private func prepareHeaders() {
        var lines = request.headers
        sentCookies = nil
        if let cookies = settings.cookies, request[header: "Cookie"] == nil,
            let header = cookies.header(for: request.url)
        {
            lines.append(HTTPRequest.Header(name: "Cookie", value: header))
            sentCookies = header
        }
        if let resumed {
            lines.append(HTTPRequest.Header(name: "Range", value: "bytes=\(resumed.count)-"))
            lines.append(HTTPRequest.Header(name: "If-Range", value: resumed.validator))
        }
        if acceptsCompression { lines.append(HTTPRequest.Header(name: "Accept-Encoding", value: "gzip, deflate")) }
        for header in lines { headerList = libcurl_slist_append(headerList, header.line) }
        // An empty `Expect` header, because otherwise libcurl waits a second for a "100 Continue" before it sends a
        // large body.
        if request.body != nil { headerList = libcurl_slist_append(headerList, "Expect:") }
        libcurl_set_headers(handle, headerList)
    }

    /// Whether the response may be compressed. A download is not decompressed, a compressed response cannot continue an
    /// uncompressed partial body, and a part of a compressed body cannot be decompressed.
    private var acceptsCompression: Bool {
        if case .file = transfer.target { return false }
        return resumed == nil && request[header: "Range"] == nil && request[header: "Accept-Encoding"] == nil
    }

    /// Called when the connection is open, before the request is sent. Returning false stops the request.
    ///
    /// - Parameter server: The port of the server, or 0 if it is on another machine.
    func willSend(localPort: Int32, server: Int32) -> Bool {
        // libcurl calls this again if a reused connection broke. A request that must not be sent twice fails in that
        // case.
        if hasSent && !isRepeatable { return false }
        hasSent = true
        self.localPort = UInt16(truncatingIfNeeded: localPort)
        Ledger.shared.connect(
            transfer.work, port: self.localPort, server: UInt16(truncatingIfNeeded: server))
        return true
    }

    /// Whether a server may have received the request: the first one, or the target of a redirect.
    private var wasSent: Bool { redirectCount > 0 || hasSent }

    /// Whether a server may have received all of the request: the first one, or the target of a redirect.
    var wasSentCompletely: Bool {
        redirectCount > 0 || hasSent && reader?.isAtEnd != false
    }

    // MARK: Receiving

    /// Receives a line of the response's head or of the trailers. Returning false ends the transfer.
    func receiveHead(_ line: UnsafeRawBufferPointer) -> Bool {
        Ledger.shared.receiveHead(transfer.work)
        let wasComplete = head.isComplete
        guard head.add(line) else {
            let details = "\(address): more than \(ResponseHead.limit) bytes of headers"
            destination = .failed(TransferFailure(kind: .tooLarge, details: details))
            return false
        }
        // Cookies are stored now, not when the transfer completes: some bodies have no end, and a caller may not wait
        // for the end.
        if head.isComplete, !wasComplete {
            settings.cookies?.store(head.cookies, from: request.url)
            if transfer.isEndless { return beginStream() }
        }
        return true
    }

    /// Begins the stream when the head is complete, because a server that has no events to send may not send any of the
    /// body for a long time. Returns false, which ends the transfer, if the response is not a stream.
    private func beginStream() -> Bool {
        guard (200..<300).contains(status) else { return true }
        chooseDestination()
        if case .failed = destination { return false }
        return true
    }

    /// The result of receiving a piece of the body.
    enum ReceiveResult {
        case accepted
        /// There is no room for the piece. libcurl passes it again when receiving resumes.
        case paused
        /// The transfer ends.
        case rejected
    }

    /// Receives a piece of the response's body as it was sent over the connection.
    func receive(_ bytes: UnsafeRawBufferPointer) -> ReceiveResult {
        if case .undecided = destination { chooseDestination() }
        switch destination {
        case .undecided, .discarded, .failed: return .rejected
        case .memory, .file, .stream: break
        }
        let result: ReceiveResult = decompressor.map { decompress(bytes, with: $0) } ?? receiveUncompressed(bytes)
        guard case .accepted = result else { return result }
        wireCount += bytes.count
        if case .memory = destination, transfer.hasBodyObservers, (200..<300).contains(status) {
            transfer.notifyBodyObservers(body)
        }
        // Both values are set each time, because an observer may have been added since the last piece.
        transfer.updateProgress { progress in
            progress.bytesReceived = start + received
            progress.bytesExpected = expected
        }
        Ledger.shared.receive(transfer.work, count: wireCount)
        return .accepted
    }

    /// Decompresses a piece until there is no room for the output.
    private func decompress(_ bytes: UnsafeRawBufferPointer, with decompressor: Decompressor) -> ReceiveResult {
        var position = min(readAhead, bytes.count)
        while true {
            guard hasRoom else {
                readAhead = max(readAhead, position)
                return .paused
            }
            switch decompressor.step(UnsafeRawBufferPointer(rebasing: bytes[position...])) {
            case .failed(let reason):
                let details = "\(address): the compressed response is damaged: \(reason)"
                destination = .failed(TransferFailure(kind: .notDecodable(path: ""), details: details))
                return .rejected
            case .progressed(let count, let output, let hasMore):
                position += count
                guard output.isEmpty || pass(output) else { return .rejected }
                guard position == bytes.count, !hasMore else { continue }
                readAhead -= min(readAhead, bytes.count)
                return .accepted
            }
        }
    }

    private func receiveUncompressed(_ bytes: UnsafeRawBufferPointer) -> ReceiveResult {
        guard hasRoom else { return .paused }
        return pass(bytes) ? .accepted : .rejected
    }

    /// Whether there is room for more of the body. If not, reading this property pauses receiving.
    private var hasRoom: Bool {
        guard case .stream(let reader) = destination else { return true }
        return reader.hasRoom(orCall: onRoom, afterPausing: { transfer.pauseReceiving(localPort: localPort) })
    }

    /// Passes a piece of the uncompressed body to its destination. Returning false ends the transfer.
    private func pass(_ bytes: UnsafeRawBufferPointer) -> Bool {
        received += bytes.count
        switch destination {
        case .undecided, .discarded, .failed: return false
        case .memory:
            guard body.count + bytes.count <= transfer.responseLimit else {
                let details = "\(address): more than \(transfer.responseLimit) bytes"
                destination = .failed(TransferFailure(kind: .tooLarge, details: details))
                return false
            }
            body.append(contentsOf: bytes)
        case .file(let file, let count):
            do {
                try file.write(bytes, at: count)
                destination = .file(file, count + bytes.count)
            } catch {
                destination = .failed(error)
                return false
            }
        case .stream(let reader):
            guard reader.receive(bytes) else {
                destination = .failed(TransferFailure(kind: .tooLarge, details: "\(address): refused"))
                return false
            }
        }
        return true
    }

    private var status: Int { libcurl_get_long(handle, CURLINFO_RESPONSE_CODE) }

    /// Chooses the destination of the body from the response's head.
    private func chooseDestination() {
        let status = status
        if CurlTransfer.redirects.contains(status), head.fields["location"] != nil {
            destination = .memory
            return
        }
        let isResumed: Bool = resumed != nil && status == 206
        if let resumed, status == 416 || isResumed && !resumed.isContinued(by: head.fields) {
            // The response does not continue the partial body, so the whole body is requested again.
            self.resumed = nil
            destination = .discarded
            return
        }
        if resumed != nil, !isResumed { self.resumed = nil }
        if status == 206, !isResumed, !acceptsPartialContent {
            let details = "\(address): the server sent a partial response that was not requested"
            destination = .failed(TransferFailure(kind: .notDecodable(path: ""), details: details))
            return
        }
        guard prepareDecompression() else { return }
        reportStart(at: resumed?.count ?? 0)
        destination = .memory
        if case .bytes(let bytes)? = resumed?.content { body = bytes }
        guard (200..<300).contains(status) else { return }
        switch transfer.target {
        case .memory: break
        case .file(let file):
            do {
                try file.truncate(to: start)
                destination = .file(file, start)
            } catch {
                destination = .failed(error)
            }
        case .stream(let reader):
            let response = HTTPResponse(status: status, headers: head.fields, url: request.url)
            if transfer.isEndless { transfer.endActivity(.response(status: status)) }
            destination =
                reader.begin(response)
                ? .stream(reader) : .failed(TransferFailure(kind: .failed, details: "\(address): refused"))
        }
    }

    /// Creates a decompressor if the body is compressed. Returns false if its coding is unknown.
    private func prepareDecompression() -> Bool {
        // A file receives the bytes as they are sent, and partial bodies are not compressed.
        if case .file = transfer.target { return true }
        guard resumed == nil, let text = head.fields["content-encoding"] else { return true }
        let codings: [String] = text.split(separator: ",").map { CacheControl.trimmed($0).lowercased() }
            .filter { !$0.isEmpty && $0 != "identity" }
        guard !codings.isEmpty else { return true }
        decompressor = codings.count == 1 ? Decompressor(codings[0]) : nil
        // A caller that sets `Accept-Encoding` decodes other codings itself.
        guard decompressor == nil, request[header: "Accept-Encoding"] == nil else { return true }
        let details = "\(address): the response has a content coding that was not requested"
        destination = .failed(TransferFailure(kind: .notDecodable(path: ""), details: details))
        return false
    }

    /// Whether a partial response is acceptable: the caller sent a `Range` header, or the part is the whole body.
    private var acceptsPartialContent: Bool {
        if request[header: "Range"] != nil { return true }
        guard let range = ContentRange(head.fields["content-range"]) else { return false }
        return range.first == 0 && range.total == range.last + 1
    }

    private func reportStart(at start: Int) {
        let isCompressed: Bool = (head.fields["content-encoding"] ?? "identity") != "identity"
        self.start = start
        expected = isCompressed ? nil : CurlTransfer.sum(start, head.fields["content-length"])
        transfer.updateProgress { progress in
            progress.bytesSent = progress.bytesToSend
            progress.bytesReceived = start
            progress.bytesExpected = expected
        }
    }

    /// Returns the sum of `start` and a length that a server sent; nil if the length is not a number or is too large.
    private static func sum(_ start: Int, _ length: String?) -> Int? {
        guard let length, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(length) else {
            return nil
        }
        let (sum, overflows): (Int, Bool) = start.addingReportingOverflow(count)
        return overflows ? nil : sum
    }

    /// The bytes received so far; nil if the rest cannot be requested from the server.
    var partial: PartialBody? {
        // The rest of a range that the caller requested itself would need another range.
        guard transfer.request.method == .get, transfer.request[header: "Range"] == nil else { return nil }
        switch destination {
        case .undecided, .discarded: return resumed
        case .stream, .failed: return nil
        case .memory: return PartialBody(.bytes(body), status: status, headers: headers)
        case .file(_, let count): return PartialBody(.file(count: count), status: status, headers: headers)
        }
    }

    /// The headers of the response. Those of a response that continues a partial body replace those of the response
    /// that began it (RFC 9110, 15.3.7).
    private var headers: [String: String] {
        resumed?.headers.merging(head.fields) { _, new in new } ?? head.fields
    }

    // MARK: Completion

    /// Returns the outcome of a transfer that libcurl finished with `code`.
    func outcome(of code: CURLcode) -> Outcome {
        if settings.cachesResponses {
            invalidatedURLs += CachePolicy.invalidated(
                by: request.method, url: request.url, status: status, headers: head.fields)
        }
        let outcome = outcomeWithoutInvalidation(of: code)
        guard case .completed(.failure(var failure)) = outcome else { return outcome }
        failure.wasSent = wasSent
        failure.invalidatedURLs = invalidatedURLs
        return .completed(.failure(failure))
    }

    private func outcomeWithoutInvalidation(of code: CURLcode) -> Outcome {
        if let failure = reader?.failure {
            return .completed(.failure(TransferFailure(kind: .notReadable, details: failure)))
        }
        if code == CURLE_OK, case .undecided = destination { chooseDestination() }
        switch destination {
        case .failed(let failure): return .completed(.failure(failure))
        case .discarded: return .sendAgain
        case .undecided, .memory, .file, .stream: break
        }
        guard code == CURLE_OK else {
            var failure = TransferFailure(code: code, url: request.url)
            if let refusal = proxyRefusal { failure = refusal }
            // The connection broke after the request was sent, and libcurl could not connect again.
            if hasSent, [.cannotConnect, .notResolved].contains(failure.kind) { failure.kind = .connectionLost }
            // After a redirect the malformed URL comes from the server.
            if failure.kind == .badURL, redirectCount > 0 { failure.kind = .unsafeRedirect }
            failure.partial = partial
            return .completed(.failure(failure))
        }
        guard decompressor?.isComplete ?? true else {
            let details = "\(address): the compressed response is incomplete"
            return .completed(.failure(TransferFailure(kind: .connectionLost, details: details)))
        }
        if let location = libcurl_get_text(handle, CURLINFO_REDIRECT_URL) {
            do {
                if try followRedirect(status: status, location: String(cString: location)) {
                    redirectTime += Double(libcurl_get_offset(handle, CURLINFO_TOTAL_TIME_T)) / 1e6
                    return .sendAgain
                }
            } catch {
                return .completed(.failure(error))
            }
        }
        return .completed(.success(response))
    }

    private var response: HTTPResponse {
        // A body that was assembled from two parts is a whole response.
        let status: Int = resumed == nil ? status : 200
        var headers = headers
        if resumed != nil {
            headers["content-range"] = nil
            headers["content-length"] = nil
        }
        var response = HTTPResponse(status: status, headers: headers, body: body, url: request.url)
        switch destination {
        case .file, .stream: response.passedOnCount = start + received
        case .undecided, .memory, .discarded, .failed: break
        }
        response.metrics = metrics
        response.invalidatedURLs = invalidatedURLs
        response.sentCookies = sentCookies
        if settings.cachesResponses { response.token = ClaimToken() }
        return response
    }
}
