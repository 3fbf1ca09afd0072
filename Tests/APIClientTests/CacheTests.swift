import DemoServer
import Foundation
import HostClock
import HostHeadless
import TestSupport
import XCTest

@testable import APIClient

/// Tests of a cache between a client and a server, in virtual time.
final class CacheTests: XCTestCase {
    private static let get = Endpoint<HTTPResponse>(.get, "/x") { $0 }

    func testFreshResponseIsNotRequestedAgain() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in ServerReply(headers: ["Cache-Control": "max-age=60"], text: "one") }
            let first: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(first.source, .network)
            XCTAssertEqual(first.metrics.attemptCount, 1)
            XCTAssertGreaterThan(first.metrics.total, 0)
            host.wait(for: 59) { false }
            let second: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(second.source, .cache)
            XCTAssertEqual(second.text, "one")
            XCTAssertEqual(second.headers["age"], "59")
            XCTAssertEqual(second.metrics, RequestMetrics())
            XCTAssertEqual(trial.server.requests.count, 1)
            host.wait(for: 2) { false }
            let third: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(third.source, .network)
            XCTAssertEqual(trial.server.requests.count, 2)
        }
    }

    func testValidatedResponseIsNotSentAgain() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            let endpoint = Endpoint<HTTPResponse>(.get, "/http/etag/7") { $0 }
            let first: HTTPResponse = try host.result { try await trial.client.send(endpoint) }
            let second: HTTPResponse = try host.result { try await trial.client.send(endpoint) }
            XCTAssertEqual(second.source, .validated)
            XCTAssertEqual(second.status, 200)
            XCTAssertEqual(second.text, first.text)
            XCTAssertEqual(trial.server.requests.map { $0.headers["if-none-match"] }, [nil, "\"7\""])
        }
    }

    func testValidatedResponseThatMustNotBeStoredIsRemoved() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                request.headers["if-none-match"] == nil
                    ? ServerReply(headers: ["ETag": "\"1\"", "Cache-Control": "no-cache"], text: "whole")
                    : ServerReply(304, headers: ["ETag": "\"1\"", "Cache-Control": "no-store"])
            }
            _ = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(trial.folder.names.count, 1)
            let second: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(second.text, "whole")
            XCTAssertEqual(second.source, .validated)
            XCTAssertEqual(trial.folder.names, [])
        }
    }

    func testMismatched304RequestsTheWholeResponse() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                request.headers["if-none-match"] == nil
                    ? ServerReply(headers: ["ETag": "\"1\"", "Cache-Control": "no-cache"], text: "whole")
                    : ServerReply(304, headers: ["ETag": "\"2\""])
            }
            _ = try host.result { try await trial.client.send(CacheTests.get) }
            let second: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(second.text, "whole")
            XCTAssertEqual(second.source, .network)
            XCTAssertEqual(trial.server.requests.count, 3)
        }
    }

    func testChangeRemovesCachedResponse() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in ServerReply(headers: ["Cache-Control": "max-age=60"], text: "one") }
            _ = try host.result { try await trial.client.send(CacheTests.get) }
            try host.result { try await trial.client.send(Endpoint<Void>(.put, "/x")) }
            let second: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(second.source, .network)
        }
    }

    func testResponsesVaryByLanguage() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                ServerReply(
                    headers: ["Cache-Control": "max-age=60", "Vary": "Accept-Language"],
                    text: request.headers["accept-language"] ?? "")
            }
            for (language, source) in [
                ("en", HTTPResponse.Source.network), ("de", .network), ("en", .cache), ("de", .cache),
            ] {
                var endpoint: Endpoint<HTTPResponse> = CacheTests.get
                endpoint.headers = ["Accept-Language": language]
                let response: HTTPResponse = try host.result { [endpoint] in try await trial.client.send(endpoint) }
                XCTAssertEqual(response.text, language)
                XCTAssertEqual(response.source, source)
            }
        }
    }

    func testCacheModesSelectBetweenCacheAndServer() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in
                ServerReply(headers: ["Cache-Control": "max-age=60", "ETag": "\"1\""], text: "a")
            }
            @MainActor func send(_ mode: CacheMode) throws -> HTTPResponse {
                var endpoint: Endpoint<HTTPResponse> = CacheTests.get
                endpoint.caching = mode
                return try host.result { [endpoint] in try await trial.client.send(endpoint) }
            }
            var error: APIError?
            do { _ = try send(.onlyCached) } catch let thrown as APIError { error = thrown }
            XCTAssertEqual(error?.kind, .notCached)
            let message = "There is no saved response from Colr. Connect to the network, then try again."
            XCTAssertEqual(error?.message, message)
            XCTAssertEqual(trial.server.requests.count, 0)
            XCTAssertEqual(try send(.off).source, .network)
            XCTAssertEqual(try send(.preferCached).source, .network)
            XCTAssertEqual(try send(.off).source, .network)
            XCTAssertEqual(try send(.standard).source, .cache)
            XCTAssertEqual(try send(.reload).source, .network)
            XCTAssertEqual(trial.server.requests.last?.headers["if-none-match"], "\"1\"")
            host.wait(for: 1_000) { false }
            XCTAssertEqual(try send(.preferCached).source, .cache)
            XCTAssertEqual(try send(.onlyCached).source, .cache)
            XCTAssertEqual(try send(.standard).source, .network)
        }
    }

    func testRequestLimitedToTheCacheIsNeverSent() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            var uncached: APIConfiguration = trial.client.configuration
            uncached.cache = nil
            let (plain, client): (APIClient, APIClient) = (APIClient(uncached), trial.client)
            var get: Endpoint<HTTPResponse> = CacheTests.get
            get.caching = .onlyCached
            var part: Endpoint<HTTPResponse> = get
            part.headers["Range"] = "bytes=0-1"
            var nothing = Endpoint<Void>(.get, "/x")
            nothing.caching = .onlyCached
            let errors: [APIError] = [
                try host.error { [get] in _ = try await plain.send(get) },
                try host.error { [part] in _ = try await client.send(part) },
                try host.error { [nothing] in
                    _ = try await client.download(nothing, to: trial.folder.file("download")).value
                },
                try host.error { [nothing] in for try await _ in client.body(nothing) {} },
            ]
            XCTAssertEqual(errors.map(\.kind), [.notCached, .notCached, .notCached, .notCached])
            XCTAssertEqual(trial.server.requests.count, 0)
        }
    }

    func testStaleResponseIsUsedAfterErrorWhereAllowed() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in
                ServerReply(headers: ["Cache-Control": "max-age=1, stale-if-error=100"], text: "old")
            }
            _ = try host.result { try await trial.client.send(CacheTests.get) }
            host.wait(for: 10) { false }
            for fault in [Fault.status(503), .dropConnection, .neverRespond] {
                trial.server.faults.removeAll()
                trial.server.faults.always(fault)
                let response: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
                XCTAssertEqual(response.source, .staleCache)
                XCTAssertEqual(response.text, "old")
            }
            trial.server.faults.removeAll()
            trial.server.faults.always(.status(404))
            XCTAssertEqual(try host.error { _ = try await trial.client.send(CacheTests.get) }.kind, .status(404))
            host.wait(for: 200) { false }
            trial.server.faults.removeAll()
            trial.server.faults.always(.status(503))
            XCTAssertEqual(try host.error { _ = try await trial.client.send(CacheTests.get) }.kind, .status(503))
        }
    }

    func testGetsWithDifferentBodiesAreCachedSeparately() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                ServerReply(
                    headers: ["Cache-Control": "max-age=60"], text: request.body)
            }
            for (body, source) in [("one", HTTPResponse.Source.network), ("two", .network), ("one", .cache)] {
                var endpoint: Endpoint<HTTPResponse> = CacheTests.get
                endpoint.body = .bytes(Array(body.utf8), contentType: "text/plain")
                let response: HTTPResponse = try host.result { [endpoint] in try await trial.client.send(endpoint) }
                XCTAssertEqual(response.text, body)
                XCTAssertEqual(response.source, source)
            }
            XCTAssertEqual(try host.result { try await trial.client.send(CacheTests.get) }.text, "")
            // A change removes the cached responses of its URL for every request body.
            try host.result { try await trial.client.send(Endpoint<Void>(.put, "/x")) }
            XCTAssertEqual(trial.folder.names, [])
        }
    }

    func testGetWithAFileIsNotCached() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                ServerReply(
                    headers: ["Cache-Control": "max-age=60"], text: request.body)
            }
            let file = try TemporaryFolder()
            var endpoint: Endpoint<HTTPResponse> = CacheTests.get
            endpoint.body = .file(file.file("a"), contentType: "text/plain")
            for text in ["one", "two"] {
                try Data(text.utf8).write(to: file.file("a"))
                XCTAssertEqual(try host.result { [endpoint] in try await trial.client.send(endpoint) }.text, text)
            }
            XCTAssertEqual(trial.folder.names, [])
        }
    }

    /// A server that sends `Vary` only when a response is validated.
    func testResponsesWithLateVaryAreNotMixed() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                let user: String = request.headers["x-user"] ?? "nobody"
                return request.headers["if-none-match"] == nil
                    ? ServerReply(headers: ["ETag": "\"1\"", "Cache-Control": "no-cache"], text: user)
                    : ServerReply(304, headers: ["ETag": "\"1\"", "Vary": "X-User", "Cache-Control": "max-age=60"])
            }
            for user in ["ada", "ada", "grace", "ada", "grace"] {
                var endpoint: Endpoint<HTTPResponse> = CacheTests.get
                endpoint.headers = ["X-User": user]
                XCTAssertEqual(try host.result { [endpoint] in try await trial.client.send(endpoint) }.text, user)
            }
            XCTAssertEqual(try host.result { try await trial.client.send(CacheTests.get) }.text, "nobody")
        }
    }

    func testAnUnrequested304IsAServerError() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in ServerReply(304, headers: ["ETag": "\"1\""]) }
            let error: APIError = try host.error { _ = try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(error.message, "Colr sent an invalid response. Try again in a moment.")
            XCTAssertTrue(error.isRetryable)
        }
    }

    func testResponseIsCachedForTheSentCookies() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                ServerReply(
                    headers: ["Cache-Control": "max-age=60", "Vary": "Cookie"],
                    text: request.headers["cookie"] ?? "none")
            }
            let jar: CookieJar = try XCTUnwrap(trial.client.configuration.cookies)
            for (user, source) in [("ada", HTTPResponse.Source.network), ("grace", .network), ("ada", .cache)] {
                jar.insert(Cookie(name: "user", value: user, domain: "127.0.0.1"))
                let response: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
                XCTAssertEqual(response.text, "user=\(user)")
                XCTAssertEqual(response.source, source)
            }
        }
    }

    func testRequestsWithDifferentCookiesDoNotShareATransfer() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                ServerReply(pieces: [.wait(1), .text(request.headers["cookie"] ?? "none")])
            }
            let jar: CookieJar = try XCTUnwrap(trial.client.configuration.cookies)
            let texts: [String] = try host.result {
                jar.insert(Cookie(name: "user", value: "ada", domain: "127.0.0.1"))
                let first = Task { @MainActor in try await trial.client.send(CacheTests.get).text }
                try await Task.sleep(for: .seconds(0.5))
                jar.insert(Cookie(name: "user", value: "grace", domain: "127.0.0.1"))
                return [try await trial.client.send(CacheTests.get).text, try await first.value]
            }
            XCTAssertEqual(texts, ["user=grace", "user=ada"])
        }
    }

    func testRequestsDoNotShareATransferAfterAnotherJarChangedTheFile() throws {
        try withVirtualTime { host in
            let trial = try Trial { request in
                ServerReply(pieces: [.wait(1), .text(request.headers["cookie"] ?? "none")])
            }
            let folder = try TemporaryFolder()
            let other = CookieJar(file: folder.file("cookies"))
            other.insert(Cookie(name: "user", value: "ada", domain: "127.0.0.1", expires: 1e11))
            var configuration: APIConfiguration = trial.client.configuration
            configuration.cookies = CookieJar(file: folder.file("cookies"))
            configuration.cache = nil
            let client = APIClient(configuration)
            let texts: [String] = try host.result {
                let first = Task { @MainActor in try await client.send(CacheTests.get).text }
                try await Task.sleep(for: .seconds(0.5))
                other.removeAll()
                return [try await client.send(CacheTests.get).text, try await first.value]
            }
            XCTAssertEqual(texts, ["none", "user=ada"])
        }
    }

    func testResponseAfterRedirectIsNotCached() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in ServerReply(302, headers: ["Location": "/y"]) }
            trial.server.routes.add("/y") { _ in ServerReply(headers: ["Cache-Control": "max-age=60"], text: "y") }
            _ = try host.result { try await trial.client.send(CacheTests.get) }
            let second: HTTPResponse = try host.result { try await trial.client.send(CacheTests.get) }
            XCTAssertEqual(second.source, .network)
            XCTAssertEqual(second.metrics.redirectCount, 1)
        }
    }

    func testSharedResponseIsStoredOnce() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in
                ServerReply(headers: ["Cache-Control": "max-age=60"], pieces: [.wait(1), .text("one")])
            }
            let texts: [String] = try host.result {
                let tasks = (0..<10).map { _ in
                    Task { @MainActor in try await trial.client.send(CacheTests.get).text }
                }
                var texts: [String] = []
                for task in tasks { texts.append(try await task.value) }
                return texts
            }
            XCTAssertEqual(texts, Array(repeating: "one", count: 10))
            XCTAssertEqual(trial.server.requests.count, 1)
            XCTAssertEqual(trial.folder.names.count, 1)
        }
    }

    func testCacheOutlivesTheClient() throws {
        try withVirtualTime { host in
            let trial = try Trial { _ in ServerReply(headers: ["Cache-Control": "max-age=60"], text: "one") }
            _ = try host.result { try await trial.client.send(CacheTests.get) }
            let cache = HTTPCache(folder: trial.folder.url)
            XCTAssertGreaterThan(cache.size, 0)
            var configuration: APIConfiguration = trial.client.configuration
            configuration.cache = cache
            let client = APIClient(configuration)
            let response: HTTPResponse = try host.result { try await client.send(CacheTests.get) }
            XCTAssertEqual(response.source, .cache)
            cache.removeAll()
            XCTAssertEqual(cache.size, 0)
            XCTAssertEqual(trial.folder.names, [])
        }
    }
}

/// A server with one route, and a client with a cache.
private final class Trial: Sendable {
    let server = DemoServer()
    let folder: TemporaryFolder
    let client: APIClient

    init(_ handler: @escaping Routes.Handler = { _ in ServerReply() }) throws {
        folder = try TemporaryFolder()
        server.routes.add("/x", handler)
        var configuration = APIConfiguration(baseURL: try server.start(), serviceName: "Colr")
        configuration.cache = HTTPCache(folder: folder.url)
        client = APIClient(configuration)
    }
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}
