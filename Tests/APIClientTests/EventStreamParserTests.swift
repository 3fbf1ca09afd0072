import Expectations
import TestSupport
import Testing

@testable import APIClient

/// A table of the rules of the HTML standard for `text/event-stream`.
struct EventStreamParserTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var what: String
        var stream: String
        var events: [ServerSentEvent]
        var lastID = ""
        var retry: Int?
        var testDescription: String { what }

        init(_ what: String, _ stream: String, _ events: [ServerSentEvent], lastID: String = "", retry: Int? = nil) {
            (self.what, self.stream, self.events, self.lastID, self.retry) = (what, stream, events, lastID, retry)
        }
    }

    private static func event(_ data: String, type: String = "message", id: String = "") -> ServerSentEvent {
        ServerSentEvent(type: type, data: data, id: id)
    }

    static let cases: [Case] = [
        Case("one line", "data: one\n\n", [event("one")]),
        Case("several lines", "data: YHOO\ndata: +2\ndata: 10\n\n", [event("YHOO\n+2\n10")]),
        Case("line ends of all kinds", "data: a\r\ndata: b\rdata: c\n\r\n", [event("a\nb\nc")]),
        Case("carriage returns alone", "data: a\r\rdata: b\r\r", [event("a"), event("b")]),
        Case(
            "a carriage return and a line feed are one line end", "data: a\r\n\r\ndata: b\r\n\r\n",
            [event("a"), event("b")]),
        Case("no space after the colon", "data:one\n\n", [event("one")]),
        Case("only the first space is removed", "data:   one \n\n", [event("  one ")]),
        Case("a colon in the value", "data: a: b\n\n", [event("a: b")]),
        Case("a field without a colon is empty", "data\n\n", [event("")]),
        Case("two empty fields are a line feed", "data\ndata\n\ndata:\n\n", [event("\n"), event("")]),
        Case("a last event without a line end is dropped", "data: one\n\ndata: two", [event("one")]),
        Case("a last event without an empty line is dropped", "data: one\n\ndata: two\n", [event("one")]),
        Case("comments are ignored", ": hello\n:\ndata: one\n: more\n\n", [event("one")]),
        Case("unknown fields are ignored", "mystery: 1\nDATA: 2\n data: 3\ndata: one\n\n", [event("one")]),
        Case("empty lines alone are not an event", "\n\n\ndata: one\n\n\n\n", [event("one")]),
        Case("a type", "event: add\ndata: one\n\n", [event("one", type: "add")]),
        Case(
            "a type applies to one event", "event: add\ndata: 1\n\ndata: 2\n\n", [event("1", type: "add"), event("2")]),
        Case("the last type counts, and an empty type means message", "event: add\nevent:\ndata: 1\n\n", [event("1")]),
        Case("a type without data is not an event", "event: add\n\ndata: 1\n\n", [event("1")]),
        Case(
            "an identifier applies to later events", "id: 7\ndata: 1\n\ndata: 2\n\n",
            [event("1", id: "7"), event("2", id: "7")],
            lastID: "7"),
        Case(
            "an empty identifier resets the last identifier", "id: 7\ndata: 1\n\nid\ndata: 2\n\n",
            [event("1", id: "7"), event("2")]),
        Case("an identifier without data counts", "id: 7\n\n", [], lastID: "7"),
        Case(
            "an identifier of an incomplete event is dropped", "id: 7\ndata: 1\n\nid: 8\ndata: 2\n",
            [event("1", id: "7")],
            lastID: "7"),
        Case(
            "an identifier with a null is ignored", "id: 7\ndata: 1\n\nid: 8\u{0}\ndata: 2\n\n",
            [event("1", id: "7"), event("2", id: "7")], lastID: "7"),
        Case("a reconnection time", "retry: 1500\ndata: 1\n\n", [event("1")], retry: 1_500),
        Case("a reconnection time without a line end", "retry: 1500", []),
        Case("a reconnection time without an event", "retry: 1500\n", [], retry: 1_500),
        Case("the last reconnection time counts", "retry: 1500\nretry:20\n\n", [], retry: 20),
        Case("a reconnection time with leading zeros", "retry: 000000000000000000000000020\n", [], retry: 20),
        Case(
            "a reconnection time that is not a number",
            "retry: 1.5\nretry: -1\nretry: +1\nretry:  1\nretry: 1 \nretry: 0x1\nretry: ٣\nretry\nretry: 10s\n\n", []),
        Case("an invalid reconnection time is ignored", "retry: 20\nretry: soon\nretry\n\n", [], retry: 20),
        Case("a reconnection time that is too large", "retry: 20\nretry: 99999999999999999999\n\n", [], retry: .max),
        Case("a byte order mark at the beginning is ignored", "\u{FEFF}data: one\n\n", [event("one")]),
        Case("a byte order mark elsewhere is data", "data: a\n\n\u{FEFF}data: b\n\n", [event("a")]),
        Case("only one byte order mark is ignored", "\u{FEFF}\u{FEFF}data: b\n\n", []),
        Case("an empty stream", "", []),
        Case("a line end first", "\ndata: one\n\n", [event("one")]),
        Case("a stream shorter than a byte order mark", "\n\n", []),
        Case("text in several scripts", "data: 縁側 ☂\u{1F302}\n\n", [event("縁側 ☂\u{1F302}")]),
    ]

    @Test(arguments: cases)
    func `a stream is parsed as in the standard`(_ testCase: Case) {
        var parser = EventStreamParser()
        expect(parser.read(Array(testCase.stream.utf8)), equals: testCase.events)
        expect(parser.lastEventID, equals: testCase.lastID)
        expect(parser.retry, equals: testCase.retry)
    }

    @Test(arguments: cases)
    func `the boundaries of pieces do not matter`(_ testCase: Case) {
        let bytes: [UInt8] = Array(testCase.stream.utf8)
        var parser = EventStreamParser()
        expect(bytes.flatMap { parser.read([$0]) }, equals: testCase.events)
        for cut in 0...bytes.count {
            var parser = EventStreamParser()
            expect(parser.read(bytes[..<cut]) + parser.read(bytes[cut...]), equals: testCase.events)
        }
    }

    @Test func `invalid UTF-8 is replaced`() {
        var parser = EventStreamParser()
        let bytes: [UInt8] = Array("data: a".utf8) + [0xFF, 0xC3] + Array("b\n\n".utf8)
        expect(parser.read(bytes).map(\.data), equals: ["a\u{FFFD}\u{FFFD}b"])
    }

    @Test func `an event has a size limit`() {
        var parser = EventStreamParser(limit: 100)
        expect(parser.read(Array("data: 1\n\n".utf8)).count, equals: 1)
        for _ in 0..<20 { _ = parser.read(Array("data: 0123456789\n".utf8)) }
        expect(parser.isTooLong)
        var other = EventStreamParser(limit: 100)
        _ = other.read([UInt8](repeating: 0x20, count: 200))
        expect(other.isTooLong)
    }

    @Test func `types and identifiers count toward the limit`() {
        for field in ["id", "event"] {
            var parser = EventStreamParser(limit: 100)
            _ = parser.read(Array("\(field): \(String(repeating: "x", count: 60))\ndata: 1\n".utf8))
            expect(!parser.isTooLong)
            _ = parser.read(Array("data: \(String(repeating: "y", count: 60))".utf8))
            expect(parser.isTooLong)
        }
    }

    @Test func `an identifier that does not fit into a header is too long`() {
        var parser = EventStreamParser()
        let id = String(repeating: "x", count: EventStreamParser.longestID)
        expect(parser.read(Array("id: \(id)\ndata: 1\n\n".utf8)).map(\.id), equals: [id])
        expect(parser.read(Array("id: \(id)x\ndata: 2\n\n".utf8)).isEmpty)
        expect(parser.isTooLong)
        expect(parser.lastEventID, equals: id)
    }

    @Test func `random bytes are parsed without a crash`() {
        var generator = SplitMix64(seed: 11)
        let words: [String] = ["data", "event", "id", "retry", ":", " ", "\n", "\r", "\r\n", "x", "7", "\u{0}", "é"]
        for _ in 0..<2_000 {
            let text: String = (0..<30).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
            let bytes: [UInt8] = Array(text.utf8)
            var whole = EventStreamParser()
            var pieces = EventStreamParser()
            let events: [ServerSentEvent] = whole.read(bytes)
            expect(bytes.flatMap { pieces.read([$0]) }, equals: events)
            expect(events.allSatisfy { !$0.type.isEmpty })
        }
    }
}
