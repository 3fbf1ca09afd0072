import Expectations
import APIClient
import Foundation
import Parsing
import SyncServer
import TestStage
import TestSupport
import Testing

/// The requests of a messenger, over HTTP in virtual time.
@MainActor @Suite(.onStage) struct SyncServerTests {
    private func check(
        _ answer: Office.Answer, _ status: Int, _ values: [String: JSON] = [:],
        location: SourceLocation = #_sourceLocation
    ) {
        expect(answer.status, equals: status, "\(answer.body)", sourceLocation: location)
        for (name, value) in values {
            expect(answer.body[name], equals: value, "\(name): \(answer.body)", sourceLocation: location)
        }
    }

    // MARK: Accounts

    @Test(arguments: TestStorage.allCases)
    func `accounts sign up, in and out, and wrong input is explained`(_ storage: TestStorage) throws {
        let office = try Office("ada", on: storage, sessionDuration: 60)
        check(try office.ask("ada", .get, "/sync/me"), 200, ["id": 1, "name": "ada", "email": "ada@example.org"])
        let refused: Office.Answer = try office.ask(
            nil, .post, "/sync/accounts", ["name": " ", "email": "ADA@example.org", "password": "short"])
        check(refused, 422)
        expect(refused.body["fields"]?.object?.keys.sorted(), equals: ["email", "name", "password"])
        check(try office.ask(nil, .post, "/sync/accounts", ["name": "x"]), 400)
        let wrong: JSON = ["email": "ada@example.org", "password": "wrong"]
        check(try office.ask(nil, .post, "/sync/sessions", wrong), 422)
        let right: JSON = ["email": " Ada@Example.org", "password": "ada-password"]
        let second: Office.Answer = try office.ask(nil, .post, "/sync/sessions", right)
        check(second, 200)
        let token: String? = second.body["token"]?.string
        check(try office.send(token: token, .get, "/sync/me"), 200)
        check(try office.send(token: token, .delete, "/sync/sessions"), 204)
        check(try office.send(token: token, .get, "/sync/me"), 401)
        check(try office.ask("ada", .get, "/sync/me"), 200)
        office.stage.advance(by: 61)
        check(try office.ask("ada", .get, "/sync/me"), 401)
    }

    @Test(arguments: [
        ("éàüöçñå", 422), ("éàüöçñåø", 201), (String(repeating: "é", count: 200), 201),
        (String(repeating: "é", count: 201), 422), (String(repeating: "👨‍👩‍👧‍👦", count: 200), 422),
    ]) func `a password has 8 to 200 characters and at most 4,096 bytes`(_ password: String, _ status: Int) throws {
        let office = try Office(database: .inMemory)
        let input: JSON = ["name": "ada", "email": "ada@example.org", "password": .string(password)]
        check(try office.ask(nil, .post, "/sync/accounts", input), status)
        // Sign-in accepts the same passwords.
        check(try office.ask(nil, .post, "/sync/sessions", input), status == 201 ? 200 : 422)
    }

    @Test func `the server stores a hash by Argon2id instead of the password`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.url.appending(path: "sync.sqlite")
        let office = try Office(["ada"], database: .file(file.path))
        office.server.stop()
        var bytes = Data()
        for path in [file.path, file.path + "-wal"] {
            bytes += (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
        }
        expect(bytes.range(of: Data("$argon2id$v=19$".utf8)) != nil)
        expect(bytes.range(of: Data("ada@example.org".utf8)) != nil)
        expectNil(bytes.range(of: Data("ada-password".utf8)))
    }

    @Test func `the server closes a connection that sends nothing`() throws {
        let server = try SyncServer(passwords: .minimum, idleLimit: 1)
        let port = UInt16(try #require(try server.start().port))
        defer { server.stop() }
        let connection: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected: Int32 = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        expect(isConnected, equals: 0)
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        // The call returns 0 when the server closes the connection.
        var byte: UInt8 = 0
        expect(recv(connection, &byte, 1, 0), equals: 0)
    }

    @Test(arguments: TestStorage.allCases)
    func `after ten wrong passwords an address waits a minute`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", on: storage)
        let right: JSON = ["email": "ada@example.org", "password": "ada-password"]
        for _ in 0..<10 {
            check(
                try office.ask(nil, .post, "/sync/sessions", ["email": "ada@example.org", "password": "wrong"]), 422)
        }
        check(try office.ask(nil, .post, "/sync/sessions", right), 429)
        check(
            try office.ask(nil, .post, "/sync/sessions", ["email": "bo@example.org", "password": "bo-password"]), 200)
        office.stage.advance(by: 61)
        check(try office.ask(nil, .post, "/sync/sessions", right), 200)
    }

