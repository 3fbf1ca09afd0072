import EngawaTesting
import Foundation

/// The body of a request to sign up or to sign in.
struct Credentials: Decodable {
    var email: String
    var password: String
    var name: String?
}

/// The body of a request that changes the caller's account.
struct AccountChange: Decodable {
    var name: String
}

/// The body of a request that creates a conversation.
struct NewConversation: Decodable {
    var members: [Int64]
}

/// The body of a request that changes the caller's flags of a conversation.
struct ConversationFlags: Decodable {
    var isMuted: Bool?
    var isArchived: Bool?
    var isMarkedUnread: Bool?
}

/// The body of a request that sends a message.
struct NewMessage: Decodable {
    var clientId: String
    var text: String?
    var replyTo: Int64?
    var picture: String?
}

/// The body of a request that marks messages as read.
struct ReadMark: Codable {
    var upTo: Int64
}

extension RecordedRequest {
    /// Returns the body.
    ///
    /// - Throws: A refusal with the status 400.
    func input<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            return try json(as: type, decoder: decoder)
        } catch {
            throw Refusal(400, "The body is not the JSON object that this request needs.")
        }
    }

    /// The token of the request; nil for a request without a token.
    var token: String? {
        guard let value = headers["authorization"], value.hasPrefix("Bearer ") else { return nil }
        return String(value.dropFirst(7))
    }

    /// Returns the path parameter `name` as a number.
    ///
    /// - Throws: A refusal with the status 404 if the parameter is not a number.
    func number(_ name: String) throws(Refusal) -> Int64 {
        guard let number = parameters[name].flatMap({ Int64($0) }) else { throw .notFound }
        return number
    }
}
