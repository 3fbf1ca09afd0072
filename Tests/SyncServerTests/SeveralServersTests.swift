import Expectations
import APIClient
import Foundation
import Parsing
import PostgreSQL
import SyncServer
import Synchronization
import TestStage
import Testing

/// Several servers with one PostgreSQL database, which may be slow or lose its connections.
@MainActor @Suite(.onStage) struct SeveralServersTests {
    private let first: Office
    private let second: Office
    private let target = "/sync/conversations/1/messages"

    init() throws {
        first = try Office("ada", "bo", on: .postgres)
        second = try Office(beside: first)
        try first.ask("ada", .post, "/sync/conversations", ["members": [2]])
        // A stream that begins before the second server has read the events for the new conversation would contain
        // these events.
        guard try second.server.waitForEvents() else { throw CancellationError() }
    }

    private func send(_ text: String, _ office: Office, _ name: String = "ada") throws -> Int {
        try office.ask(name, .post, target, ["client_id": .string(text), "text": .string(text)]).status
    }

    /// Runs statements in the database of the servers.
    private func execute(_ sql: String) throws -> PostgresConnection {
        guard case .postgres(let url) = first.database else { throw CancellationError() }
        let connection = try PostgresConnection(url: url)
        try connection.execute(sql)
        return connection
    }

    @Test func `events reach the streams of all servers in one order`() throws {
        var (here, there): ([String], [String]) = ([], [])
        let tasks = [
            first.listen("bo") { here.append($1["text"]?.string ?? $0) },
            second.listen("bo") { there.append($1["text"]?.string ?? $0) },
        ]
        defer { for task in tasks { task.cancel() } }
        for number in 1...6 { try expect(send("\(number)", number.isMultiple(of: 2) ? first : second), equals: 201) }
        try second.ask("ada", .post, "/sync/conversations/1/typing")
        try expect(send("7", first), equals: 201)
        try expect(second.server.waitForEvents())
        first.stage.advance(by: 1)
        expect(here, equals: ["begin", "1", "2", "3", "4", "5", "6", "typing", "7"])
        expect(there, equals: here)
    }

    @Test func `a stream continues on another server after the last event`() throws {
        let answers: [Int] = try (1...4).map { try send("\($0)", first) }
        try expect(second.server.waitForEvents())
        expect(answers, equals: [201, 201, 201, 201])
        var events: [String] = []
        // The creation of the conversation sent the events 1 and 2.
        let task = second.listen("bo", after: "4") { events.append($1["text"]?.string ?? $0) }
        defer { task.cancel() }
        try expect(send("5", second), equals: 201)
        first.stage.advance(by: 1)
        expect(events, equals: ["3", "4", "5"])
        var others: [String] = []
        for unknown in ["9999", "x"] {
            let other = second.listen("bo", after: unknown) { type, _ in others.append(type) }
            other.cancel()
        }
        expect(others, equals: ["begin", "begin"])
    }

    @Test func `servers that start at the same time create the tables once`() throws {
        let database: SyncServer.Database = try TestStorage.postgres.makeDatabase()
        let failures = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            do { _ = try SyncServer(database: database, passwords: .minimum, isSeeded: true) } catch {
                failures.withLock { $0 += 1 }
            }
        }
        expect(failures.withLock { $0 }, equals: 0)
        let office = try Office(database: database)
        let right: JSON = ["email": "ada@example.org", "password": "ada-password"]
        try expect(office.ask(nil, .post, "/sync/sessions", right).status, equals: 200)
    }

    @Test func `limits apply to all servers together`() throws {
        let wrong: JSON = ["email": "ada@example.org", "password": "wrong"]
        let statuses: [Int] = try (0..<11).map { number in
            try (number.isMultiple(of: 2) ? first : second).ask(nil, .post, "/sync/sessions", wrong).status
        }
        expect(statuses, equals: Array(repeating: 422, count: 10) + [429])
    }

    @Test func `a session that ends on one server ends on all, with its streams`() throws {
        var events = 0
        let task = second.listen("ada") { _, _ in events += 1 }
        defer { task.cancel() }
        try expect(first.ask("ada", .delete, "/sync/sessions").status, equals: 204)
        // The end of the session reaches the other server before the next event.
        try expect(send("1", first, "bo"), equals: 201)
        try expect(second.server.waitForEvents())
        first.stage.advance(by: 10)
        // The client has connected again, and was refused.
        try expect(second.ask("ada", .get, "/sync/me").status, equals: 401)
        expect(second.server.requests.filter { $0.path == "/sync/events" }.count == 2 && events == 1)
    }

    @Test func `after lost connections no event is missing or duplicated`() throws {
        var events: [String] = []
        let task = second.listen("bo") { events.append($1["text"]?.string ?? $0) }
        defer { task.cancel() }
        try expect(send("1", first), equals: 201)
        try expect(second.server.waitForEvents())
        for round in 0..<3 {
            // The servers are not notified of the messages, because their connections are lost.
            let connection: PostgresConnection = try execute(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE pid <> pg_backend_pid() AND application_name = 'engawa-backend'
                AND datname = current_database()
                """)
            withExtendedLifetime(connection) {}
            for name in ["a", "b"] {
                var status = 0
                // The first request after a lost connection may be refused, but is never lost.
                while status != 201 && status != 200 { status = try send("\(round)\(name)", first) }
            }
            // The connections of the second server may still be ending.
            var hasCaughtUp: Bool?
            while hasCaughtUp == nil { hasCaughtUp = try? second.server.waitForEvents() }
            expect(hasCaughtUp, equals: true)
        }
        let wanted: [String] = ["begin", "1"] + (0..<3).flatMap { ["\($0)a", "\($0)b"] }
        first.stage.host.wait(for: 60) { events.count >= wanted.count }
        expect(events, equals: wanted)
    }

    // This test runs in real time, because in virtual time no response arrives during another request.
    @Test func `a request that waits for the database does not delay others`() throws {
        let url: String = try first.server.start().absoluteString
        func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
            let (process, output) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["curl", "--silent", "--noproxy", "*", "--max-time", "8", "--write-out", "%{http_code}"]
                + ["-H", "Authorization: Bearer \(first.tokens["ada"] ?? "")"] + arguments
            process.standardOutput = output
            try process.run()
            return (process, output)
        }
        func end(_ request: (process: Process, output: Pipe)) -> String {
            String(decoding: request.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        let connection: PostgresConnection = try execute("BEGIN; LOCK TABLE messages IN ACCESS EXCLUSIVE MODE")
        let writer = try start([url + target, "-d", #"{"client_id":"a","text":"waits"}"#])
        expect(end(try start([url + "/sync/me"])).hasSuffix("200"))
        expect(end(try start([url + "/sync/conversations/1/typing", "-X", "POST"])).hasSuffix("204"))
        expect(writer.process.isRunning)
        try connection.execute("COMMIT")
        expect(end(writer).hasSuffix("201"))
    }
}
