import DemoServer
import Foundation
import HostClock
import HostHeadless
import Parsing
import XCTest

@testable import APIClient

/// Tests of XML responses that are parsed while they are received, in virtual time.
final class XMLStreamTests: XCTestCase {
    private static func words(_ client: APIClient) -> XMLStream<String> {
        client.xml(Endpoint(.get, "/words")) { reader, deliver in
            reader.onStart("*") { throw XMLDecodingError(path: $0.name, offset: nil, reason: "words were expected") }
            reader.onText("words/word") { deliver($0) }
        }
    }

    func testValuesArriveWithTheirEndTags() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            server.routes.add("/words") { _ in
                ServerReply(pieces: [
                    .text("<words><word>a</word><word>b</wo"), .wait(3), .text("rd>"), .wait(3), .text("<word>"),
                    .wait(3), .text("c</word></words>"),
                ])
            }
            let client = APIClient(baseURL: try server.start(), serviceName: "Words")
            let start: TimeInterval = MainQueue.shared.now
            let found: [String] = try host.result(within: 60) {
                var found: [String] = []
                for try await words in Self.words(client) {
                    found.append("\(words.joined()) \(Int((MainQueue.shared.now - start).rounded()))")
                }
                return found
            }
            XCTAssertEqual(found, ["a 0", "b 3", "c 9"])
        }
    }

    /// Checks that a stream delivers the values before an error, and then the error.
    private func expectValues(
        _ pieces: [ServerReply.Piece], gives values: [String], then kind: APIError.Kind, line: UInt = #line
    ) throws {
        try withVirtualTime { host in
            let server = DemoServer()
            server.routes.add("/words") { _ in ServerReply(pieces: pieces) }
            let client = APIClient(baseURL: try server.start(), serviceName: "Words")
            var found: [String] = []
            let error: APIError = try host.error {
                for try await words in Self.words(client) { found += words }
            }
            XCTAssertEqual(found, values, line: line)
            XCTAssertEqual(error.kind, kind, line: line)
            host.settle()
            XCTAssertEqual(client.activeTransferCount, 0, line: line)
        }
    }

    func testMalformedDocumentIsAnError() throws {
        try expectValues(
            [.text("<words><word>a</word>"), .wait(1), .text("</wrong>")], gives: ["a"],
            then: .notDecodable(path: "words"))
    }

    /// Tests every way of splitting the document into two pieces, and a single piece.
    func testValuesBeforeAnErrorAreDeliveredForAllPieces() throws {
        let text = "<words><word>a</word><word>b</word></wrong>"
        for cut in 0..<text.count {
            try expectValues(
                [.text(String(text.prefix(cut))), .wait(1), .text(String(text.dropFirst(cut)))], gives: ["a", "b"],
                then: .notDecodable(path: "words"))
        }
    }

    func testTruncatedDocumentIsAnError() throws {
        try expectValues([.text("<words><word>a</word>")], gives: ["a"], then: .notDecodable(path: "words"))
    }

    func testAnotherDocumentIsAnError() throws {
        try expectValues([.text("<html><body/></html>")], gives: [], then: .notDecodable(path: "html"))
    }

    func testEmptyDocumentIsAnError() throws {
        try expectValues([], gives: [], then: .notDecodable(path: ""))
    }

    func testBrokenConnectionIsAnError() throws {
        try expectValues([.text("<words><word>a</word>"), .wait(1), .drop], gives: ["a"], then: .connectionLost)
    }

    /// Content types, and documents that contain only “é”.
    private static var encodedAnswers: [(type: String, bytes: [UInt8])] {
        let text = Array("<?xml version='1.0' encoding='utf-8'?><words><word>\u{E9}</word></words>".unicodeScalars)
            .map { UInt8($0.value) }
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<words><word>\u{E9}</word></words>".utf8)
        return [
            ("text/xml; charset=ISO-8859-1", text), ("application/xml;a=b; Charset=\"iso-8859-1\"", text),
            ("text/xml; charset=iso-8859-1", marked), ("text/xml; charset=nobody-knows", marked), ("text/xml", marked),
        ]
    }

    /// The charset of `Content-Type` overrides the document's declaration, and a byte order mark overrides both.
    func testContentTypeDeterminesTheEncodingOfAStream() throws {
        for (type, bytes) in Self.encodedAnswers {
            for cut in 0..<6 {
                try withVirtualTime { host in
                    let server = DemoServer()
                    server.routes.add("/words") { _ in
                        ServerReply(
                            headers: ["Content-Type": type],
                            pieces: [.bytes(Array(bytes[..<cut])), .wait(1), .bytes(Array(bytes[cut...]))])
                    }
                    let client = APIClient(baseURL: try server.start(), serviceName: "Words")
                    let found: [String] = try host.result {
                        var found: [String] = []
                        for try await words in Self.words(client) { found += words }
                        return found
                    }
                    XCTAssertEqual(found, ["\u{E9}"], "\(type) \(cut)")
                }
            }
        }
    }

    func testContentTypeDeterminesTheEncodingOfAWholeResponse() throws {
        for (type, bytes) in Self.encodedAnswers {
            try withVirtualTime { host in
                let server = DemoServer()
                server.routes.add("/words") { _ in
                    ServerReply(headers: ["Content-Type": type], pieces: [.bytes(bytes)])
                }
                let client = APIClient(baseURL: try server.start(), serviceName: "Words")
                let endpoint = Endpoint<[String]>(.get, "/words", decoder: FastXMLDecoder())
                XCTAssertEqual(try host.result { try await client.send(endpoint) }, ["\u{E9}"], type)
            }
        }
    }

    func testDecodingErrorOfAWholeResponseHasAPath() throws {
        struct Numbers: Decodable, Sendable { var number: [Int] }
        let answers: [(text: String, path: String)] = [
            ("<numbers><number>1</number><number>two</number></numbers>", "numbers/number[1]"),
            ("<numbers><number>1</numbers>", "numbers/number"), ("", ""),
        ]
        for (text, path) in answers {
            try withVirtualTime { host in
                let server = DemoServer()
                server.routes.add("/numbers") { _ in ServerReply(text: text) }
                let client = APIClient(baseURL: try server.start(), serviceName: "Numbers")
                let endpoint = Endpoint<Numbers>(.get, "/numbers", decoder: FastXMLDecoder())
                let error: APIError = try host.error { try await client.send(endpoint) }
                XCTAssertEqual(error.kind, .notDecodable(path: path))
                XCTAssert(error.details.hasPrefix("\(client.baseURL)/numbers: \(path)"), error.details)
            }
        }
    }

    func testCancelingIsNotTheEndOfTheDocument() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            server.routes.add("/words") { _ in
                ServerReply(pieces: [.text("<words><word>a</word>"), .wait(100), .text("</words>")])
            }
            let client = APIClient(baseURL: try server.start(), serviceName: "Words")
            let error: APIError = try host.error {
                let task = Task { for try await _ in Self.words(client) {} }
                try await Task.sleep(for: .seconds(1))
                task.cancel()
                try await task.value
            }
            XCTAssertEqual(error.kind, .cancelled)
            host.settle()
            XCTAssertEqual(client.activeTransferCount, 0)
        }
    }
}
