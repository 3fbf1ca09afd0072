import DemoServer
import Foundation
import HostClock
import HostHeadless
import Synchronization
import TestSupport
import XCTest

@testable import APIClient

/// Tests of interceptors that sign requests, interceptors that record requests, and interceptors of an app.
final class InterceptorTests: XCTestCase {
    private static let secret = Endpoint<HTTPResponse>(.get, "/http/secret") { $0 }

    func testFirstInterceptorIsOutermost() throws {
        try withVirtualTime { host in
            let log = Log()
            let client: APIClient = try makeClient(
                DemoServer(), [Tracer(name: "a", log: log), Tracer(name: "b", log: log)])
            let echo: BodyTests.Echo = try host.result { try await client.send(Endpoint(.get, "/http/echo")) }
            XCTAssertEqual(echo.headers["x-trace"], "ab")
            XCTAssertEqual(log.lines, ["a begins", "b begins", "b ends", "a ends"])
        }
    }

    func testInterceptorCanReturnAResponse() throws {
        try withVirtualTime { host in
            let client: APIClient = try makeClient(DemoServer(), [Canned()])
            XCTAssertEqual(try host.result { try await client.send(Endpoint<[Int]>.get("/list")) }, [1, 2])
        }
    }

    func testInterceptorDecodesWithTheFormatOfTheClient() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            server.faults.always(.respond(#"{"first_name": "Ada"}"#))
            let log = Log()
            var configuration = APIConfiguration(baseURL: try server.start())
            configuration.json = JSONFormat(keys: .snakeCase)
            configuration.interceptors = [Greeter(log: log)]
            let client = APIClient(configuration)
            try host.result { try await client.send(Endpoint<Void>(.get, "/x")) }
            XCTAssertEqual(log.lines, ["Ada"])
        }
    }

