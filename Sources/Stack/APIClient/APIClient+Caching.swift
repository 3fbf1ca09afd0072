import Foundation
import HostClock

extension APIClient {
    /// Answers a request from what is kept, or from the server.
    nonisolated(nonsending) func exchange(_ call: Call) async throws(APIError) -> HTTPResponse {
        guard let cache = configuration.cache else { return try await attempts(call) }
        guard case .memory = call.options.target, call.request.method == .get, call.caching != .off,
            call.request.headers.allSatisfy({ !APIClient.ownConditions.contains($0.name.lowercased()) })
        else { return try await pass(call, by: cache) }
        return try await exchange(call, cache)
    }

    /// What a caller who says one of these wants to know itself.
    private static let ownConditions: Set<String> = [
        "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "range",
    ]

    private var now: TimeInterval { MainQueue.shared.date.timeIntervalSince1970 }

    /// Sends what no cache answers, and forgets what thereby no longer holds.
    nonisolated(nonsending) private func pass(_ call: Call, by cache: HTTPCache) async throws(APIError) -> HTTPResponse
    {
        let response: HTTPResponse = try await attempts(call)
        let urls: [String] = CachePolicy.invalidated(
            by: call.request.method, url: call.request.url, status: response.status, headers: response.headers)
        if !urls.isEmpty { await forget(urls, in: cache) }
        return response
    }

    @concurrent
    private func exchange(_ call: Call, _ cache: HTTPCache) async throws(APIError) -> HTTPResponse {
        let headers: [String: String] = requestHeaders(of: call.request)
        let kept: CacheFile.Entry? = cache.find(call.request.url, headers)
        let decision: CachePolicy.Decision = CachePolicy.decide(kept?.head, requestHeaders: headers, now: now)
        switch (decision, kept) {
        case (.use, let kept?): return response(from: kept, source: .cache)
        case (.refuse, _), (.use, nil): throw error(.notKept, "\(call.request.url): \(call.caching)")
        case (.ask(let conditions), _):
            var asking: Call = call
            asking.request.headers += conditions
            return try await ask(asking, headers, kept, cache)
        }
    }

    /// Asks the server, and keeps what it says.
    nonisolated(nonsending) private func ask(
        _ call: Call, _ headers: [String: String], _ kept: CacheFile.Entry?, _ cache: HTTPCache
    ) async throws(APIError) -> HTTPResponse {
        let requestTime: TimeInterval = now
        let answer: HTTPResponse
        do throws(APIError) {
            answer = try await attempts(call)
        } catch {
            guard let kept, APIClient.isServersFault(error.kind),
                CachePolicy.mayServeOnError(kept.head, requestHeaders: headers, now: now)
            else { throw error }
            return response(from: kept, source: .staleCache)
        }
        if let kept, CachePolicy.errorStatuses.contains(answer.status),
            CachePolicy.mayServeOnError(kept.head, requestHeaders: headers, now: now)
        {
            return response(from: kept, source: .staleCache)
        }
        if answer.status == 304, let kept {
            guard
                let head = CachePolicy.validated(
                    kept.head, by: answer.headers, requestTime: requestTime, responseTime: now)
            else {
                // It means something that is not kept: ask without conditions.
                var whole: Call = call
                whole.request.headers.removeAll { APIClient.ownConditions.contains($0.name.lowercased()) }
                return try await ask(whole, headers, nil, cache)
            }
            let validated = CacheFile.Entry(head: head, body: kept.body)
            if answer.claim() { cache.store(head, body: kept.body) }
            return response(from: validated, source: .validated, metrics: answer.metrics)
        }
        keep(answer, of: call, headers, requestTime: requestTime, in: cache)
        return answer
    }

    private func keep(
        _ answer: HTTPResponse, of call: Call, _ headers: [String: String], requestTime: TimeInterval,
        in cache: HTTPCache
    ) {
        // What came by way of a redirect is not what the URL stands for.
        guard answer.url == call.request.url, answer.claim() else { return }
        guard CachePolicy.mayStore(status: answer.status, headers: answer.headers, requestHeaders: headers) else {
            // A success replaces what was kept before, even if it is not kept itself.
            if (200..<300).contains(answer.status) { cache.remove(urls: [call.request.url]) }
            return
        }
        let head = CachedHead(
            url: call.request.url, status: answer.status, headers: CachePolicy.stored(answer.headers),
            requestTime: requestTime, responseTime: now,
            variant: CachePolicy.variant(of: headers, for: answer.headers))
        cache.store(head, body: answer.body)
    }

    @concurrent
    private func forget(_ urls: [String], in cache: HTTPCache) async {
        cache.remove(urls: urls)
    }

    private func response(
        from entry: CacheFile.Entry, source: HTTPResponse.Source, metrics: RequestMetrics = RequestMetrics()
    ) -> HTTPResponse {
        var response = HTTPResponse(
            status: entry.head.status, headers: entry.head.headers, body: entry.body, url: entry.head.url)
        response.headers["age"] = String(Int(CachePolicy.age(of: entry.head, now: now)))
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
        case .notResolved, .cannotConnect, .timedOut, .connectionLost: true
        default: false
        }
    }
}
