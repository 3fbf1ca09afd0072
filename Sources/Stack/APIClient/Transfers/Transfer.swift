import CCurl
import HostClock

/// One of libcurl's easy handles at work on a flight, over as many redirects as it takes.
final class Transfer {
    enum Outcome {
        /// The request goes out again: to another place, or for the whole where a part was of no use.
        case goOn
        case over(Result<HTTPResponse, TransferFailure>)
    }

    let flight: Flight
    /// A new one for each place that the request is sent to.
    var handle: UnsafeMutableRawPointer
    let settings: TransferSettings
    /// What is sent next; a redirect changes it.
    var request: HTTPRequest
    var redirectCount = 0
    /// How long the places took that sent the request on, in seconds.
    var earlierTime = 0.0
    /// Reads the body that is sent, unless it is one piece of memory.
    var reader: PayloadReader?
    /// How much of the body was sent, in bytes.
    var sentCount = 0
    /// What the server is asked to continue; nil once it did not.
    private(set) var resumed: PartialBody?
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private var hasSent = false
    /// The cookies of the jar that the request is sent with.
    private var sentCookies: String?
    /// What the server says before the body.
    private var head = ResponseHead()
    /// The URLs whose kept answers no longer hold.
    private var outdated: [String] = []

    /// What becomes of the body, once its head is known.
    private enum Reception {
        case unknown, memory, isRestarted
        /// With the number of bytes that are in it.
        case file(PartFile, Int)
        case stream(any BodyReader)
        case failed(TransferFailure)
    }

    private var reception: Reception = .unknown
    private var body: [UInt8] = []
    private var received = 0
    /// How much of the body came with earlier transfers, and how long it is as a whole.
    private var start = 0
    private var expected: Int?

    /// Unpacks the body; nil if it is not packed, or kept as it is.
    private var unpacker: Unpacker?
    /// How many bytes were read of those that come again when there is room.
    private var readAhead = 0
    /// How many bytes of the body came over the connection.
    private var wireCount = 0
    /// The local port of the connection.
    private var localPort: UInt16 = 0
    /// Called, on any thread, when whoever reads the body has room again.
    private let goOn: @Sendable () -> Void

    init(
        flight: Flight, handle: UnsafeMutableRawPointer, settings: TransferSettings,
        goOn: @escaping @Sendable () -> Void
    ) {
        self.goOn = goOn
        self.settings = settings
        self.flight = flight
        self.handle = handle
        request = flight.request
        resumed = flight.partial
    }

    /// The URL that is asked now, as details may show it.
    var address: String { Secrets.removed(from: request.url) }

    /// Gives back what the handle used and did not own, once it was freed.
    func release() {
        libcurl_slist_free_all(headerList)
        headerList = nil
        reader = nil
        unpacker = nil
        flight.goOn()
    }

    // MARK: Sending

    /// Makes the handle, which is as new, ready for `request`.
    func prepare() {
        hasSent = false
        reception = .unknown
        received = 0
        start = 0
        expected = nil
        sentCount = 0
        unpacker = nil
        (readAhead, wireCount) = (0, 0)
        head = ResponseHead()
        body.removeAll()
        prepareConnection()
        prepareRequest()
        prepareHeaders()
        prepareCallbacks()
    }

    private func prepareHeaders() {
        var lines: [HTTPRequest.Header] = request.headers
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
        if asksForPacked { lines.append(HTTPRequest.Header(name: "Accept-Encoding", value: "gzip, deflate")) }
        for header in lines { headerList = libcurl_slist_append(headerList, header.line) }
        // Otherwise libcurl waits a second for a "100 Continue" before it sends a large body.
        if request.body != nil { headerList = libcurl_slist_append(headerList, "Expect:") }
        libcurl_set_headers(handle, headerList)
    }

    /// Whether the body may be packed. What may have to be continued is counted in bytes as they are.
    private var asksForPacked: Bool {
        if case .file = flight.target { return false }
        return resumed == nil && request[header: "Accept-Encoding"] == nil
    }

    /// Called when the connection is there, before the request goes out. False stops it.
    func willSend(localPort: Int32) -> Bool {
        // Called a second time, the connection broke under the first: what must not happen twice is not sent again.
        if hasSent && !request.method.isIdempotent { return false }
        hasSent = true
        self.localPort = UInt16(truncatingIfNeeded: localPort)
        Ledger.shared.connect(flight.work, port: self.localPort)
        return true
    }

    /// Whether the server cannot have acted on the request, or may act on it twice.
    var mayBeSentAgain: Bool {
        request.method.isIdempotent || !hasSent || reader.map { !$0.isAtEnd } ?? false
    }

    // MARK: Receiving

