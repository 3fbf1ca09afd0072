import DemoServer
import Foundation
import HostClock
import HostHeadless
import Synchronization
import XCTest

@testable import APIClient

/// Tests of back pressure with servers that send more than the client reads, in virtual time.
final class BackPressureTests: XCTestCase {
    /// A server that sends copies of a piece as fast as possible and counts the bytes sent.
    private final class Flood: Sendable {
        private final class Count: Sendable {
            let value = Atomic<Int>(0)
        }

        private let count = Count()
        private let server: SocketServer

        init(_ type: String, _ piece: String, times: Int) throws {
            server = try SocketServer { [count] connection in
                guard SocketServer.head(from: connection) != nil else { return }
                let head =
                    "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(piece.utf8.count * times)\r\n\r\n"
                SocketServer.write(head, to: connection)
                let bytes: [UInt8] = Array(piece.utf8)
                for _ in 0..<times {
                    guard send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return }
                    count.value.add(bytes.count, ordering: .relaxed)
                }
            }
        }

        var url: URL { server.url }
        var sentCount: Int { count.value.load(ordering: .relaxed) }
        func stop() { server.stop() }
    }

    private static let size = 48 << 20
    /// The maximum amount of data in the system's buffers and in the client.
    private static let most = 24 << 20

    /// Takes the first element of a sequence, waits for an hour, then takes the others. Returns how much the server had
    /// sent in the hour, and how many elements there were.
    @MainActor
    private static func takeSlowly<Sequence: AsyncSequence & Sendable>(
        _ sequence: Sequence, from flood: Flood
    ) async throws -> (sent: Int, count: Int) {
        var sent = 0
        var count = 0
        for try await _ in sequence {
            count += 1
            guard count == 1 else { continue }
            try await Task.sleep(for: .seconds(3_600))
            sent = flood.sentCount
        }
        return (sent, count)
    }

    private func check<Sequence: AsyncSequence & Sendable>(
        _ type: String, _ piece: String, _ sequence: @escaping @MainActor (APIClient) -> Sequence
    ) throws -> Int {
        var found = (sent: 0, count: 0)
        try withVirtualTime { host in
            let census: TransferCensus = .now
            let flood = try Flood(type, piece, times: BackPressureTests.size / piece.utf8.count)
            defer { flood.stop() }
            do {
                let client = APIClient(baseURL: flood.url, timeout: 30)
                found = try host.result(within: 10_000) {
                    try await BackPressureTests.takeSlowly(sequence(client), from: flood)
                }
            }
            host.checkNothingIsLeft(since: census)
        }
        XCTAssertGreaterThan(found.sent, 0)
        XCTAssertLessThan(found.sent, BackPressureTests.most, type)
        return found.count
    }

    func testUnreadBodyIsNotReceived() throws {
        let piece = String(repeating: "x", count: 64 << 10)
        XCTAssertGreaterThan(
            try check("text/plain", piece) { $0.body(Endpoint(.get, "/", timeout: 30)) }, BackPressureTests.size >> 16)
    }

    func testUnreadEventsAreNotReceived() throws {
        let piece = "data: " + String(repeating: "x", count: (64 << 10) - 8) + "\n\n"
        let count: Int = try check("text/event-stream", piece) { client in
            client.events(Endpoint(.get, "/", timeout: 30)).prefix(BackPressureTests.size / piece.utf8.count)
        }
        XCTAssertEqual(count, BackPressureTests.size / piece.utf8.count)
    }

    func testUnreadElementsAreNotReceived() throws {
        let piece = "<a>" + String(repeating: "x", count: (64 << 10) - 7) + "</a>"
        try withVirtualTime { host in
            let flood = try Flood("text/xml", piece, times: BackPressureTests.size / piece.utf8.count)
            defer { flood.stop() }
            let client = APIClient(baseURL: flood.url, timeout: 30)
            let sent: Int = try host.result(within: 10_000) {
                // The response has several root elements, so it is not a valid document. Therefore, the test reads
                // only the first element.
                let found: XMLStream<Int> = client.xml(Endpoint(.get, "/", timeout: 30)) { reader, deliver in
                    reader.onText("a") { deliver($0.utf8.count) }
                }
                for try await _ in found {
                    try await Task.sleep(for: .seconds(3_600))
                    return flood.sentCount
                }
                return 0
            }
            XCTAssertGreaterThan(sent, 0)
            XCTAssertLessThan(sent, BackPressureTests.most)
        }
    }

    func testDamagedBodyAfterAPauseIsAnError() throws {
        var body: [UInt8] = compressed([UInt8](repeating: 0x78, count: 400 << 10))
        body[body.count - 6] ^= 1
        // The rest of the body never arrives.
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count + 9)\r\n\r\n"
        let bytes: [UInt8] = Array(head.utf8) + body
        try withVirtualTime { host in
            let server = try SocketServer { connection in
                // The connection stays open until the client closes it.
                while SocketServer.head(from: connection) != nil {
                    send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                }
            }
            defer { server.stop() }
            let client = APIClient(baseURL: server.url, timeout: 30)
            let started: TimeInterval = MainQueue.shared.now
            let error: APIError = try host.error(within: 10_000) {
                var count = 0
                for try await _ in client.body(Endpoint(.get, "/")) {
                    if count == 0 { try await Task.sleep(for: .seconds(100)) }
                    count += 1
                }
            }
            XCTAssertEqual(error.kind, .notDecodable(path: ""))
            XCTAssertEqual(MainQueue.shared.now - started, 100, accuracy: 1e-6)
        }
    }

    func testLongEventIdentifierAfterAPauseIsAnError() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start(), timeout: 30)
            server.routes.add("/events") { _ in
                ServerReply(
                    headers: ["Content-Type": "text/event-stream"],
                    pieces: [
                        .text("data: a\n\n"), .wait(1),
                        .text("data: " + String(repeating: "x", count: 300 << 10) + "\n\n"), .wait(1),
                        .text("id: " + String(repeating: "x", count: 9_000) + "\n"), .wait(.infinity),
                        .text("\n"),
                    ])
            }
            let error: APIError = try host.error(within: 10_000) {
                for try await event in client.events(Endpoint(.get, "/events")) where event.data == "a" {
                    try await Task.sleep(for: .seconds(100))
                }
            }
            XCTAssertEqual(error.kind, .tooLarge)
        }
    }

    func testReleasingAPausedBodyEndsItsTransfer() throws {
        try withVirtualTime { host in
            let census: TransferCensus = .now
            let flood = try Flood("text/plain", String(repeating: "x", count: 64 << 10), times: 1_000)
            defer { flood.stop() }
            do {
                let client = APIClient(baseURL: flood.url, timeout: 30)
                try host.result(within: 10_000) {
                    for try await _ in client.body(Endpoint(.get, "/")) {
                        try await Task.sleep(for: .seconds(100))
                        break
                    }
                }
                let task = Task { @MainActor in
                    for try await _ in client.body(Endpoint(.get, "/")) { try await Task.sleep(for: .seconds(100)) }
                }
                host.wait(for: 50) { false }
                task.cancel()
                host.wait(for: 1) { client.activeTransferCount == 0 }
                XCTAssertEqual(client.activeTransferCount, 0)
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    /// Neither the timeout nor the total time limit runs while receiving is paused. Afterward, the rest of the limit
    /// remains.
    func testTimeInWhichNothingIsReadDoesNotCount() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let url: URL = try server.start()
            defer { server.stop() }
            server.routes.add("/") { _ in
                let piece = [UInt8](repeating: 1, count: 1 << 20)
                return ServerReply(pieces: [.bytes(piece), .wait(.infinity), .bytes([1])])
            }
            var configuration = APIConfiguration(baseURL: url)
            configuration.totalTimeout = 10
            let client = APIClient(configuration)
            let start: TimeInterval = MainQueue.shared.now
            var error: APIError?
            let count: Int = try host.result(within: 10_000) {
                var count = 0
                do {
                    for try await piece in client.body(Endpoint(.get, "/", timeout: 30)) {
                        if count == 0 { try await Task.sleep(for: .seconds(15)) }
                        count += piece.count
                    }
                } catch let failure as APIError {
                    error = failure
                }
                return count
            }
            XCTAssertEqual(count, 1 << 20)
            XCTAssertEqual(error?.kind, .timedOut)
            XCTAssertEqual(MainQueue.shared.now - start, 25, accuracy: 0.5)
        }
    }
}
