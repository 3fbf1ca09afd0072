import Foundation
import HostClock

extension APIClient {
    /// Answers a request from what is kept, or from the server.
    nonisolated(nonsending) func exchange(_ call: Call) async throws(APIError) -> HTTPResponse {
        // Interceptors may have changed it.
        if let problem = call.request.problem { throw error(problem.kind, problem.details) }
        guard coordinator.settings.origin(of: call.request.url) != nil else {
            throw error(.badURL, "\(Secrets.removed(from: call.request.url)) is not a URL of HTTP.")
        }
        guard let cache = configuration.cache else { return try await attempts(call) }
        guard case .memory = call.options.target, call.request.method == .get, call.caching != .off,
            call.request.headers.allSatisfy({ !APIClient.ownConditions.contains($0.name.lowercased()) })
        else { return try await attempts(call) }
        let headers: [String: String] = requestHeaders(of: call.request)
        // A body that is read from a file may change, so that nothing can be told from its path.
        guard let request = CacheRequest(url: call.request.url, headers: headers, body: call.request.body) else {
            return try await attempts(call)
        }
        return try await exchange(call, request, cache)
    }

    /// What a caller who says one of these wants to know itself.
    private static let ownConditions: Set<String> = [
        "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "range",
    ]

    private var now: TimeInterval { MainQueue.shared.date.timeIntervalSince1970 }

    @concurrent
    private func exchange(
        _ call: Call, _ request: CacheRequest, _ cache: HTTPCache
    ) async throws(APIError) -> HTTPResponse {
        let reservation: HTTPCache.Reservation = cache.reserve(request.url)
        defer { cache.end(reservation) }
        let kept: CacheFile.Entry? = cache.find(request)
        let decision: CachePolicy.Decision = CachePolicy.decide(
            kept?.head, requestHeaders: request.headers, now: now)
        switch (decision, kept) {
        case (.use, let kept?): return response(from: kept, to: request, source: .cache)
        case (.refuse, _), (.use, nil):
            throw error(.notKept, "\(Secrets.removed(from: call.request.url)): \(call.caching)")
        case (.ask(let conditions), _):
            var asking: Call = call
            asking.request.headers += conditions
            return try await ask(asking, request, kept, cache, reservation)
        }
    }

    /// Asks the server, and keeps what it says.
    nonisolated(nonsending) private func ask(
        _ call: Call, _ request: CacheRequest, _ kept: CacheFile.Entry?, _ cache: HTTPCache,
        _ reservation: HTTPCache.Reservation
    ) async throws(APIError) -> HTTPResponse {
        let requestTime: TimeInterval = now
        /// Whether what is kept may answer though it is stale; not if it was forgotten meanwhile.
        func mayHelpOut() -> Bool {
            guard let kept, cache.holds(reservation) else { return false }
            return CachePolicy.mayServeOnError(kept.head, requestHeaders: request.headers, now: now)
        }
        let answer: HTTPResponse
        do throws(APIError) {
            answer = try await attempts(call)
        } catch {
            guard let kept, APIClient.isServersFault(error.kind), mayHelpOut() else { throw error }
            return response(from: kept, to: request, source: .staleCache)
        }
        if let kept, CachePolicy.errorStatuses.contains(answer.status), mayHelpOut() {
            return response(from: kept, to: request, source: .staleCache)
        }
        // The jar may have changed between the search and the sending.
        let sent: CacheRequest = request.sent(withCookies: call.request[header: "Cookie"] ?? answer.sentCookies)
        if answer.status == 304, let kept {
            guard sent.variant(kept.head.vary) == kept.head.variant,
                let head = CachePolicy.validated(
                    kept.head, by: answer.headers, requestTime: requestTime, responseTime: now)
            else {
                // It means something that is not kept: ask without conditions.
                var whole: Call = call
                whole.request.headers.removeAll { APIClient.ownConditions.contains($0.name.lowercased()) }
                return try await ask(whole, request, nil, cache, reservation)
            }
            let validated = CacheFile.Entry(head: head, body: kept.body)
            if answer.claim() { cache.store(head, body: kept.body, url: request.url, for: reservation) }
            return response(from: validated, to: request, source: .validated, metrics: answer.metrics)
        }
        keep(answer, of: sent, requestTime: requestTime, in: cache, reservation)
        return answer
    }

    private func keep(
        _ answer: HTTPResponse, of request: CacheRequest, requestTime: TimeInterval, in cache: HTTPCache,
        _ reservation: HTTPCache.Reservation
    ) {
        // What came by way of a redirect is not what the URL stands for.
        guard answer.url == request.url, answer.claim() else { return }
        let mayStore: Bool = CachePolicy.mayStore(
            status: answer.status, headers: answer.headers, requestHeaders: request.headers)
        guard mayStore else {
            // A success replaces what was kept before, even if it is not kept itself.
            if (200..<300).contains(answer.status) { cache.remove(urls: [request.url]) }
            return
        }
        let head = CachedHead(
            variant: request.variant(CachePolicy.varies(answer.headers)), status: answer.status,
            headers: CachePolicy.stored(answer.headers), requestTime: requestTime, responseTime: now)
        cache.store(head, body: answer.body, url: request.url, for: reservation)
    }

    // MARK: Forgetting

    /// Forgets what no longer holds after a transfer.
    nonisolated(nonsending) func forget(after result: Result<HTTPResponse, TransferFailure>, _ call: Call) async {
        guard let cache = configuration.cache, !call.request.method.isSafe else { return }
        let urls: [String] =
            switch result {
            case .success(let response): response.invalidatedURLs
            case .failure(let failure):
                // Better ask once more than believe what may have changed.
                failure.invalidatedURLs + (APIClient.mayHaveArrived(failure.kind) ? [call.request.url] : [])
            }
        if !urls.isEmpty { await forget(urls, in: cache) }
    }

    @concurrent
    private func forget(_ urls: [String], in cache: HTTPCache) async {
        cache.invalidate(urls: urls)
    }

    /// Whether the server may have acted on a request that failed so.
    private static func mayHaveArrived(_ kind: APIError.Kind) -> Bool {
        switch kind {
        case .timedOut, .connectionLost, .cancelled, .failed: true
        default: false
        }
    }

    private func response(
        from entry: CacheFile.Entry, to request: CacheRequest, source: HTTPResponse.Source,
        metrics: RequestMetrics = RequestMetrics()
    ) -> HTTPResponse {
        var response = HTTPResponse(
            status: entry.head.status, headers: entry.head.headers, body: entry.body, url: request.url)
        response.headers["age"] = String(CachePolicy.wholeSeconds(CachePolicy.age(of: entry.head, now: now)))
        response.source = source
        response.metrics = metrics
        return response
    }

    /// The headers of a request by their names in lower case, with the cookies that go along.
    private func requestHeaders(of request: HTTPRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for header in request.headers {
            let name: String = header.name.lowercased()
            headers[name] = headers[name].map { $0 + ", " + header.value } ?? header.value
        }
        if headers["cookie"] == nil, let cookies = configuration.cookies?.header(for: request.url) {
            headers["cookie"] = cookies
        }
        return headers
    }

    /// Whether what is kept may help out: the server, or the way to it, failed.
    private static func isServersFault(_ kind: APIError.Kind) -> Bool {
        switch kind {
        case .notResolved, .cannotConnect, .proxy, .timedOut, .connectionLost: true
        default: false
        }
    }
}
