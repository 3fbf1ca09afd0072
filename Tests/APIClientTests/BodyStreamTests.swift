import DemoServer
import Foundation
import HostClock
import HostHeadless
import Synchronization
import XCTest

@testable import APIClient

/// Tests of bodies that are read while they are received, in virtual time.
final class BodyStreamTests: XCTestCase {
    func testPiecesArriveWhenTheyAreSent() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start(), responseLimit: 10)
            let start: TimeInterval = MainQueue.shared.now
            let found: [(count: Int, time: TimeInterval)] = try host.result(within: 100) {
                var found: [(count: Int, time: TimeInterval)] = []
                let endpoint = Endpoint<Void>(
                    .get, "/http/bytes/500", query: ["piece": "100", "pause": "20"], timeout: 30)
                for try await piece in client.body(endpoint) {
                    found.append((piece.count, MainQueue.shared.now - start))
                }
                return found
            }
            XCTAssertEqual(found.map(\.count), [100, 100, 100, 100, 100])
            XCTAssertEqual(found.map { $0.time.rounded() }, [0, 20, 40, 60, 80])
        }
    }

    func testBodyObserverReceivesTheBodySoFar() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let counts = Mutex<[Int]>([])
            let whole: [UInt8] = try host.result(within: 100) {
                let endpoint = Endpoint<[UInt8]>(
                    .get, "/http/bytes/500", query: ["piece": "100", "pause": "2"], decode: { $0.body })
                return try await client.send(endpoint) { body in counts.withLock { $0.append(body.count) } }
            }
            XCTAssertEqual(counts.withLock { $0 }, [100, 200, 300, 400, 500])
            XCTAssertEqual(whole.count, 500)
            let failure: [UInt8]? = try? host.result {
                try await client.send(Endpoint<[UInt8]>(.get, "/http/status/404", decode: { $0.body })) { body in
                    counts.withLock { $0.append(-body.count) }
                }
            }
            XCTAssertNil(failure)
            XCTAssertFalse(counts.withLock { $0 }.contains { $0 < 0 })
        }
    }

    func testCompressedPiecesAreDecompressed() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let text: String = try host.result {
                var bytes: [UInt8] = []
                for try await piece in client.body(Endpoint(.get, "/http/gzip")) { bytes += piece }
                return String(decoding: bytes, as: UTF8.self)
            }
            XCTAssertTrue(text.hasPrefix("{\"method\": \"GET\""), text)
        }
    }

    func testReleasingTheIteratorEndsTheTransfer() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let count: Int = try host.result {
                for try await piece in client.body(
                    Endpoint(.get, "/http/bytes/500", query: ["piece": "100", "pause": "20"]))
                {
                    return piece.count
                }
                return 0
            }
            XCTAssertEqual(count, 100)
            host.settle()
            XCTAssertEqual(client.activeTransferCount, 0)
        }
    }

    func testInterruptedRequestIsNotRepeatedAfterAPiece() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            var configuration = APIConfiguration(baseURL: try server.start())
            configuration.retry = RetryPolicy(firstDelay: 1, random: { 1 })
            let client = APIClient(configuration)
            server.routes.add("/x") { _ in ServerReply(pieces: [.text("one"), .wait(1), .drop]) }
            server.faults.once(.status(500))
            var pieces: [String] = []
            let error: APIError = try host.error {
                for try await piece in client.body(Endpoint(.get, "/x")) {
                    pieces.append(String(decoding: piece, as: UTF8.self))
                }
            }
            XCTAssertEqual(error.kind, .connectionLost)
            // The first attempt failed before any data was received.
            XCTAssertEqual(pieces, ["one"])
            XCTAssertEqual(server.requests.count, 2)
        }
    }
}
