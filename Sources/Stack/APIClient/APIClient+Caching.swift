import Foundation
import HostClock

extension APIClient {
    /// Returns the response to a request, from the cache or from the server.
    nonisolated(nonsending) func exchange(_ call: Call) async throws(APIError) -> HTTPResponse {
        // Interceptors may have changed the request.
        if let problem = call.request.problem { throw error(problem.kind, problem.details) }
        guard coordinator.settings.origin(of: call.request.url) != nil else {
            throw error(.badURL, "\(Secrets.removed(from: call.request.url)) is not an HTTP URL.")
        }
        guard let cache = configuration.cache, let request = cacheRequest(for: call) else {
            guard call.request.method != .get || call.caching != .onlyCached else { throw notCached(call) }
            return try await attempts(call)
        }
        return try await exchange(call, request, cache)
    }

    /// Returns the request for which the cache may contain a response; nil if the call does not use the cache.
    private func cacheRequest(for call: Call) -> CacheRequest? {
        guard case .memory = call.options.target, call.request.method == .get, call.caching != .off,
            call.request.headers.allSatisfy({ !APIClient.conditionHeaders.contains($0.name.lowercased()) })
        else { return nil }
        // The contents of a file may change, so its path does not identify the body.
        let headers: [String: String] = requestHeaders(of: call.request)
        return CacheRequest(url: call.request.url, headers: headers, body: call.request.body)
    }

    private func notCached(_ call: Call) -> APIError {
        error(.notCached, "\(Secrets.removed(from: call.request.url)): \(call.caching)")
    }

    /// The headers of conditional requests. A caller that sets them validates responses itself.
    private static let conditionHeaders: Set<String> = [
        "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "range",
    ]

    private var now: TimeInterval { MainQueue.shared.date.timeIntervalSince1970 }

    @concurrent
    private func exchange(
        _ call: Call, _ request: CacheRequest, _ cache: HTTPCache
    ) async throws(APIError) -> HTTPResponse {
        let reservation = cache.reserve(request.url)
        defer { cache.end(reservation) }
        let kept = cache.find(request)
        let decision: CachePolicy.Decision = CachePolicy.decide(
            kept?.head, requestHeaders: request.headers, now: now)
        switch (decision, kept) {
        case (.use, let kept?): return response(from: kept, to: request, source: .cache)
        case (.refuse, _), (.use, nil): throw notCached(call)
        case (.ask(let conditions), _):
            var conditional = call
            conditional.request.headers += conditions
            return try await sendToServer(conditional, request, kept, cache, reservation)
        }
    }

    /// Sends a request to the server and stores the response.
    nonisolated(nonsending) private func sendToServer(
        _ call: Call, _ request: CacheRequest, _ kept: CacheFile.Entry?, _ cache: HTTPCache,
        _ reservation: HTTPCache.Reservation
    ) async throws(APIError) -> HTTPResponse {
        let requestTime: TimeInterval = now
        /// Whether the stale cached response may be used. It may not if it was removed during the request.
        func mayServeStale() -> Bool {
            guard let kept, cache.holds(reservation) else { return false }
            return CachePolicy.mayServeOnError(kept.head, requestHeaders: request.headers, now: now)
        }
        let received: HTTPResponse
        do throws(APIError) {
            received = try await attempts(call)
        } catch {
            guard let kept, APIClient.allowsStaleResponse(error.kind), mayServeStale() else { throw error }
            return response(from: kept, to: request, source: .staleCache)
        }
        if let kept, CachePolicy.errorStatuses.contains(received.status), mayServeStale() {
            return response(from: kept, to: request, source: .staleCache)
        }
        // The cookies may have changed between the search in the cache and the request.
        let sent = request.sent(withCookies: call.request[header: "Cookie"] ?? received.sentCookies)
        if received.status == 304, let kept {
            guard sent.variant(kept.head.vary) == kept.head.variant,
                let head = CachePolicy.validated(
                    kept.head, by: received.headers, requestTime: requestTime, responseTime: now)
            else {
                // The 304 is not for the cached response, so the request is sent again without conditions.
                var whole = call
                whole.request.headers.removeAll { APIClient.conditionHeaders.contains($0.name.lowercased()) }
                return try await sendToServer(whole, request, nil, cache, reservation)
            }
            let validated = CacheFile.Entry(head: head, body: kept.body)
            let mayStore: Bool = CachePolicy.mayStore(
                status: head.status, headers: head.headers, requestHeaders: request.headers)
            if received.claim() {
                if mayStore {
                    cache.store(head, body: kept.body, url: request.url, for: reservation)
                } else {
                    cache.remove(urls: [request.url])
                }
            }
            return response(from: validated, to: request, source: .validated, metrics: received.metrics)
        }
        store(received, of: sent, requestTime: requestTime, in: cache, reservation)
        return received
    }

    private func store(
        _ response: HTTPResponse, of request: CacheRequest, requestTime: TimeInterval, in cache: HTTPCache,
        _ reservation: HTTPCache.Reservation
    ) {
        // A response after a redirect is not stored for the original URL.
        guard response.url == request.url, response.claim() else { return }
        let mayStore: Bool = CachePolicy.mayStore(
            status: response.status, headers: response.headers, requestHeaders: request.headers)
        guard mayStore else {
            // A successful response makes the cached response obsolete, even if the new response must not be stored.
            if (200..<300).contains(response.status) { cache.remove(urls: [request.url]) }
            return
        }
        let head = CachedHead(
            variant: request.variant(CachePolicy.varyNames(response.headers)), status: response.status,
            headers: CachePolicy.stored(response.headers), requestTime: requestTime, responseTime: now)
        cache.store(head, body: response.body, url: request.url, for: reservation)
    }

    // MARK: Invalidating

    /// Removes cached responses that are invalid after a transfer.
    nonisolated(nonsending) func invalidateCache(
        after result: Result<HTTPResponse, TransferFailure>, _ call: Call
    ) async {
        guard let cache = configuration.cache, !call.request.method.isSafe else { return }
        let urls: [String] =
            switch result {
            case .success(let response): response.invalidatedURLs
            case .failure(let failure):
                // The server may have made the change although the request failed.
                failure.invalidatedURLs + (APIClient.mayHaveArrived(failure.kind) ? [call.request.url] : [])
            }
        if !urls.isEmpty { await invalidate(urls, in: cache) }
    }

    @concurrent
    private func invalidate(_ urls: [String], in cache: HTTPCache) async {
        cache.invalidate(urls: urls)
    }

    /// Whether the server may have handled a request that failed with an error.
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

    /// Returns the headers of a request by lowercase name, including the cookies of the jar.
    private func requestHeaders(of request: HTTPRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for header in request.headers {
            let name = header.name.lowercased()
            headers[name] = headers[name].map { $0 + ", " + header.value } ?? header.value
        }
        if headers["cookie"] == nil, let cookies = configuration.cookies?.header(for: request.url) {
            headers["cookie"] = cookies
        }
        return headers
    }

    /// Whether a stale response may replace the error, because the server or the connection failed.
    private static func allowsStaleResponse(_ kind: APIError.Kind) -> Bool {
        switch kind {
        case .notResolved, .cannotConnect, .proxy, .timedOut, .connectionLost: true
        default: false
        }
    }
}
