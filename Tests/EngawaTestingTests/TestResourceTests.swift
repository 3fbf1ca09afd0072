import Expectations
import Foundation
import Testing

@testable import EngawaTesting

/// Tests of the routes of a resource, called without a client.
struct TestResourceTests {
    private struct Book: Codable, Identifiable, Equatable, Sendable {
        var id: Int
        var title: String
        var isLent = false
    }

    private let server = TestServer()
    private let books = TestResource(
        (1...3).map { Book(id: $0, title: "Book \($0)") }, usesSnakeCase: true, searching: \.title,
        rejecting: { book, others in others.contains { $0.title == book.title } ? ["title": "Taken."] : [:] },
        makeItem: { Book(id: $0, title: "") })

    init() {
        server.routes.serve(books, at: "/books", size: 2)
        server.routes.put("/books/{id}/loan") { [books] in books.reply(to: $0) { $0.isLent = true } }
    }

    /// Returns the reply to a request as status and body.
    private func reply(_ line: String, _ body: String = "") -> String {
        let parts: [Substring] = line.split(separator: " ")
        let target: [Substring] = parts[1].split(separator: "?")
        let query: [(String, String)] =
            target.dropFirst().first?.split(separator: "&").map { field in
                let pair = field.split(separator: "=")
                return (String(pair[0]), String(pair[1]))
            } ?? []
        let request = RecordedRequest(
            String(parts[0]), String(target[0]), query: Dictionary(uniqueKeysWithValues: query), body: Array(body.utf8))
        guard let reply = server.routes.reply(to: request) else { return "no route" }
        let text: String = reply.pieces.map { piece in
            if case .bytes(let bytes) = piece { String(decoding: bytes, as: UTF8.self) } else { "" }
        }.joined()
        return "\(reply.status) \(text)"
    }

    @Test func `requests read and change the items`() {
        let table: [(line: String, body: String, reply: String)] = [
            (
                "GET /books", "",
                #"200 [{"id":1,"is_lent":false,"title":"Book 1"},{"id":2,"is_lent":false,"title":"Book 2"}]"#
            ),
            ("GET /books?page=2", "", #"200 [{"id":3,"is_lent":false,"title":"Book 3"}]"#),
            ("GET /books?q=x", "", "200 []"),
            ("GET /books/2", "", #"200 {"id":2,"is_lent":false,"title":"Book 2"}"#),
            ("GET /books/9", "", "404 "),
            ("POST /books", #"{"title":"Emma"}"#, #"201 {"id":4,"is_lent":false,"title":"Emma"}"#),
            ("POST /books", #"{"title":"Emma"}"#, #"422 {"fields":{"title":"Taken."}}"#),
            ("PATCH /books/1", #"{"is_lent":true}"#, #"200 {"id":1,"is_lent":true,"title":"Book 1"}"#),
            ("PUT /books/1", #"{"title":"Emma"}"#, #"422 {"fields":{"title":"Taken."}}"#),
            ("PATCH /books/9", "{}", "404 "),
            ("PUT /books/2/loan", "", #"200 {"id":2,"is_lent":true,"title":"Book 2"}"#),
            ("PUT /books/9/loan", "", "404 "),
            ("DELETE /books/1", "", "204 "),
            ("DELETE /books/1", "", "404 "),
            ("POST /books", #"{"title":"Persuasion"}"#, #"201 {"id":5,"is_lent":false,"title":"Persuasion"}"#),
            ("POST /books", "[]", "500 The body of the request is not a JSON object.\n"),
        ]
        for (line, body, expected) in table {
            let found: String = reply(line, body)
            expect(found, equals: expected, "\(line)")
        }
        expect(books.items.map(\.id), equals: [2, 3, 4, 5])
    }

    @Test func `a word is searched without regard to case`() {
        expect(reply("GET /books?q=bOOK"), equals: reply("GET /books"))
        expect(reply("GET /books?q=3"), equals: #"200 [{"id":3,"is_lent":false,"title":"Book 3"}]"#)
    }

    @Test func `each change is sent to the streams`() {
        let key: UInt64 = books.events.open(after: nil)
        for (line, body) in [
            ("POST /books", #"{"title":"Emma"}"#), ("POST /books", #"{"title":"Emma"}"#),
            ("PATCH /books/4", #"{"is_lent":true}"#), ("PUT /books/2/loan", ""), ("DELETE /books/4", ""),
        ] {
            _ = reply(line, body)
        }
        var text = ""
        while case .bytes(let bytes) = books.events.next(for: key, limit: 4_096) {
            text += String(decoding: bytes, as: UTF8.self)
        }
        let lines: [Substring] = text.split(separator: "\n")
        let types: [String] = lines.filter { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) }
        expect(types, equals: ["created", "changed", "changed", "removed"])
        expect(text.contains(#"data: {"id":2,"is_lent":true,"title":"Book 2"}"#))
        expect(reply("GET /books/events"), equals: "200 ")
    }

    @Test func `members that end with an abbreviation are read in snake case`() {
        struct Album: Codable, Identifiable, Sendable {
            struct Side: Codable, Sendable {
                var audioURL: String
            }

            var id: Int
            var coverURL: String
            var artistID: Int?
            var sides: [Side] = []
            var isLive = false
        }
        let first = Album(id: 1, coverURL: "a", sides: [Album.Side(audioURL: "x")])
        let albums = TestResource([first], usesSnakeCase: true)
        server.routes.serve(albums, at: "/albums")
        expect(
            reply("PATCH /albums/1", "{}"),
            equals: #"200 {"cover_url":"a","id":1,"is_live":false,"sides":[{"audio_url":"x"}]}"#)
        expect(
            reply("PATCH /albums/1", #"{"artist_id":5,"cover_url":"b","is_live":true,"sides":[{"audio_url":"y"}]}"#),
            equals:
                #"200 {"artist_id":5,"cover_url":"b","id":1,"is_live":true,"sides":[{"audio_url":"y"}]}"#)
        expect(
            reply("POST /albums", #"{"id":2,"cover_url":"c","is_live":false,"sides":[]}"#),
            equals: #"201 {"cover_url":"c","id":2,"is_live":false,"sides":[]}"#)
    }

    @Test func `an item remains unchanged if its change fails`() throws {
        struct Problem: Error {}
        let key: UInt64 = books.events.open(after: nil)
        #expect(throws: Problem.self) {
            try books.change(1) { book in
                book.title = "x"
                throw Problem()
            }
        }
        expect(books.items[0].title, equals: "Book 1")
        guard case .bytes(let bytes) = books.events.next(for: key, limit: 4_096) else { return }
        expect(String(decoding: bytes, as: UTF8.self), equals: ":\n")
    }
}
