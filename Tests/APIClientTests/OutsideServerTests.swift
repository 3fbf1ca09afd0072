import EngawaTesting
import Foundation
import HostClock
import HostHeadless
import ProgramDiagnostics
import Synchronization
import TestSupport
import XCTest

@testable import APIClient

/// Tests of virtual time with a server in another process.
final class OutsideServerTests: XCTestCase {
    /// Runs `body` with a client of the server, and returns the real duration and the warnings.
    @discardableResult
    private func measure(
        timeout: TimeInterval = 30, _ body: @escaping @MainActor (HeadlessHost, APIClient) throws -> Void
    ) throws -> (seconds: TimeInterval, warnings: [String]) {
        let server = try ServerProcess(["python3", "-u", "Support/slow_server.py"])
        defer { server.stop() }
        let url: URL = server.url
        let warnings = Mutex<[String]>([])
        let start: TimeInterval = MainQueue.monotonicNow
        try Diagnostics.$observer.withValue({ warning in warnings.withLock { $0.append(warning) } }) {
            try withVirtualTime { host in
                try body(host, APIClient(baseURL: url, timeout: timeout))
            }
        }
        return (MainQueue.monotonicNow - start, warnings.withLock { $0 })
    }

    func testOpenEventStreamLetsTimeJump() throws {
        let (seconds, warnings) = try measure { host, client in
            var events: [String] = []
            let task = Task { @MainActor in
                for try await event in client.events(Endpoint(.get, "/events")) { events.append(event.data) }
            }
            XCTAssertTrue(host.wait(for: 5, patience: 5) { events == ["1"] })
            let start: TimeInterval = MainQueue.shared.now
            host.wait(for: 600) { false }
            XCTAssertEqual(MainQueue.shared.now - start, 600, accuracy: 1e-6)
            task.cancel()
            host.settle()
        }
        XCTAssertLessThan(seconds, 3)
        XCTAssertEqual(warnings, [])
    }

    func testLaterEventArrivesDuringAWait() throws {
        try measure { host, client in
            var events: [String] = []
            let task = Task { @MainActor in
                for try await event in client.events(Endpoint(.get, "/events", query: ["seconds": "0.4"])) {
                    events.append(event.data)
                }
            }
            XCTAssertTrue(host.wait(for: 10, patience: 10) { events == ["1", "2", "3"] })
            task.cancel()
            host.settle()
        }
    }

    func testSlowResponseArrivesBeforeItsTimeout() throws {
        // The wait is much longer than the timeout, so time must not jump to the timeout while the server works.
        try measure(timeout: 5) { host, client in
            var frames = 0
            MainQueue.shared.schedule(after: 0.1) { frames += 1 }
            let text: String = try host.result(within: 100) {
                try await client.send(.text("/slow", query: ["seconds": "0.8"]))
            }
            XCTAssertEqual(text, "done")
            XCTAssertEqual(frames, 1)
        }
    }

    func testRequestWithoutResponseReachesItsTimeoutAndIsReported() throws {
        let (seconds, warnings) = try measure(timeout: 4) { host, client in
            let error: APIError = try host.error(within: 60) {
                try await client.send(.text("/never", query: ["token": "secret"]))
            }
            XCTAssertEqual(error.kind, .timedOut)
        }
        XCTAssertGreaterThan(seconds, 3.9)
        XCTAssertLessThan(seconds, 8)
        XCTAssertEqual(warnings.count, 1, "\(warnings)")
        XCTAssertTrue(warnings.first?.contains("/never") == true, "\(warnings)")
        XCTAssertFalse(warnings.first?.contains("secret") == true, "\(warnings)")
    }

    func testWaitTakesNoLongerThanItsTimeoutAndTheBytesThatArrive() throws {
        let (seconds, _) = try measure { host, client in
            let task = Task { @MainActor in try await client.send(.text("/never")) }
            host.wait(for: 1, patience: 1) { false }
            task.cancel()
            host.settle()
        }
        XCTAssertLessThan(seconds, 3)
        let (trickle, _) = try measure { host, client in
            let task = Task { @MainActor in try await client.send(.text("/trickle")) }
            host.wait(for: 1, patience: 1) { false }
            task.cancel()
            host.settle()
        }
        XCTAssertLessThan(trickle, 5)
    }

    func testHandlerThatBlocksInThisProcessIsReported() throws {
        let warnings = Mutex<[String]>([])
        try Diagnostics.$observer.withValue({ warning in warnings.withLock { $0.append(warning) } }) {
            try withVirtualTime { host in
                let server = try SocketServer { connection in
                    _ = SocketServer.head(from: connection)
                    Thread.sleep(forTimeInterval: 2.2)
                    SocketServer.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", to: connection)
                }
                defer { server.stop() }
                let client = APIClient(baseURL: server.url)
                let start: TimeInterval = MainQueue.shared.now
                _ = try host.result { try await client.send(.text("/blocked")) }
                XCTAssertEqual(MainQueue.shared.now, start)
            }
        }
        let messages: [String] = warnings.withLock { $0 }
        XCTAssertEqual(messages.count, 1, "\(messages)")
        XCTAssertTrue(messages.first?.contains("/blocked") == true, "\(messages)")
    }
}

extension Endpoint where Response == String {
    fileprivate static func text(_ path: EndpointPath, query: Fields = [:]) -> Endpoint {
        Endpoint(.get, path, query: query) { String(decoding: $0.body, as: UTF8.self) }
    }
}