    func testErrorOfAnInterceptorKeepsItsMessage() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server, [Refuser()])
            let error: APIError = try host.error { try await client.send(Endpoint<Void>(.get, "/x")) }
            XCTAssertEqual(error.kind, .intercepted)
            XCTAssertEqual(error.message, "You are on a train. Wait for the station.")
            XCTAssertTrue(error.isRetryable)
            XCTAssertEqual(server.requests.count, 0)
        }
    }

    // MARK: Signing

    func testConcurrentRefusalsShareOneRefresh() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let count = Mutex(0)
            let signer = BearerAuthenticator(token: "old") { refused in
                XCTAssertEqual(refused, "old")
                count.withLock { $0 += 1 }
                try await Task.sleep(for: .seconds(1))
                return "sesame"
            }
            let client: APIClient = try makeClient(server, [signer])
            let statuses: [Int] = try host.result {
                let tasks = (0..<8).map { index in
                    Task { @MainActor in
                        // The requests differ, so that they do not share a transfer.
                        try await client.send(
                            Endpoint<Int>(.get, "/http/secret", query: ["n": "\(index)"]) { $0.status })
                    }
                }
                var statuses: [Int] = []
                for task in tasks { statuses.append(try await task.value) }
                return statuses
            }
            XCTAssertEqual(statuses, Array(repeating: 200, count: 8))
            XCTAssertEqual(count.withLock { $0 }, 1)
            XCTAssertEqual(server.requests.count, 16)
            XCTAssertEqual(signer.token, "sesame")
            // From here on, no request is refused.
            _ = try host.result { try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(server.requests.count, 17)
        }
    }

    func testLateRefusalUsesTheNewToken() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let count = Mutex(0)
            let signer = BearerAuthenticator(token: "old") { _ in
                count.withLock { $0 += 1 }
                return "sesame"
            }
            let client: APIClient = try makeClient(server, [signer])
            server.faults.once(.delay(5), path: "/http/secret")
            let late = Task { @MainActor in
                try await client.send(Endpoint<Int>(.get, "/http/secret", query: ["late": "1"]) { $0.status })
            }
            host.wait(for: 1) { false }
            _ = try host.result { try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(try host.result { try await late.value }, 200)
            XCTAssertEqual(count.withLock { $0 }, 1)
        }
    }

    func testRequestIsSentOnlyTwiceIfTheTokenIsAlwaysRefused() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server, [BearerAuthenticator { _ in "wrong" }])
            let error: APIError = try host.error { _ = try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(error.kind, .status(401))
            XCTAssertEqual(server.requests.map { $0.headers["authorization"] }, [nil, "Bearer wrong"])
        }
    }

    func testWithoutARefreshTheRefusalIsTheError() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server, [BearerAuthenticator(token: "old")])
            let error: APIError = try host.error { _ = try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(error.kind, .status(401))
            XCTAssertEqual(server.requests.map { $0.headers["authorization"] }, ["Bearer old"])
        }
    }

    func testFailedRefreshEndsAllWaitingRequests() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let count = Mutex(0)
            let signer = BearerAuthenticator(token: "old") { _ in
                count.withLock { $0 += 1 }
                try await Task.sleep(for: .seconds(1))
                throw Refusal()
            }
            let client: APIClient = try makeClient(server, [signer])
            let messages: [String?] = try host.result {
                let tasks = (0..<8).map { index in
                    Task { @MainActor in
                        // The requests differ, so that they do not share a transfer.
                        try await client.send(Endpoint<Void>(.get, "/http/secret", query: ["n": "\(index)"]))
                    }
                }
                var messages: [String?] = []
                for task in tasks {
                    if case .failure(let error) = await task.result { messages.append((error as? APIError)?.message) }
                }
                return messages
            }
            XCTAssertEqual(messages, Array(repeating: "You are on a train. Wait for the station.", count: 8))
            XCTAssertEqual(count.withLock { $0 }, 1)
            XCTAssertEqual(server.requests.count, 8)
            // The next refusal begins another refresh.
            let error: APIError = try host.error { _ = try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(error.message, "You are on a train. Wait for the station.")
            XCTAssertEqual(count.withLock { $0 }, 2)
            XCTAssertEqual(signer.token, "old")
        }
    }

    func testRefreshCanUseTheSameClient() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let box = Mutex<APIClient?>(nil)
            let signer = BearerAuthenticator(token: "old") { _ in
                // This request is refused too, but does not wait for a refresh.
                let client: APIClient = try XCTUnwrap(box.withLock { $0 })
                _ = try? await client.send(InterceptorTests.secret)
                return "sesame"
            }
            let client: APIClient = try makeClient(server, [signer])
            box.withLock { $0 = client }
            _ = try host.result { try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(
                server.requests.map { $0.headers["authorization"] }, ["Bearer old", nil, "Bearer sesame"])
            box.withLock { $0 = nil }
        }
    }

    func testCanceledRequestDoesNotWaitForTheRefresh() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let signer = BearerAuthenticator(token: "old") { _ in
                try await Task.sleep(for: .seconds(10))
                return "sesame"
            }
            let client: APIClient = try makeClient(server, [signer])
            let other = Task { @MainActor in try await client.send(InterceptorTests.secret).status }
            let task = Task { @MainActor in try await client.send(InterceptorTests.secret).status }
            MainQueue.shared.schedule(after: 2) { task.cancel() }
            let start: TimeInterval = MainQueue.shared.now
            XCTAssertEqual(try host.error { _ = try await task.value }.kind, .cancelled)
            XCTAssertEqual(MainQueue.shared.now - start, 2, accuracy: 1e-3)
            XCTAssertEqual(try host.result { try await other.value }, 200)
        }
    }

    func testTokenIsSentToItsServerOnly() throws {
        try withVirtualTime { host in
            let other = DemoServer()
            let there: URL = try other.start()
            let client: APIClient = try makeClient(DemoServer(), [BearerAuthenticator(token: "sesame") { _ in "" }])
            let endpoint = Endpoint<BodyTests.Echo>(.get, "/http/redirect", query: ["to": "\(there)/http/echo"])
            let echo: BodyTests.Echo = try host.result { try await client.send(endpoint) }
            XCTAssertNil(echo.headers["authorization"])
        }
    }

    func testSigningInOverridesARefresh() throws {
        try withVirtualTime { host in
            let signer = BearerAuthenticator(token: "old") { _ in
                try await Task.sleep(for: .seconds(2))
                return "sesame"
            }
            let client: APIClient = try makeClient(DemoServer(), [signer])
            MainQueue.shared.schedule(after: 1) { signer.token = "mine" }
            let error: APIError = try host.error { _ = try await client.send(InterceptorTests.secret) }
            XCTAssertEqual(error.kind, .status(401))
            XCTAssertEqual(signer.token, "mine")
        }
    }

    // MARK: Records

    func testEachRequestIsRecorded() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let log = Log()
            let client: APIClient = try makeClient(server, [RequestRecorder { log.add($0.line) }], retry: true)
            server.faults.once(.status(500))
            try host.result { try await client.send(Endpoint<Void>(.get, "/http/bytes/10", query: ["key": "secret"])) }
            server.faults.always(.neverRespond)
            _ = try host.error { try await client.send(Endpoint<Void>(.post, "/http/echo")) }
            let url: String = client.baseURL.absoluteString
            XCTAssertEqual(
                log.lines,
                [
                    "GET \(url)/http/bytes/10 200, 10 bytes, 2 attempts, 1000 ms",
                    "POST \(url)/http/echo timedOut, 30000 ms",
                ])
        }
    }

    func testRecordedLineContainsTheSizeOfEveryBody() throws {
        try withVirtualTime { host in
            let log = Log()
            let folder = try TemporaryFolder()
            let client: APIClient = try makeClient(DemoServer(), [RequestRecorder { log.add($0.line) }])
            try host.result {
                let file: URL = folder.file("bytes")
                _ = try await client.download(Endpoint(.get, "/http/bytes/3000"), to: file).value
                for try await _ in client.body(Endpoint(.get, "/http/bytes/3001")) {}
            }
            let url: String = client.baseURL.absoluteString
            XCTAssertEqual(
                log.lines,
                [
                    "GET \(url)/http/bytes/3000 200, 3000 bytes, 0 ms",
                    "GET \(url)/http/bytes/3001 200, 3001 bytes, 0 ms",
                ])
        }
    }
}