    @Test(arguments: TestStorage.allCases)
    func `contacts are all other users, sorted by name, in pages, and can be searched`(_ storage: TestStorage) throws {
        let office = try Office("zoé", "ada", "bo", "cy", on: storage)
        func names(_ target: String) throws -> [String?] {
            try office.ask("bo", .get, target).body.array?.map { $0["name"]?.string } ?? []
        }
        try expect(names("/sync/contacts"), equals: ["ada", "cy", "zoé"])
        try expect(names("/sync/contacts?per_page=2&page=2"), equals: ["zoé"])
        try expect(names("/sync/contacts?q=ZOE"), equals: ["zoé"])
        try expect(names("/sync/contacts?q=cy%40example"), equals: ["cy"])
    }

    @Test(arguments: TestStorage.allCases)
    func `an account sends at most 600 messages in a minute`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", on: storage)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        func send(_ name: String, _ client: String) throws -> Office.Answer {
            try office.ask(name, .post, "/sync/conversations/1/messages", ["client_id": .string(client), "text": "x"])
        }
        for number in 1...600 { _ = try send("ada", "\(number)") }
        check(try send("ada", "601"), 429)
        check(try send("ada", "600"), 200)
        check(try send("bo", "1"), 201)
        office.stage.advance(by: 61)
        check(try send("ada", "601"), 201)
    }

    // MARK: Conversations

    @Test(arguments: TestStorage.allCases)
    func `members share one conversation, and each has separate settings and counts`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", "cy", on: storage)
        let first: Office.Answer = try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        check(first, 201, ["id": 1, "unread_count": 0])
        check(try office.ask("bo", .post, "/sync/conversations", ["members": [1, 2]]), 200, ["id": 1])
        check(try office.ask("ada", .post, "/sync/conversations", ["members": [2, 3]]), 201, ["id": 2])
        check(try office.ask("ada", .post, "/sync/conversations", ["members": []]), 422)
        check(try office.ask("ada", .post, "/sync/conversations", ["members": [9]]), 422)
        check(
            try office.ask("ada", .patch, "/sync/conversations/1", ["is_muted": true]), 200,
            ["is_muted": true, "is_archived": false])
        check(try office.ask("bo", .get, "/sync/conversations/1"), 200, ["is_muted": false])
        try office.ask("bo", .post, "/sync/conversations/1/messages", ["client_id": "a", "text": "hello"])
        let seen: [JSON] = try office.ask("ada", .get, "/sync/conversations").body.array ?? []
        expect(seen.map { $0["id"] } == [1, 2] && seen.first?["unread_count"] == 1)
        expect(seen.first?["last_message"]?["text"], equals: "hello")
        check(
            try office.ask("ada", .post, "/sync/conversations/1/read", ["up_to": 99]), 200, ["unread_count": 0])
        try expect(
            office.ask("bo", .get, "/sync/conversations/1").body["members"]?[0]?["read_up_to"], equals: 1)
    }

    @Test(arguments: TestStorage.allCases)
    func `a message that is sent again is stored once, and pages go back to the first`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", on: storage)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        let target = "/sync/conversations/1/messages"
        for number in 1...5 {
            let body: JSON = ["client_id": "c\(number)", "text": "message \(number)"]
            check(try office.ask("ada", .post, target, body), 201, ["id": .number(JSONNumber(number))])
            check(try office.ask("ada", .post, target, body), 200, ["id": .number(JSONNumber(number))])
        }
        check(try office.ask("bo", .post, target, ["client_id": "c1", "text": "mine", "reply_to": 2]), 201)
        for (body, status) in [
            (["client_id": "e", "text": " \n"], 422), (["client_id": "", "text": "x"], 422), (["text": "x"], 400),
            (["client_id": "r", "text": "x", "reply_to": 99], 404),
            (["client_id": "p", "text": "x", "picture": "unknown"], 404),
        ] as [(JSON, Int)] {
            check(try office.ask("ada", .post, target, body), status)
        }
        var (found, next): ([JSON?], String?) = ([], nil)
        repeat {
            let page: JSON = try office.ask("bo", .get, "\(target)?limit=4" + (next.map { "&before=\($0)" } ?? "")).body
            found += page["items"]?.array?.map { $0["id"] } ?? []
            next = page["next"]?.string
        } while next != nil
        expect(found, equals: [6, 5, 4, 3, 2, 1])
        let matches: JSON = try office.ask("bo", .get, "\(target)?q=MESSAGE%203").body
        expect(matches["items"]?.array?.count, equals: 1)
    }

    @Test(arguments: TestStorage.allCases)
    func `members receive messages, marks and typing, even after a lost connection`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", "cy", on: storage)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        var events: [String] = []
        let task = office.listen("bo") { type, data in
            events.append(data["text"]?.string.map { "\(type) \($0)" } ?? type)
            // No message after the newest one is read.
            if type == "read" { expect(data["up_to"], equals: 1) }
        }
        var strangers = 0
        let other = office.listen("cy") { type, _ in strangers += type == "begin" ? 0 : 1 }
        let target = "/sync/conversations/1"
        try office.ask("ada", .post, "\(target)/typing")
        try office.ask("ada", .post, "\(target)/messages", ["client_id": "a", "text": "one"])
        try office.ask("bo", .post, "\(target)/read", ["up_to": 99])
        office.stage.advance(by: 1)
        expect(events, equals: ["begin", "typing", "message one", "read", "conversation"])
        events = []
        office.server.dropEvents(of: 2)
        try office.ask("ada", .post, "\(target)/messages", ["client_id": "b", "text": "two"])
        office.stage.advance(by: 30)
        expect(events == ["message two"] && strangers == 0)
        try office.ask("ada", .patch, "/sync/me", ["name": "Ada L."])
        office.stage.advance(by: 1)
        expect(events.last == "account" && strangers == 1)
        task.cancel()
        other.cancel()
    }

    // MARK: Privacy

    @Test(arguments: TestStorage.allCases)
    func `a picture exists for its owner and for those to whom it was sent`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", "eve", on: storage)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        let token: String? = office.tokens["ada"]
        let picture: Office.Answer = try office.send(
            token: token, .post, "/sync/pictures", .bytes([1, 2, 3], contentType: "image/png"))
        check(picture, 201)
        let id: String = picture.body["id"]?.string ?? ""
        let path: String = picture.body["path"]?.string ?? ""
        check(try office.ask("bo", .get, path), 404)
        check(
            try office.ask("ada", .post, "/sync/conversations/1/messages", ["client_id": "p", "picture": .string(id)]),
            201)
        check(try office.ask("bo", .get, path), 200)
        check(try office.ask("eve", .get, path), 404)
        for target in ["/sync/conversations/999", "/sync/conversations/x"] {
            check(try office.ask("ada", .get, target), 404)
        }
        check(try office.send(token: token, .put, "/sync/me/avatar", .bytes([1], contentType: "text/plain")), 415)
        let avatar: Office.Answer = try office.send(
            token: token, .put, "/sync/me/avatar", .bytes([9], contentType: "image/png"))
        check(avatar, 200)
        check(try office.ask("bo", .get, avatar.body["avatar_path"]?.string ?? ""), 200)
    }

    @Test(arguments: TestStorage.allCases) func `bodies are bounded, and a picture without a token is not read`(
        _ storage: TestStorage
    ) throws {
        let office = try Office("ada", "bo", on: storage)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        let token: String? = office.tokens["ada"]
        let text = String(repeating: "x", count: 20_000)
        func send(_ text: String, _ client: String) throws -> Int {
            let body: JSON = ["client_id": .string(client), "text": .string(text)]
            return try office.ask("ada", .post, "/sync/conversations/1/messages", body).status
        }
        try expect(send(text, "a"), equals: 201)
        try expect(send(text + "x", "b"), equals: 422)
        try expect(send(String(repeating: text, count: 10), "c"), equals: 413)
        try expect(send("\u{0}", "d"), equals: 400)
        try expect(send("x", String(repeating: "y", count: 65)), equals: 422)
        let large: RequestBody = .bytes([UInt8](repeating: 1, count: 10 << 20 + 1), contentType: "image/png")
        try expect(office.send(token: token, .post, "/sync/pictures", large).status, equals: 413)
        let count: Int = office.server.requests.count
        let small: RequestBody = .bytes([1], contentType: "image/png")
        try expect(office.send(token: nil, .post, "/sync/pictures", small).status, equals: 401)
        // A request whose body was not read is not recorded.
        expect(office.server.requests.count, equals: count)
        let name: JSON = ["name": .string(String(repeating: "n", count: 51))]
        try expect(office.ask("ada", .patch, "/sync/me", name).status, equals: 422)
        let password: JSON = .string(String(repeating: "p", count: 201))
        let account: JSON = ["name": "x", "email": "x@example.org", "password": password]
        try expect(office.ask(nil, .post, "/sync/accounts", account).status, equals: 422)
    }

    @Test(arguments: TestStorage.allCases) func `streams and uploads are closed to others`(
        _ storage: TestStorage
    ) throws {
        let office = try Office("ada", "bo", "noor", on: storage)
        let picture: RequestBody = .bytes([1], contentType: "image/png")
        for token in [nil, "wrong"] {
            try expect(office.send(token: token, .get, "/sync/events").status, equals: 401)
            try expect(office.send(token: token, .post, "/sync/pictures", picture).status, equals: 401)
            try expect(office.send(token: token, .put, "/sync/me/avatar", picture).status, equals: 401)
        }
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        try expect(office.server.waitForEvents())
        var (member, other): ([String], [String]) = ([], [])
        let tasks = [
            office.listen("bo") { type, _ in member.append(type) },
            office.listen("noor") { type, _ in other.append(type) },
        ]
        defer { for task in tasks { task.cancel() } }
        let target = "/sync/conversations/1"
        try office.ask("ada", .post, "\(target)/messages", ["client_id": "a", "text": "secret"])
        try office.ask("ada", .post, "\(target)/read", ["up_to": 1])
        try office.ask("ada", .patch, target, ["is_muted": true])
        try expect(office.server.waitForEvents())
        office.stage.advance(by: 1)
        expect(member.contains("message"))
        expect(other, equals: ["begin"])
        try expect(office.send(token: office.tokens["noor"], .put, "/sync/me/avatar", picture).status, equals: 200)
        try expectNil(office.ask("ada", .get, "/sync/me").body["avatar_path"]?.string)
    }

    @Test(arguments: TestStorage.allCases) func `a stream ends with its session`(_ storage: TestStorage) throws {
        let office = try Office("ada", "bo", on: storage)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        var events: [String] = []
        let task = office.listen("bo") { type, _ in events.append(type) }
        defer { task.cancel() }
        try expect(office.ask("bo", .delete, "/sync/sessions").status, equals: 204)
        try office.ask("ada", .post, "/sync/conversations/1/messages", ["client_id": "a", "text": "secret"])
        office.stage.advance(by: 60)
        expect(events, equals: ["begin"])
    }

    @Test(arguments: [nil, 25] as [TimeInterval?])
    func `a stream ends when its session expires, with and without comments`(_ heartbeat: TimeInterval?) throws {
        let stage = Stage()
        let server = try SyncServer(passwords: .minimum, sessionDuration: 90, heartbeat: heartbeat)
        let client = APIClient(baseURL: try server.start())
        let office = try Office(client: client, stage: stage, server: server)
        let welcome: Office.Answer = try office.ask(
            nil, .post, "/sync/accounts", ["name": "ada", "email": "ada@example.org", "password": "ada-password"])
        let token: String = welcome.body["token"]?.string ?? ""
        var hasEnded = false
        let endpoint = Endpoint<Void>(.get, "/sync/events", headers: ["Authorization": "Bearer \(token)"])
        let task = Task { @MainActor in
            do { for try await _ in client.events(endpoint) {} } catch { hasEnded = true }
        }
        defer { task.cancel() }
        stage.advance(by: 80)
        expect(server.requests.filter { $0.path == "/sync/events" }.count == 1 && !hasEnded)
        stage.advance(by: 60)
        // The client has connected again, and was refused.
        expect(server.requests.filter { $0.path == "/sync/events" }.count == 2 && hasEnded)
    }

    // MARK: Storage and faults

    @Test(arguments: TestStorage.allCases) func `accounts and messages are kept, and faults apply`(
        _ storage: TestStorage
    ) throws {
        let folder = try TemporaryFolder()
        let database: SyncServer.Database =
            storage == .sqlite ? .file(folder.file("sync.sqlite").path) : try storage.makeDatabase()
        var office = try Office(["ada", "bo"], database: database)
        try office.ask("ada", .post, "/sync/conversations", ["members": [2]])
        try office.ask("ada", .post, "/sync/conversations/1/messages", ["client_id": "a", "text": "kept"])
        let token: String? = office.tokens["bo"]
        office.server.stop()
        office = try Office(database: database)
        office.server.faults.once(.status(503), path: "/sync/conversations")
        check(try office.send(token: token, .get, "/sync/conversations"), 503)
        let kept: JSON = try office.send(token: token, .get, "/sync/conversations").body
        expect(kept[0]?["last_message"]?["text"], equals: "kept")
    }
}
