import Foundation
import TestSupport
import XCTest

/// A user of the messenger who sends requests directly, without an app and without advancing the app's clock.
struct SyncPeer {
    /// A message in a conversation.
    struct Line: Decodable, Equatable {
        var text: String
    }

    private struct Welcome: Decodable {
        var token: String
    }

    private struct Talk: Decodable {
        var id: Int
    }

    private struct Page: Decodable {
        var items: [Line]
    }

    private let port: Int
    private var token: String?

    /// Signs in with a seeded account.
    init(_ name: String, at server: URL) throws {
        port = try XCTUnwrap(server.port)
        let input = ["email": "\(name)@example.org", "password": "\(name)-password"]
        token = try read(Welcome.self, "POST", "/sync/sessions", input).token
    }

    /// The identifiers of the conversations, oldest first.
    func talks() throws -> [Int] { try read([Talk].self, "GET", "/sync/conversations").map(\.id).sorted() }

    /// Sends a message.
    func say(_ text: String, in talk: Int) throws {
        try send("POST", "/sync/conversations/\(talk)/messages", ["client_id": UUID().uuidString, "text": text])
    }

    /// Notifies the other members that the user is typing.
    func type(in talk: Int) throws {
        try send("POST", "/sync/conversations/\(talk)/typing", [:])
    }

    /// Returns the newest messages.
    func lines(in talk: Int) throws -> [Line] {
        try read(Page.self, "GET", "/sync/conversations/\(talk)/messages?limit=100").items
    }

    private func read<Value: Decodable>(
        _ type: Value.Type, _ method: String, _ path: String, _ input: [String: String]? = nil
    ) throws -> Value {
        try JSONDecoder().decode(type, from: Data(try send(method, path, input).utf8))
    }

    /// Sends a request, and returns the body of the response.
    @discardableResult
    private func send(_ method: String, _ path: String, _ input: [String: String]?) throws -> String {
        let json: String? = try input.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        let response = try RawClient.request(method, path, port: port, token: token, json: json)
        XCTAssertEqual(response.status / 100, 2, "\(method) \(path): \(response.body)")
        return response.body
    }
}
