import APIClient
import Foundation
import Parsing
import SyncServer
import TestStage

/// A messenger server in virtual time, and the people who are signed in to it.
@MainActor
final class Office {
    /// The response to a request.
    struct Answer: Equatable, Sendable {
        var status: Int
        var body: JSON
        /// The body as text.
        var text = ""
    }

    let stage: Stage
    let server: SyncServer
    let client: APIClient
    /// The storage of the server.
    let database: SyncServer.Database
    /// The tokens by name. A name is also the beginning of the email address and of the password.
    private(set) var tokens: [String: String] = [:]

    /// Starts a server, and signs people up. The first has the identifier 1, and so on.
    convenience init(_ names: String..., on storage: TestStorage, sessionDuration: TimeInterval = 86_400) throws {
        try self.init(names, database: storage.makeDatabase(), sessionDuration: sessionDuration)
    }

    init(_ names: [String] = [], database: SyncServer.Database, sessionDuration: TimeInterval = 86_400) throws {
        stage = Stage()
        self.database = database
        server = try SyncServer(database: database, passwords: .minimum, sessionDuration: sessionDuration)
        client = APIClient(baseURL: try server.start())
        for name in names {
            let answer: Answer = try ask(
                nil, .post, "/sync/accounts",
                ["name": .string(name), "email": "\(name)@example.org", "password": "\(name)-password"])
            tokens[name] = answer.body["token"]?.string
        }
    }

    /// Signs a person in again, and returns the new token.
    func signIn(_ name: String) throws -> String? {
        let credentials: JSON = ["email": .string("\(name)@example.org"), "password": .string("\(name)-password")]
        return try ask(nil, .post, "/sync/sessions", credentials).body["token"]?.string
    }

    /// Starts another server with the same storage, for the same people.
    init(beside other: Office) throws {
        stage = other.stage
        database = other.database
        server = try SyncServer(database: other.database, passwords: .minimum)
        client = APIClient(baseURL: try server.start())
        tokens = other.tokens
    }

    /// Creates an office for a running server that stores its data in memory.
    init(client: APIClient, stage: Stage, server: SyncServer) throws {
        (self.client, self.stage, self.server) = (client, stage, server)
        database = .inMemory
    }

    /// Sends a request and returns the response.
    ///
    /// - Parameter name: The person whose token the request contains; nil for a request without a token.
    @discardableResult
    func ask(_ name: String?, _ method: HTTPMethod, _ target: String, _ body: JSON? = nil) throws -> Answer {
        try send(token: name.flatMap { tokens[$0] }, method, target, body.map { .json($0) })
    }

    @discardableResult
    func send(
        token: String?, _ method: HTTPMethod, _ target: String, _ body: RequestBody? = nil
    ) throws -> Answer {
        let headers: [String: String] = token.map { ["Authorization": "Bearer \($0)"] } ?? [:]
        let endpoint = Endpoint<Answer>(method, EndpointPath(stringLiteral: target), headers: headers, body: body) {
            Answer(
                status: $0.status, body: (try? JSON(parsing: $0.body)) ?? .null,
                text: String(decoding: $0.body, as: UTF8.self))
        }
        return try wait { [client] in
            do {
                return try await client.send(endpoint)
            } catch let error as APIError {
                guard case .status(let status) = error.kind else { throw error }
                return Answer(
                    status: status, body: (try? JSON(parsing: error.responseBody)) ?? .null,
                    text: String(decoding: error.responseBody, as: UTF8.self))
            }
        }
    }

    func wait<Value: Sendable>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value {
        var result: Result<Value, any Error>?
        Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        _ = stage.host.wait(for: 60) { result != nil }
        guard let result else { throw CancellationError() }
        return try result.get()
    }

    /// Calls `receive` with the type and the data of each event for a person, until the returned task is canceled.
    ///
    /// - Parameter lastEventID: The event after which the events begin; nil for new events only.
    func listen(
        _ name: String, after lastEventID: String? = nil, _ receive: @escaping @MainActor (String, JSON) -> Void
    ) -> Task<Void, Never> {
        var headers: [String: String] = ["Authorization": "Bearer \(tokens[name] ?? "")"]
        headers["Last-Event-ID"] = lastEventID
        let endpoint = Endpoint<Void>(.get, "/sync/events", headers: headers)
        let task = Task { @MainActor [client] in
            do {
                for try await event in client.events(endpoint) {
                    receive(event.type, (try? JSON(parsing: event.data)) ?? .null)
                }
            } catch {}
        }
        stage.advance(by: 0.1)
        return task
    }
}
