import Foundation
import HostClock
import HostHeadless
import TestSupport
import XCTest

@testable import APIClient

/// Tests of compressed responses (RFC 9110, 8.4.1; RFC 1950 to 1952), in virtual time.
final class CompressionTests: XCTestCase {
    private static let text: [UInt8] = Array(String(repeating: "engawa, a porch. ", count: 200).utf8)

    private static func answer(_ coding: String, _ body: [UInt8], status: String = "200 OK") -> [UInt8] {
        let head = "HTTP/1.1 \(status)\r\nContent-Encoding: \(coding)\r\nContent-Length: \(body.count)\r\n\r\n"
        return Array(head.utf8) + body
    }

    private static let whole = Endpoint<[UInt8]>(.get, "/x") { $0.body }

    /// Calls `body` with a peer and its client.
    private func withPeer(
        limit: Int = 1 << 20, _ body: @MainActor (HeadlessHost, HostilePeer, APIClient) throws -> Void
    ) throws {
        try withVirtualTime { host in
            let peer = try HostilePeer()
            defer { peer.stop() }
            try body(host, peer, APIClient(baseURL: peer.url, serviceName: "Colr", responseLimit: limit))
        }
    }

    func testAllFormatsAreDecompressed() throws {
        try withPeer { host, peer, client in
            let forms: [(String, [UInt8])] = [
                ("gzip", compressed(CompressionTests.text)), ("x-gzip", compressed(CompressionTests.text)),
                ("GZIP", compressed(CompressionTests.text)), ("identity, gzip", compressed(CompressionTests.text)),
                ("deflate", compressed(CompressionTests.text, bits: 15)),
                ("deflate", compressed(CompressionTests.text, bits: -15)),
                ("identity", CompressionTests.text), ("", CompressionTests.text),
                // Successive members form one body.
                (
                    "gzip",
                    compressed(Array(CompressionTests.text[..<500])) + compressed(Array(CompressionTests.text[500...]))
                ),
            ]
            for (coding, body) in forms {
                peer.say(CompressionTests.answer(coding, body), after: .none)
                let text: [UInt8] = try host.result { try await client.send(CompressionTests.whole) }
                XCTAssertEqual(text, CompressionTests.text, coding)
            }
        }
    }

    func testTruncatedBodyIsAnError() throws {
        try withPeer { host, peer, client in
            for bits: Int32 in [31, 15] {
                let body: [UInt8] = compressed(CompressionTests.text, bits: bits)
                for count in stride(from: 1, to: body.count, by: 3) {
                    let coding: String = bits == 31 ? "gzip" : "deflate"
                    peer.say(CompressionTests.answer(coding, Array(body[..<count])), after: .none)
                    let error: APIError = try host.error { _ = try await client.send(CompressionTests.whole) }
                    XCTAssertEqual(error.kind, .connectionLost, "\(coding) \(count)")
                    XCTAssertTrue(error.details.hasSuffix("the compressed response is incomplete"))
                }
            }
            peer.say(CompressionTests.answer("gzip", compressed(CompressionTests.text).dropLast(4)), after: .none)
            let error: APIError = try host.error {
                for try await _ in client.body(Endpoint(.get, "/x")) {}
            }
            XCTAssertEqual(error.kind, .connectionLost)
        }
    }

    func testDamagedBodyIsAnError() throws {
        try withPeer { host, peer, client in
            let good: [UInt8] = compressed(CompressionTests.text)
            var broken: [UInt8] = good
            broken[broken.count - 6] ^= 1
            for body in [Array("{}".utf8), broken, good + [1, 2, 3]] {
                peer.say(CompressionTests.answer("gzip", body), after: .none)
                let error: APIError = try host.error { _ = try await client.send(CompressionTests.whole) }
                XCTAssertEqual(error.kind, .notDecodable(path: ""))
                XCTAssertTrue(error.details.contains("is damaged"), error.details)
            }
            for coding in ["br", "gzip, gzip"] {
                peer.say(CompressionTests.answer(coding, good), after: .none)
                let error: APIError = try host.error { _ = try await client.send(CompressionTests.whole) }
                XCTAssertEqual(error.kind, .notDecodable(path: ""))
            }
        }
    }

    func testRequestedCodingIsNotDecoded() throws {
        try withPeer { host, peer, client in
            var endpoint: Endpoint<[UInt8]> = CompressionTests.whole
            endpoint.headers = ["Accept-Encoding": "br"]
            peer.say(CompressionTests.answer("br", [1, 2, 3]), after: .none)
            XCTAssertEqual(try host.result { [endpoint] in try await client.send(endpoint) }, [1, 2, 3])
        }
    }

    func testResponseWithoutABodyIsComplete() throws {
        try withPeer { host, peer, client in
            for status in ["200 OK", "204 No Content"] {
                peer.say(CompressionTests.answer("gzip", [], status: status), after: .none)
                XCTAssertEqual(try host.result { try await client.send(CompressionTests.whole) }, [])
            }
            peer.say(
                Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 70\r\n\r\n".utf8), after: .none)
            try host.result { try await client.send(Endpoint<Void>(.head, "/x")) }
        }
    }

    func testDownloadIsNotDecompressed() throws {
        try withPeer { host, peer, client in
            let folder = try TemporaryFolder()
            let body: [UInt8] = compressed(CompressionTests.text)
            peer.say(CompressionTests.answer("gzip", body), after: .none)
            let file: URL = try host.result {
                try await client.download(Endpoint(.get, "/x"), to: folder.file("a")).value
            }
            XCTAssertEqual([UInt8](try Data(contentsOf: file)), body)
        }
    }

    /// 16 MB of zeros are 16 KB when compressed.
    func testBodyThatIsTooLargeIsRefusedDuringDecompression() throws {
        try withPeer(limit: 100_000) { host, peer, client in
            let count = 16 << 20
            let body: [UInt8] = compressed([UInt8](repeating: 0, count: count))
            XCTAssertLessThan(body.count, 20_000)
            peer.say(CompressionTests.answer("gzip", body), after: .none)
            XCTAssertEqual(try host.error { _ = try await client.send(CompressionTests.whole) }.kind, .tooLarge)
            // A stream accepts the body even if it is read slowly, because the pieces that wait stay compressed.
            let sizes: [Int] = try host.result(within: 10_000) {
                var sizes: [Int] = []
                for try await piece in client.body(Endpoint(.get, "/x")) {
                    if sizes.count % 50 == 0 { try await Task.sleep(for: .seconds(60)) }
                    sizes.append(piece.count)
                }
                return sizes
            }
            XCTAssertEqual(sizes.reduce(0, +), count)
            XCTAssertLessThanOrEqual(sizes.max() ?? 0, 64 << 10)
        }
    }
}