    /// A line of the answer's head, or of what follows its body. False ends the transfer.
    func receiveHead(_ line: UnsafeRawBufferPointer) -> Bool {
        let wasComplete: Bool = head.isComplete
        guard head.add(line) else {
            let details = "\(address): more than \(ResponseHead.limit) bytes of headers"
            reception = .failed(TransferFailure(kind: .tooLarge, details: details))
            return false
        }
        // At once: some answers have no end, or one that nobody waits for.
        if head.isComplete, !wasComplete { settings.cookies?.store(head.cookies, from: request.url) }
        return true
    }

    /// What became of a piece of the body.
    enum Taking {
        case taken
        /// There is no room for it now. It comes again.
        case held
        /// It ends the transfer.
        case refused
    }

    /// A piece of the answer's body, as it came over the connection.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Taking {
        if case .unknown = reception { beginBody() }
        switch reception {
        case .unknown, .isRestarted, .failed: return .refused
        case .memory, .file, .stream: break
        }
        let taking: Taking = unpacker.map { unpack(bytes, by: $0) } ?? take(bytes)
        guard case .taken = taking else { return taking }
        wireCount += bytes.count
        if case .memory = reception, flight.hasBodyObservers, (200..<300).contains(status) { flight.show(body) }
        // In full each time: somebody may have begun to watch in the midst of it.
        flight.move { progress in
            progress.bytesReceived = start + received
            progress.bytesExpected = expected
        }
        Ledger.shared.receive(flight.work, count: wireCount)
        return .taken
    }

    /// Unpacks a piece, as far as there is room for what comes out of it.
    private func unpack(_ bytes: UnsafeRawBufferPointer, by unpacker: Unpacker) -> Taking {
        var position: Int = min(readAhead, bytes.count)
        while true {
            guard hasRoom else {
                readAhead = max(readAhead, position)
                return .held
            }
            switch unpacker.step(UnsafeRawBufferPointer(rebasing: bytes[position...])) {
            case .failed(let reason):
                let details = "\(address): the packed answer is damaged: \(reason)"
                reception = .failed(TransferFailure(kind: .notDecodable(path: ""), details: details))
                return .refused
            case .went(let count, let output, let hasMore):
                position += count
                guard output.isEmpty || pass(output) else { return .refused }
                guard position == bytes.count, !hasMore else { continue }
                readAhead -= min(readAhead, bytes.count)
                return .taken
            }
        }
    }

    private func take(_ bytes: UnsafeRawBufferPointer) -> Taking {
        guard hasRoom else { return .held }
        return pass(bytes) ? .taken : .refused
    }

    /// Whether there is room for what comes. If there is not, the transfer waits until there is.
    private var hasRoom: Bool {
        guard case .stream(let reader) = reception, !reader.hasRoom(orCall: goOn) else { return true }
        flight.hold(localPort: localPort)
        return false
    }

    /// Hands on a piece of the body as it is; false ends the transfer.
    private func pass(_ bytes: UnsafeRawBufferPointer) -> Bool {
        received += bytes.count
        switch reception {
        case .unknown, .isRestarted, .failed: return false
        case .memory:
            guard body.count + bytes.count <= flight.responseLimit else {
                let details = "\(address): more than \(flight.responseLimit) bytes"
                reception = .failed(TransferFailure(kind: .tooLarge, details: details))
                return false
            }
            body.append(contentsOf: bytes)
        case .file(let file, let count):
            do {
                try file.write(bytes, at: count)
                reception = .file(file, count + bytes.count)
            } catch {
                reception = .failed(error)
                return false
            }
        case .stream(let reader):
            guard reader.receive(bytes) else {
                reception = .failed(TransferFailure(kind: .tooLarge, details: "\(address): refused"))
                return false
            }
        }
        return true
    }

    private var status: Int { libcurl_get_long(handle, CURLINFO_RESPONSE_CODE) }

    /// Decides what becomes of the body, now that the head is known.
    private func beginBody() {
        let status: Int = status
        if Transfer.redirects.contains(status), head.fields["location"] != nil {
            reception = .memory
            return
        }
        let isResumed: Bool = resumed != nil && status == 206
        if let resumed, status == 416 || isResumed && !resumed.isContinued(by: head.fields) {
            // The part is of no use: ask for the whole.
            self.resumed = nil
            reception = .isRestarted
            return
        }
        if resumed != nil, !isResumed { self.resumed = nil }
        if status == 206, !isResumed, !mayBePart {
            let details = "\(address): a part of the answer came, which was not asked for"
            reception = .failed(TransferFailure(kind: .notDecodable(path: ""), details: details))
            return
        }
        guard prepareUnpacking() else { return }
        announce(startingAt: resumed?.count ?? 0)
        reception = .memory
        if case .bytes(let bytes)? = resumed?.content { body = bytes }
        guard (200..<300).contains(status) else { return }
        switch flight.target {
        case .memory: break
        case .file(let file):
            do {
                try file.truncate(to: start)
                reception = .file(file, start)
            } catch {
                reception = .failed(error)
            }
        case .stream(let reader):
            let response = HTTPResponse(status: status, headers: head.fields, url: request.url)
            if flight.isEndless { flight.endActivity() }
            reception =
                reader.begin(response)
                ? .stream(reader) : .failed(TransferFailure(kind: .failed, details: "\(address): refused"))
        }
    }

    /// Prepares to unpack the body, if it is packed; false if nobody knows how.
    private func prepareUnpacking() -> Bool {
        // A file gets what is sent, and a part is not packed.
        if case .file = flight.target { return true }
        guard resumed == nil, let text = head.fields["content-encoding"] else { return true }
        let codings: [String] = text.split(separator: ",").map { CacheControl.trimmed($0).lowercased() }
            .filter { !$0.isEmpty && $0 != "identity" }
        guard !codings.isEmpty else { return true }
        unpacker = codings.count == 1 ? Unpacker(codings[0]) : nil
        // Who asks for another coding unpacks it too.
        guard unpacker == nil, request[header: "Accept-Encoding"] == nil else { return true }
        let details = "\(address): the answer is packed in a way that was not asked for"
        reception = .failed(TransferFailure(kind: .notDecodable(path: ""), details: details))
        return false
    }

    /// Whether the caller can make sense of a part: it asked for one itself, or the part is the whole.
    private var mayBePart: Bool {
        if request[header: "Range"] != nil { return true }
        guard let range = ContentRange(head.fields["content-range"]) else { return false }
        return range.first == 0 && range.total == range.last + 1
    }

    private func announce(startingAt start: Int) {
        let isPacked: Bool = (head.fields["content-encoding"] ?? "identity") != "identity"
        self.start = start
        expected = isPacked ? nil : Transfer.sum(start, head.fields["content-length"])
        flight.move { progress in
            progress.bytesSent = progress.bytesToSend
            progress.bytesReceived = start
            progress.bytesExpected = expected
        }
    }

    /// The sum of a number of bytes and what a server says; nil if that is no number, or too large a one.
    private static func sum(_ start: Int, _ length: String?) -> Int? {
        guard let length, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(length) else {
            return nil
        }
        let (sum, overflows): (Int, Bool) = start.addingReportingOverflow(count)
        return overflows ? nil : sum
    }

    /// What came so far, if the server can be asked for the rest.
    var partial: PartialBody? {
        switch reception {
        case .unknown, .isRestarted: return resumed
        case .stream, .failed: return nil
        case .memory: return PartialBody(.bytes(body), status: status, headers: head.fields)
        case .file(_, let count):
            return PartialBody(.file(count: count), status: status, headers: head.fields)
        }
    }

    // MARK: The end

    /// What libcurl's end of the transfer means.
    func outcome(of code: CURLcode) -> Outcome {
        if settings.keepsAnswers {
            outdated += CachePolicy.invalidated(
                by: request.method, url: request.url, status: status, headers: head.fields)
        }
        let end: Outcome = end(code)
        guard case .over(.failure(var failure)) = end else { return end }
        failure.outdated = outdated
        return .over(.failure(failure))
    }

    private func end(_ code: CURLcode) -> Outcome {
        if let failure = reader?.failure {
            return .over(.failure(TransferFailure(kind: .notReadable, details: failure)))
        }
        if code == CURLE_OK, case .unknown = reception { beginBody() }
        switch reception {
        case .failed(let failure): return .over(.failure(failure))
        case .isRestarted: return .goOn
        case .unknown, .memory, .file, .stream: break
        }
        guard code == CURLE_OK else {
            var failure = TransferFailure(code: code, url: request.url)
            if let refusal = proxyRefusal { failure = refusal }
            // It was the server that named the address.
            if failure.kind == .badURL, redirectCount > 0 { failure.kind = .unsafeRedirect }
            failure.partial = partial
            return .over(.failure(failure))
        }
        guard unpacker?.isWhole ?? true else {
            let details = "\(address): the packed answer is not whole"
            return .over(.failure(TransferFailure(kind: .connectionLost, details: details)))
        }
        if let location = libcurl_get_text(handle, CURLINFO_REDIRECT_URL) {
            do {
                if try follow(status: status, location: String(cString: location)) {
                    earlierTime += Double(libcurl_get_offset(handle, CURLINFO_TOTAL_TIME_T)) / 1e6
                    return .goOn
                }
            } catch {
                return .over(.failure(error))
            }
        }
        return .over(.success(response))
    }

    private var response: HTTPResponse {
        // What was put together of two parts is the whole.
        let status: Int = resumed == nil ? status : 200
        var headers: [String: String] = head.fields
        if resumed != nil {
            headers["content-range"] = nil
            headers["content-length"] = nil
        }
        var response = HTTPResponse(status: status, headers: headers, body: body, url: request.url)
        switch reception {
        case .file, .stream: response.passedOnCount = start + received
        case .unknown, .memory, .isRestarted, .failed: break
        }
        response.metrics = metrics
        response.outdated = outdated
        response.sentCookies = sentCookies
        if settings.keepsAnswers { response.token = ClaimToken() }
        return response
    }
}
