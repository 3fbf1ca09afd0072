import DemoServer
import Foundation
import HostClock
import HostHeadless
import XCTest

@testable import APIClient

/// Tests of event streams over connections that end and break, in virtual time.
final class EventStreamTests: XCTestCase {
    /// Reads a number of events and returns the time of each.
    @MainActor
    private static func listen(
        _ client: APIClient, _ endpoint: Endpoint<Void>, count: Int, after: String = ""
    ) async throws -> [(event: ServerSentEvent, time: TimeInterval)] {
        let start: TimeInterval = MainQueue.shared.now
        var found: [(event: ServerSentEvent, time: TimeInterval)] = []
        for try await event in client.events(endpoint, after: after) {
            found.append((event, MainQueue.shared.now - start))
            if found.count == count { break }
        }
        return found
    }

    func testEventsArriveWhenTheyAreSent() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let found = try host.result {
                try await EventStreamTests.listen(
                    client, Endpoint(.get, "/http/events/5", query: ["every": "2"]), count: 3)
            }
            XCTAssertEqual(found.map(\.event.data), ["Event 1", "Event 2", "Event 3"])
            XCTAssertEqual(found.map { $0.time.rounded() }, [0, 2, 4])
            XCTAssertEqual(server.requests.first?.headers["accept"], "text/event-stream")
            host.settle()
            // Releasing the iterator ends the transfer.
            XCTAssertEqual(client.activeTransferCount, 0)
        }
    }

    func testAStreamWithoutEventsDoesNotCountAsNetworkActivity() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let events = EventChannel()
            server.routes.get("/quiet") { _ in .events(events) }
            let client = APIClient(baseURL: try server.start())
            let before: Int = NetworkActivity.shared.transferCount
            let task = Task { @MainActor in try await EventStreamTests.listen(client, .get("/quiet"), count: 1) }
            host.wait(for: 1) { false }
            XCTAssertEqual(client.activeTransferCount, 1)
            XCTAssertEqual(NetworkActivity.shared.transferCount, before)
            events.send("a")
            XCTAssertEqual(try host.result { try await task.value }.map(\.event.data), ["a"])
            host.settle()
        }
    }

    func testOnlyOpeningAStreamIsNetworkActivity() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.faults.always(.delay(3))
            host.settle()
            let before: Int = NetworkActivity.shared.transferCount
            let task = Task { @MainActor in
                try await EventStreamTests.listen(
                    client, Endpoint(.get, "/http/events/5", query: ["every": "10"]), count: 4)
            }
            host.wait(for: 1) { false }
            XCTAssertEqual(NetworkActivity.shared.transferCount, before + 1)
            host.wait(for: 4) { false }
            XCTAssertEqual(client.activeTransferCount, 1)
            XCTAssertEqual(NetworkActivity.shared.transferCount, before)
            XCTAssertEqual(try host.result { try await task.value }.count, 4)
            host.settle()
            XCTAssertEqual(client.activeTransferCount, 0)
            XCTAssertEqual(NetworkActivity.shared.transferCount, before)
        }
    }

    func testEndedConnectionIsReopened() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let found = try host.result {
                try await EventStreamTests.listen(client, Endpoint(.get, "/http/events/2"), count: 5)
            }
            XCTAssertEqual(found.map(\.event.id), ["1", "2", "3", "4", "5"])
            XCTAssertEqual(found.map { $0.time.rounded() }, [0, 0, 3, 3, 6])
            XCTAssertEqual(server.requests.map { $0.headers["last-event-id"] }, [nil, "2", "4"])
        }
    }

    func testEarlierStreamIsContinued() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let found = try host.result {
                try await EventStreamTests.listen(client, Endpoint(.get, "/http/events/2"), count: 1, after: "41")
            }
            XCTAssertEqual(found.map(\.event.id), ["42"])
        }
    }

    func testRetryAndFailuresSetTheDelay() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/events") { _ in
                var reply = ServerReply(
                    headers: ["Content-Type": "text/event-stream; charset=utf-8"],
                    pieces: [.text("retry: 1000\nid: a\ndata: x\n\ndata: half"), .wait(1), .drop])
                reply.isLengthKnown = false
                return reply
            }
            MainQueue.shared.schedule(after: 0.5) {
                // The connection breaks while it is new. libcurl itself would replace a reused connection.
                server.faults.once(.dropConnection)
                server.faults.once(.status(503))
                server.faults.once(.status(500))
            }
            let found = try host.result {
                try await EventStreamTests.listen(client, Endpoint(.get, "/events"), count: 2)
            }
            XCTAssertEqual(found.map(\.event.data), ["x", "x"])
            // The stream takes one second, and the delays are 1, 1, 2 and 4 seconds.
            XCTAssertEqual(found.map { $0.time.rounded() }, [0, 9])
            XCTAssertEqual(server.requests.last?.headers["last-event-id"], "a")
        }
    }

    /// Tests a delay of a year, a delay that does not fit into an integer, no delay, and a delay within the limits.
    func testRetryIsLimited() throws {
        for (retry, pause) in [("31536000000", 3_600), ("99999999999999999999", 3_600), ("0", 0.1), ("250", 0.25)] {
            try withVirtualTime { host in
                let server = DemoServer()
                let client = APIClient(baseURL: try server.start())
                server.routes.add("/events") { _ in
                    ServerReply(
                        headers: ["Content-Type": "text/event-stream"], pieces: [.text("retry: \(retry)\ndata: x\n\n")])
                }
                let found = try host.result(within: 10_000) {
                    try await EventStreamTests.listen(client, Endpoint(.get, "/events"), count: 3)
                }
                let times: [TimeInterval] = found.map(\.time)
                XCTAssertEqual(times[1], pause, accuracy: 0.01, retry)
                XCTAssertEqual(times[2], 2 * pause, accuracy: 0.01, retry)
            }
        }
    }

    /// If a server requests no delay and then fails, the client still waits before each further request.
    func testFailuresDoubleTheShortestDelay() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/events") { _ in
                ServerReply(headers: ["Content-Type": "text/event-stream"], pieces: [.text("retry: 0\ndata: x\n\n")])
            }
            let task = Task { @MainActor in
                try await EventStreamTests.listen(client, Endpoint(.get, "/events"), count: 1_000)
            }
            host.wait(for: 0.05) { false }
            server.faults.always(.status(503))
            host.wait(for: 60) { false }
            task.cancel()
            XCTAssertEqual(try host.result { try await task.value }.count, 1)
            // The first request, and one after each delay of 0.1, 0.1, 0.2, 0.4 … 25.6 seconds.
            XCTAssertEqual(server.requests.count, 11)
        }
    }

    func testLongRetryAfterEndsTheStream() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start(), serviceName: "Colr")
            let start: TimeInterval = MainQueue.shared.now
            for (after, ends) in [(60, 60.0), (61, 0.0), (1_000_000_000, 0)] {
                server.routes.add("/events") { [count = server.requests.count] _ in
                    server.requests.count == count + 1
                        ? ServerReply(429, headers: ["Retry-After": "\(after)"]) : ServerReply(204, pieces: [])
                }
                let before: TimeInterval = MainQueue.shared.now
                if ends > 0 {
                    let found = try host.result(within: 100) {
                        try await EventStreamTests.listen(client, Endpoint(.get, "/events"), count: 1).count
                    }
                    XCTAssertEqual(found, 0)
                } else {
                    let error: APIError = try host.error {
                        _ = try await EventStreamTests.listen(client, Endpoint(.get, "/events"), count: 1)
                    }
                    XCTAssertEqual(error.kind, .status(429))
                    XCTAssertEqual(error.retryAfter, TimeInterval(after))
                }
                XCTAssertEqual(MainQueue.shared.now - before, ends, accuracy: 1e-3)
            }
            XCTAssertEqual(MainQueue.shared.now - start, 60, accuracy: 1e-3)
        }
    }

    func testSilenceCausesAReconnection() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/events") { _ in
                var reply = ServerReply(
                    headers: ["Content-Type": "text/event-stream"],
                    pieces: [.text("data: x\n\n"), .wait(8), .text(": still here\n"), .wait(.infinity)])
                reply.isLengthKnown = false
                return reply
            }
            let found = try host.result {
                try await EventStreamTests.listen(client, Endpoint(.get, "/events", timeout: 10), count: 2)
            }
            // The comment arrives after 8 s. Then 10 s of silence and the delay of 3 s follow.
            XCTAssertEqual(found.map { $0.time.rounded() }, [0, 21])
        }
    }

    func testServerEndsTheStream() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/events") { _ in ServerReply(204, pieces: []) }
            let found = try host.result {
                try await EventStreamTests.listen(client, Endpoint(.get, "/events"), count: 1)
            }
            XCTAssertEqual(found.count, 0)
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testRefusalIsAnError() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start(), serviceName: "Colr")
            let refused: APIError = try host.error {
                _ = try await EventStreamTests.listen(client, Endpoint(.get, "/http/status/403"), count: 1)
            }
            XCTAssertEqual(
                refused.message,
                "Colr does not allow this. Sign in with a different account, or contact the administrator.")
            let other: APIError = try host.error {
                _ = try await EventStreamTests.listen(client, Endpoint(.get, "/http/echo"), count: 1)
            }
            XCTAssertEqual(other.kind, .notDecodable(path: ""))
            XCTAssertEqual(server.requests.count, 2)
        }
    }

    func testCancelingTheReaderClosesTheConnection() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let task = Task { @MainActor in
                try await EventStreamTests.listen(
                    client, Endpoint(.get, "/http/events/50", query: ["every": "1"]), count: 50
                ).count
            }
            host.wait(for: 5.5) { false }
            XCTAssertEqual(client.activeTransferCount, 1)
            task.cancel()
            XCTAssertEqual(try host.result { try await task.value }, 6)
            host.settle()
            XCTAssertEqual(client.activeTransferCount, 0)
        }
    }

    func testUnreadStreamDoesNotConnect() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            _ = client.events(Endpoint(.get, "/http/events/5")).makeAsyncIterator()
            host.wait(for: 10) { false }
            XCTAssertEqual(server.requests.count, 0)
        }
    }
}
