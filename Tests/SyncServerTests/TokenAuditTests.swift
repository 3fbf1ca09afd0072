import Expectations
import APIClient
import Foundation
import Parsing
import TestStage
import Testing

/// Requests to each route without a valid token, with the token of another account, and with the token of the owner.
@MainActor @Suite(.onStage) struct TokenAuditTests {
    /// The expected response to a signed-in person who does not own the item that the request names.
    private enum Access: Equatable {
        /// Anyone may send the request, even without a token.
        case open(Int)
        /// The request is about the account of the token.
        case own(Int)
        /// The request names something of another account, and the response is 404.
        case named
        /// A stream of the events for the account of the token.
        case stream
    }

    private struct Case {
        var access: Access
        var body: RequestBody?

        init(_ access: Access, _ body: RequestBody? = nil) {
            self.access = access
            self.body = body
        }

        init(_ access: Access, json: JSON) {
            self.init(access, .json(json))
        }
    }

    private static let picture: RequestBody = .bytes(Array("private picture".utf8), contentType: "image/png")

    private static let cases: [String: Case] = [
        "POST /sync/accounts": Case(.open(422), json: ["name": "", "email": "", "password": ""]),
        "POST /sync/sessions": Case(.open(422), json: ["email": "ada@example.org", "password": "guess"]),
        "DELETE /sync/sessions": Case(.own(204)),
        "GET /sync/me": Case(.own(200)),
        "PATCH /sync/me": Case(.own(200), json: ["name": "Eve"]),
        "PUT /sync/me/avatar": Case(.own(200), picture),
        "GET /sync/contacts": Case(.own(200)),
        "POST /sync/pictures": Case(.own(201), picture),
        "GET /sync/pictures/{id}": Case(.named),
        "GET /sync/events": Case(.stream),
        "GET /sync/conversations": Case(.own(200)),
        "POST /sync/conversations": Case(.own(201), json: ["members": [1]]),
        "GET /sync/conversations/{id}": Case(.named),
        "PATCH /sync/conversations/{id}": Case(.named, json: ["is_muted": true, "is_archived": true]),
        "GET /sync/conversations/{id}/messages": Case(.named),
        "POST /sync/conversations/{id}/messages": Case(.named, json: ["client_id": "e", "text": "hello"]),
        "POST /sync/conversations/{id}/read": Case(.named, json: ["up_to": 1]),
        "POST /sync/conversations/{id}/typing": Case(.named),
    ]

    /// The strings that only the members of the conversation may receive.
    private static let secrets = ["private message", "private picture"]

    /// A server on which ada, the owner, has sent bo a message with a picture. Her first session has expired.
    private struct Scene {
        let office: Office
        let owner: String
        let expired: String
        let ended: String
        let pictureID: String

        @MainActor init(_ storage: TestStorage) throws {
            office = try Office("ada", "bo", "eve", on: storage, sessionDuration: 600)
            expired = try #require(office.tokens["ada"])
            office.stage.advance(by: 601)
            owner = try #require(try office.signIn("ada"))
            ended = try #require(try office.signIn("ada"))
            try expect(office.send(token: ended, .delete, "/sync/sessions").status, equals: 204)
            try office.send(token: owner, .post, "/sync/conversations", .json(["members": [2]]))
            let upload: Office.Answer = try office.send(token: owner, .post, "/sync/pictures", picture)
            pictureID = try #require(upload.body["id"]?.string)
            let message: JSON = ["client_id": "a", "text": "private message", "picture": .string(pictureID)]
            try office.send(token: owner, .post, "/sync/conversations/1/messages", .json(message))
        }

        /// Sends the request of a route, with the identifier of the owner's conversation or picture.
        @MainActor func send(_ line: String, token: String?, _ body: RequestBody?) throws -> Office.Answer {
            let (method, pattern): (HTTPMethod, String) = try parts(of: line)
            let id: String = pattern.contains("/pictures/") ? pictureID : "1"
            return try office.send(token: token, method, pattern.replacing("{id}", with: id), body)
        }

        /// Returns the contents that only the owner may change.
        @MainActor func contents() throws -> [String] {
            try ["/sync/me", "/sync/conversations", "/sync/conversations/1/messages"].map {
                try office.send(token: owner, .get, $0).text
            }
        }
    }

    private static func parts(of line: String) throws -> (HTTPMethod, String) {
        let parts: [Substring] = line.split(separator: " ")
        return (HTTPMethod(rawValue: String(parts[0])), String(parts[1]))
    }

