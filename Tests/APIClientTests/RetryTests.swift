import DemoServer
import Foundation
import HostClock
import HostHeadless
import Synchronization
import TestSupport
import XCTest

@testable import APIClient

/// Tests of retries and their delays, in virtual time.
final class RetryTests: XCTestCase {
    func testGetIsRepeated() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            // The connection breaks while it is new. libcurl itself would replace a reused connection.
            server.faults.once(.dropConnection)
            server.faults.once(.status(500))
            let started: TimeInterval = MainQueue.shared.now
            let answer: Answer = try host.result { try await client.send(.color("ff00ff")) }
            XCTAssertEqual(answer.colors.first?.hex, "ff00ff")
            XCTAssertEqual(MainQueue.shared.now - started, 3, accuracy: 1e-6)
            XCTAssertEqual(server.requests.count, 3)
        }
    }

    func testErrorIsThrownAfterTheLastAttempt() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            server.faults.always(.status(503))
            let error: APIError = try host.error { _ = try await client.send(Endpoint<Answer>.color("ff00ff")) }
            XCTAssertEqual(error.kind, .status(503))
            XCTAssertEqual(server.requests.count, 3)
        }
    }

    func testNonIdempotentRequestIsNotRepeated() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            server.faults.always(.status(503))
            _ = try host.error { _ = try await client.send(Endpoint<Answer>.add("loud", to: "ff00ff")) }
            XCTAssertEqual(server.requests.count, 1)
            var endpoint: Endpoint<Answer> = .add("loud", to: "ff00ff")
            endpoint.isRepeatable = true
            _ = try host.error { [endpoint] in _ = try await client.send(endpoint) }
            XCTAssertEqual(server.requests.count, 4)
        }
    }

    func testAllRequestsAreRepeatedIfTheServerWasNotReached() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            server.stop()
            MainQueue.shared.schedule(after: 1.5) { _ = try? server.start() }
            let answer: Answer = try host.result { try await client.send(.add("loud", to: "ff00ff")) }
            XCTAssertEqual(answer.colors.first?.tags.last?.name, "loud")
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testPostIsNotRepeatedIfItsRedirectLeadsToAMissingServer() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            // No server listens on port 9.
            server.routes.add("/order") { _ in ServerReply(303, headers: ["Location": "http://127.0.0.1:9/"]) }
            let error: APIError = try host.error { try await client.send(Endpoint<Void>(.post, "/order")) }
            XCTAssertEqual(error.kind, .cannotConnect)
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testPostIsNotRepeatedIfItsServerEndsWithoutAResponse() throws {
        let running = Mutex<RawServer?>(nil)
        try withVirtualTime { host in
            let server = try RawServer { head in
                if head.hasPrefix("GET") { return "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n" }
                running.withLock { $0?.stop() }
                return ""
            }
            running.withLock { $0 = server }
            var configuration = APIConfiguration(baseURL: try XCTUnwrap(URL(string: server.url)))
            configuration.retry = RetryPolicy(firstDelay: 1, random: { 1 })
            let client = APIClient(configuration)
            try host.result { try await client.send(Endpoint<Void>(.get, "/")) }
            let started: TimeInterval = MainQueue.shared.now
            // The request reuses the connection. When the server closes it, libcurl itself tries to connect again.
            let error: APIError = try host.error { try await client.send(Endpoint<Void>(.post, "/")) }
            XCTAssertEqual(error.kind, .connectionLost)
            XCTAssertEqual(MainQueue.shared.now, started)
            XCTAssertEqual(server.heads.count, 2)
        }
    }

    func testRestartedServerIsUsedAgain() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            _ = try host.result { try await client.send(Endpoint<Answer>.color("ff00ff")) }
            server.stop()
            _ = try host.error { _ = try await client.send(Endpoint<Answer>.color("ff00ff")) }
            try server.start()
            _ = try host.result { try await client.send(Endpoint<Answer>.color("ff00ff")) }
            XCTAssertEqual(server.requests.count, 2)
        }
    }

    func testRetryAfterIsObserved() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            server.routes.add("/busy") { _ in ServerReply(429, headers: ["Retry-After": "30"]) }
            let started: TimeInterval = MainQueue.shared.now
            MainQueue.shared.schedule(after: 29) { server.routes.add("/busy") { _ in ServerReply(204, pieces: []) } }
            try host.result { try await client.send(Endpoint<Void>(.get, "/busy")) }
            // The delay is 30 s plus the jitter, here 1 s.
            XCTAssertEqual(MainQueue.shared.now - started, 31, accuracy: 1e-6)
            XCTAssertEqual(server.requests.count, 2)
        }
    }

    func testLongRetryAfterIsAnError() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            let error: APIError = try host.error {
                try await client.send(Endpoint<Void>(.get, "/http/busy", query: ["after": "300"]))
            }
            XCTAssertEqual(error.retryAfter, 300)
            XCTAssertEqual(error.message, "Colr is busy. Try again in 5 minutes.")
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testRetryAfterDateIsComparedWithTheServersDate() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            let date: Date = MainQueue.shared.date
            server.routes.add("/busy") { _ in
                ServerReply(
                    503,
                    headers: [
                        "Date": ServerReply.date(date + 5_000), "Retry-After": ServerReply.date(date + 5_000 + 3_600),
                    ])
            }
            let error: APIError = try host.error { try await client.send(Endpoint<Void>(.get, "/busy")) }
            XCTAssertEqual(error.retryAfter, 3_600)
            XCTAssertEqual(error.message, "Colr is temporarily unavailable. Try again in 60 minutes.")
        }
    }

    func testTotalTimeoutLimitsAllAttempts() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server, total: 15)
            server.faults.always(.neverRespond)
            let started: TimeInterval = MainQueue.shared.now
            let error: APIError = try host.error { try await client.send(Endpoint<Void>(.get, "/")) }
            XCTAssertEqual(error.kind, .timedOut)
            // The first attempt times out after 10 s. After a delay of 1 s, the second one has the remaining 4 s.
            XCTAssertEqual(MainQueue.shared.now - started, 15, accuracy: 1e-6)
            XCTAssertEqual(server.requests.count, 2)
        }
    }

    func testTotalTimeoutEndsATransferWithProgress() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server, total: 15)
            let started: TimeInterval = MainQueue.shared.now
            let task: RequestTask<Void> = client.task(
                Endpoint(.get, "/http/bytes/100", query: ["piece": "1", "pause": "1"]))
            XCTAssertEqual(try host.error { try await task.value }.kind, .timedOut)
            XCTAssertEqual(MainQueue.shared.now - started, 15, accuracy: 1e-6)
        }
    }

    func testPausesDoNotCountTowardTheTotalTimeout() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server, total: 15)
            let task: RequestTask<[UInt8]> = client.task(
                Endpoint(.get, "/http/bytes/10", query: ["piece": "1", "pause": "1"]) { $0.body })
            host.wait(for: 5.5) { false }
            task.pause()
            host.wait(for: 1_000) { false }
            task.resume()
            XCTAssertEqual(try host.result { try await task.value }, countingBytes(10))
        }
    }

    func testCancelingEndsADelayBetweenAttempts() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            server.faults.always(.status(500))
            let task = Task { @MainActor in try await client.send(Endpoint<Void>(.get, "/")) }
            MainQueue.shared.schedule(after: 0.5) { task.cancel() }
            let started: TimeInterval = MainQueue.shared.now
            XCTAssertEqual(try host.error { try await task.value }.kind, .cancelled)
            XCTAssertEqual(MainQueue.shared.now - started, 0.5, accuracy: 1e-6)
            XCTAssertNil(MainQueue.shared.nextDeadline)
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testInterruptedDownloadIsContinued() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            let folder = try TemporaryFolder()
            server.routes.add("/file") { request in
                request.headers["range"] == "bytes=4-"
                    ? ServerReply(206, headers: ["ETag": "\"1\"", "Content-Range": "bytes 4-7/8"], text: "text")
                    : ServerReply(headers: ["ETag": "\"1\""], pieces: [.text("new "), .wait(1), .drop])
            }
            let task: RequestTask<URL> = client.download(Endpoint(.get, "/file"), to: folder.file("file"))
            let file: URL = try host.result { try await task.value }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "new text")
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, [nil, "bytes=4-"])
        }
    }

    func testInterruptedRangeIsRequestedAgain() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try makeClient(server)
            server.routes.add("/file") { _ in
                ServerReply(
                    206, headers: ["ETag": "\"1\"", "Content-Range": "bytes 100-107/1000"],
                    pieces: [.text("some"), .wait(1)] + (server.requests.count == 1 ? [.drop] : [.text("text")]))
            }
            let endpoint = Endpoint<[UInt8]>(.get, "/file", headers: ["Range": "bytes=100-107"]) { $0.body }
            XCTAssertEqual(try host.result { try await client.send(endpoint) }, Array("sometext".utf8))
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, ["bytes=100-107", "bytes=100-107"])
        }
    }
}

/// Returns a client with three attempts and delays of one and two seconds.
private func makeClient(_ server: DemoServer, total: TimeInterval = .infinity) throws -> APIClient {
    var configuration = APIConfiguration(baseURL: try server.start(), serviceName: "Colr")
    configuration.retry = RetryPolicy(firstDelay: 1, random: { 1 })
    configuration.totalTimeout = total
    configuration.timeout = 10
    return APIClient(configuration)
}
