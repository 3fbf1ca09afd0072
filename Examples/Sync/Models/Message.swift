import Foundation
import Store

/// A message that the server has.
public struct Message: StoredRecord, Hashable, Sendable {
    public let id: Int
    public var conversationId: Int
    public var authorId: Int
    /// The identifier that the author's app chose.
    public var clientId: String
    public var text: String
    public var replyTo: Int?
    /// The path of the picture on the server, if any.
    public var picturePath: String?
    public var sentAt: Date

    public static let schema = Schema<Message>(
        "messages", id: Column("id", \.id), Column("conversationId", \.conversationId),
        Column("authorId", \.authorId), Column("clientId", \.clientId), Column("text", \.text),
        Column("replyTo", \.replyTo), Column("picturePath", \.picturePath), Column("sentAt", \.sentAt),
        indexes: [Index(\.conversationId, \.id)])
}

/// A message from the user that the server has not confirmed.
public struct OutgoingMessage: StoredRecord, Hashable, Sendable {
    /// The identifier that the server also receives, so that it stores the message once.
    public let id: String
    public var conversationId: Int
    public var text: String
    public var replyTo: Int?
    /// The file of the picture, if any.
    public var picture: Data?
    /// The identifier of the picture on the server; nil until it is uploaded.
    var pictureId: String?
    public var writtenAt: Date
    /// The reason why the message could not be sent; nil while it is being sent.
    public var problem: String?

    public static let schema = Schema<OutgoingMessage>(
        "outgoing", id: Column("id", \.id), Column("conversationId", \.conversationId), Column("text", \.text),
        Column("replyTo", \.replyTo), Column("picture", \.picture), Column("pictureId", \.pictureId),
        Column("writtenAt", \.writtenAt), Column("problem", \.problem))
}

/// The unsent text of a conversation.
struct Draft: StoredRecord, Hashable, Sendable {
    /// The identifier of the conversation.
    let id: Int
    var text: String

    static let schema = Schema<Draft>("drafts", id: Column("id", \.id), Column("text", \.text))
}
