import Expectations
import APIClient
import Foundation
import HostClock
import Synchronization
import TestStage
import Testing

@testable import ViewModels

/// Each kind of paging, with an interceptor that responds like a server with seven items.
@MainActor
@Suite(.onStage)
struct PagingTests {
    private struct Envelope: Codable, Sendable {
        var items: [Int]
        var next: String?
        var total = 7
    }

    private final class PagedServer: RequestInterceptor {
        let queries = Mutex<[String]>([])

        func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
            let parts = URLComponents(string: request.url)
            queries.withLock { $0.append(parts?.query ?? "") }
            func value(_ name: String) -> Int? {
                parts?.queryItems?.first { $0.name == name }?.value.flatMap { Int($0) }
            }
            // The server limits the size of a page.
            let size: Int = min(3, value("per_page") ?? value("limit") ?? 3)
            let start: Int = value("page").map { ($0 - 1) * size } ?? value("offset") ?? value("cursor") ?? 0
            let items = Array((0..<7).dropFirst(start).prefix(size))
            let end: Int? = start + size < 7 ? start + size : nil
            var response = HTTPResponse(url: request.url)
            let next: String? =
                switch parts?.path {
                case "/urls": end.map { "urls?cursor=\($0)" }
                case "/stuck": "3"
                default: end.map { "\($0)" }
                }
            response.body = Array(
                try parts?.path == "/list"
                    ? JSONEncoder().encode(items) : JSONEncoder().encode(Envelope(items: items, next: next)))
            if let end { response.headers["link"] = "</list?cursor=\(end)&x=y>; rel=\"next\"" }
            return response
        }
    }

    private struct Number: Identifiable, Equatable, Sendable {
        var id: Int
    }

    /// Loads all pages, and compares the queries.
    private func check(
        _ expected: [String], count: Int = 7, _ make: (APIClient) -> RequestList<Number>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let server = PagedServer()
        var configuration = APIConfiguration(baseURL: try #require(URL(string: "http://example.org")))
        configuration.interceptors = [server]
        let list = make(APIClient(configuration))
        await list.load()?.value
        while list.hasMore.value { await list.loadMore()?.value }
        expect(list.items.elements.map(\.id), equals: Array(0..<count), sourceLocation: sourceLocation)
        expect(server.queries.withLock { $0 }, equals: expected, sourceLocation: sourceLocation)
        // A refresh begins with the first page.
        await list.refresh().value
        expect(list.items.count, equals: 3, sourceLocation: sourceLocation)
    }

    @Test func `pages can state whether another page follows`() async throws {
        func list(_ path: EndpointPath, _ client: APIClient, _ paging: Paging<Envelope>) -> RequestList<Number> {
            RequestList(Endpoint<Envelope>.get(path), from: client, paging: paging) { page in
                page.items.map { Number(id: $0) }
            }
        }
        try await check(["page=1&per_page=5", "page=2&per_page=5", "page=3&per_page=5"]) {
            list("/page", $0, .number(size: 5, hasMore: { $0.next != nil }))
        }
        try await check(["offset=0&limit=5", "offset=3&limit=5", "offset=6&limit=5"]) {
            list("/page", $0, .offset(limit: 5, total: { $0.total }))
        }
        // The server removed items while the pages were loaded.
        try await check(["offset=0&limit=5", "offset=3&limit=5", "offset=6&limit=5", "offset=7&limit=5"]) {
            list("/page", $0, .offset(limit: 5, total: { $0.total + 1 }))
        }
        try await check(["", "cursor=3", "cursor=6"]) { list("/urls", $0, .url { $0.next }) }
        try await check(["", "cursor=3"], count: 6) { list("/stuck", $0, .cursor { $0.next }) }
    }

    @Test func `every paging loads all pages`() async throws {
        try await check(["a=b&page=1&per_page=3", "a=b&page=2&per_page=3", "a=b&page=3&per_page=3"]) { client in
            RequestList(.get("/list", query: ["a": "b"]), from: client, paging: .number(size: 3)) { (ids: [Int]) in
                ids.map { Number(id: $0) }
            }
        }
        try await check(["offset=0&limit=3", "offset=3&limit=3", "offset=6&limit=3"]) { client in
            RequestList(.get("/list"), from: client, paging: .offset(limit: 3)) { (ids: [Int]) in
                ids.map { Number(id: $0) }
            }
        }
        try await check(["", "cursor=3", "cursor=6"]) { client in
            RequestList(Endpoint<Envelope>.get("/page"), from: client, paging: .cursor { $0.next }) { page in
                page.items.map { Number(id: $0) }
            }
        }
        try await check(["a=b", "cursor=3&x=y", "cursor=6&x=y"]) { client in
            RequestList(.get("/list", query: ["a": "b"]), from: client, paging: .links()) { (ids: [Int]) in
                ids.map { Number(id: $0) }
            }
        }
    }
}