    /// Returns the routes and their cases. A HEAD route without a case has the case of its GET route.
    private static func routes(of office: Office) throws -> [(line: String, item: Case)] {
        try office.server.routes.lines.map { line in
            let item: Case? = cases[line] ?? (line.hasPrefix("HEAD ") ? cases["GET " + line.dropFirst(5)] : nil)
            return (line, try #require(item, "\(line) has no case."))
        }
    }

    private func expectNoSecret(_ answer: Office.Answer, _ line: String, _ token: String) {
        for secret in Self.secrets { expect(!answer.text.contains(secret), "\(line), \(token)") }
    }

    @Test func `each route has a case, and each case has a route`() throws {
        let office = try Office(on: .sqlite)
        let lines: Set<String> = Set(office.server.routes.lines)
        expect(Set(try Self.routes(of: office).map(\.line)), equals: lines)
        expect(Set(Self.cases.keys).isSubset(of: lines))
    }

    @Test(arguments: TestStorage.allCases)
    func `without a valid token, the response is 401`(_ storage: TestStorage) throws {
        let scene = try Scene(storage)
        let contents: [String] = try scene.contents()
        let tokens: [(name: String, token: String?)] = [
            ("no token", nil), ("an invalid token", "guess"), ("an empty token", ""),
            ("an expired token", scene.expired), ("the token of an ended session", scene.ended),
        ]
        for (line, item) in try Self.routes(of: scene.office) {
            for (name, token) in tokens {
                let answer: Office.Answer = try scene.send(line, token: token, item.body)
                let status: Int = if case .open(let status) = item.access { status } else { 401 }
                expect(answer.status, equals: status, "\(line), \(name)")
                expectNoSecret(answer, line, name)
            }
        }
        try expect(scene.contents(), equals: contents)
    }

    @Test(arguments: TestStorage.allCases)
    func `with the token of another account, the owner's items do not exist`(_ storage: TestStorage) throws {
        let scene = try Scene(storage)
        let contents: [String] = try scene.contents()
        for (line, item) in try Self.routes(of: scene.office) where item.access != .stream {
            // Each route has a new token, because one of the routes invalidates its token.
            let token: String? = try scene.office.signIn("eve")
            let answer: Office.Answer = try scene.send(line, token: token, item.body)
            let status: Int =
                switch item.access {
                case .open(let status), .own(let status): status
                case .named, .stream: 404
                }
            expect(answer.status, equals: status, "\(line): \(answer.text)")
            expectNoSecret(answer, line, "another token")
        }
        let after: [String] = try scene.contents()
        // Only the conversation that eve began is new.
        expect(after[0] == contents[0] && after[2] == contents[2])
        expect(after[1].contains(contents[1].dropFirst().dropLast()))
    }

    @Test(arguments: TestStorage.allCases)
    func `a stream contains only the events for the account of its token`(_ storage: TestStorage) throws {
        let scene = try Scene(storage)
        let token: String? = try scene.office.signIn("eve")
        var received: [String] = []
        let headers: [String: String] = ["Authorization": "Bearer \(token ?? "")", "Last-Event-ID": "0"]
        let task = Task { @MainActor [client = scene.office.client] in
            do {
                for try await event in client.events(Endpoint<Void>(.get, "/sync/events", headers: headers)) {
                    received.append("\(event.type) \(event.data)")
                }
            } catch {}
        }
        defer { task.cancel() }
        scene.office.stage.advance(by: 0.1)
        let message: JSON = ["client_id": "b", "text": "private message"]
        try scene.office.send(token: scene.owner, .post, "/sync/conversations/1/messages", .json(message))
        try scene.office.send(token: scene.owner, .post, "/sync/conversations/1/typing")
        try scene.office.send(token: scene.owner, .patch, "/sync/me", .json(["name": "Ada L."]))
        try expect(scene.office.server.waitForEvents())
        scene.office.stage.advance(by: 1)
        // Everyone receives changes of accounts.
        expect(received.contains { $0.hasPrefix("account ") && $0.contains("Ada L.") })
        expect(received.allSatisfy { $0.hasPrefix("account ") || $0.hasPrefix("begin ") }, "\(received)")
    }

    @Test func `with the token of its owner, the same requests find everything`() throws {
        let scene = try Scene(.sqlite)
        var texts = ""
        for (line, item) in try Self.routes(of: scene.office) where item.access == .named {
            let answer: Office.Answer = try scene.send(line, token: scene.owner, item.body)
            expect((200..<300).contains(answer.status), "\(line): \(answer.text)")
            texts += answer.text
        }
        for secret in Self.secrets { expect(texts.contains(secret)) }
    }
}