private func makeClient(
    _ server: DemoServer, _ interceptors: [any RequestInterceptor], retry: Bool = false
) throws -> APIClient {
    var configuration = APIConfiguration(baseURL: try server.start(), serviceName: "Colr")
    // Keeps the server alive as long as the client.
    configuration.interceptors = interceptors + [Keeper(server: server)]
    if retry { configuration.retry = RetryPolicy(firstDelay: 1, random: { 1 }) }
    return APIClient(configuration)
}

private struct Keeper: RequestInterceptor {
    var server: DemoServer
    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse { try await next(request) }
}

private final class Log: Sendable {
    private let state = Mutex<[String]>([])
    var lines: [String] { state.withLock { $0 } }
    func add(_ line: String) { state.withLock { $0.append(line) } }
}

private struct Tracer: RequestInterceptor {
    var name: String
    var log: Log

    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        var request: HTTPRequest = request
        request[header: "x-trace"] = (request[header: "X-Trace"] ?? "") + name
        log.add("\(name) begins")
        defer { log.add("\(name) ends") }
        return try await next(request)
    }
}

private struct Greeter: RequestInterceptor {
    struct Person: Decodable {
        var firstName: String
    }

    var log: Log

    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        let response: HTTPResponse = try await next(request)
        log.add(try response.decode(Person.self).firstName)
        return response
    }
}

private struct Canned: RequestInterceptor {
    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        HTTPResponse(body: Array("[1, 2]".utf8), url: request.url)
    }
}

private struct Refusal: PresentableError {
    var message: String { "You are on a train. Wait for the station." }
    var isRetryable: Bool { true }
    var details: String { "train" }
}

private struct Refuser: RequestInterceptor {
    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse { throw Refusal() }
}
