import APIClient
import Foundation

/// The response to a sign-up or a sign-in.
public struct Welcome: Decodable, Sendable {
    public var token: String
    public var account: Account
}

/// A page of messages, newest first.
public struct MessagePage: Decodable, Sendable {
    public var items: [Message]
    /// The value of `before` for the next page; nil on the last page.
    public var next: String?
}

/// The body of a response with the status 422.
struct Rejection: Decodable {
    var fields: [String: String]

    /// The server's error messages, translated to the language of the app.
    var sentences: [String: String] { fields.mapValues { localized($0) } }
}

extension Endpoint where Response == Welcome {
    static func signUp(name: String, email: String, password: String) -> Endpoint {
        .post("/sync/accounts", json: ["name": name, "email": email, "password": password])
    }

    static func signIn(email: String, password: String) -> Endpoint {
        .post("/sync/sessions", json: ["email": email, "password": password])
    }
}

extension Endpoint where Response == Void {
    static func typing(in conversation: Int) -> Endpoint {
        var endpoint: Endpoint = .post("/sync/conversations/\(conversation)/typing")
        endpoint.isInBackground = true
        return endpoint
    }
}

extension Endpoint where Response == Account {
    static func avatar(_ picture: Data) -> Endpoint {
        Endpoint(.put, "/sync/me/avatar", body: .bytes([UInt8](picture), contentType: "image/jpeg"))
    }

    static func rename(_ name: String) -> Endpoint { .patch("/sync/me", json: ["name": name]) }
}

extension Endpoint where Response == [Account] {
    static func contacts(_ word: String) -> Endpoint { .get("/sync/contacts", query: word.isEmpty ? [:] : ["q": word]) }
}

extension Endpoint where Response == [Conversation] {
    static var conversations: Endpoint { .get("/sync/conversations") }
}

extension Endpoint where Response == Conversation {
    static func conversation(with members: [Int]) -> Endpoint {
        .post("/sync/conversations", json: ["members": members])
    }

    static func read(_ conversation: Int, upTo message: Int) -> Endpoint {
        var endpoint: Endpoint = .post("/sync/conversations/\(conversation)/read", json: ["up_to": message])
        endpoint.isInBackground = true
        return endpoint
    }

    static func flags(of conversation: Conversation) -> Endpoint {
        .patch(
            "/sync/conversations/\(conversation.id)",
            json: [
                "is_muted": conversation.isMuted, "is_archived": conversation.isArchived,
                "is_marked_unread": conversation.isMarkedUnread,
            ])
    }
}

extension Endpoint where Response == MessagePage {
    /// The newest messages, or the messages before or after a given message.
    static func messages(of conversation: Int, before end: Int? = nil, after start: Int? = nil) -> Endpoint {
        var query: Fields = ["limit": "50"]
        if let end { query.fields.append(Fields.Field(name: "before", value: "\(end)")) }
        if let start { query.fields.append(Fields.Field(name: "after", value: "\(start)")) }
        return .get("/sync/conversations/\(conversation)/messages", query: query)
    }

    /// The newest messages that contain a string.
    static func messages(of conversation: Int, containing text: String) -> Endpoint {
        .get("/sync/conversations/\(conversation)/messages", query: ["limit": "100", "q": text])
    }
}

extension Endpoint where Response == Message {
    static func send(_ message: OutgoingMessage) -> Endpoint {
        .post(
            "/sync/conversations/\(message.conversationId)/messages",
            json: NewMessage(
                clientId: message.id, text: message.text, replyTo: message.replyTo, picture: message.pictureId))
    }
}

/// The body of a request that sends a message.
private struct NewMessage: Encodable, Sendable {
    var clientId: String
    var text: String
    var replyTo: Int?
    var picture: String?
}

/// A response to uploading a picture.
struct UploadedPicture: Decodable, Sendable {
    var id: String
}

extension Endpoint where Response == UploadedPicture {
    static func upload(_ picture: Data) -> Endpoint {
        Endpoint(.post, "/sync/pictures", body: .bytes([UInt8](picture), contentType: "image/jpeg"))
    }
}
