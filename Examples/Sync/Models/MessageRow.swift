import Foundation

/// A row of a conversation: a message from the server, or an outgoing message.
public struct MessageRow: Identifiable, Hashable, Sendable {
    /// The delivery status of a message.
    public enum Status: Hashable, Sendable {
        /// A message of another member.
        case received
        case sending
        /// The message could not be sent. The associated value is the reason.
        case failed(String)
        /// The server has received the message.
        case sent
        /// Every other member has read the message.
        case read
    }

    /// The author's account and the identifier that the author's app chose. This value stays the same when the server
    /// confirms the message.
    public let id: String
    /// The identifier of the outgoing message; nil if the server has the message.
    public var outgoingId: String?
    /// The identifier on the server; nil for an outgoing message.
    public var messageId: Int?
    public var text: String
    /// The path of the picture on the server, if any.
    public var picturePath: String?
    /// The file of a picture that is being sent, if any.
    public var picture: Data?
    public var date: Date
    /// The name of the author above the message; nil for messages of the user, and in a conversation of two people.
    public var authorName: String?
    /// The text of the message to which this one replies; nil if this message is not a reply or that text is not
    /// stored.
    public var repliedText: String?
    public var status: Status

    /// Whether the signed-in user wrote the message.
    public var isOwn: Bool { status != .received }

    /// The start of the day of the message.
    public var day: Date { Calendar.current.startOfDay(for: date) }
}

extension MessageRow {
    /// Creates the rows of a conversation, oldest first: the messages from the server, then the outgoing messages.
    ///
    /// - Parameter account: The account of the signed-in user.
    @MainActor
    static func rows(
        _ messages: [Message], _ outgoing: [OutgoingMessage], in conversation: Conversation?, for account: Int?,
        replied: RepliedTexts
    ) -> [MessageRow] {
        let others: [Conversation.Member] = conversation?.members.filter { $0.account.id != account } ?? []
        let readByAll: Int = others.map(\.readUpTo).min() ?? 0
        let names: [Int: String] =
            others.count < 2 ? [:] : Dictionary(others.map { ($0.account.id, $0.account.name) }) { $1 }
        let confirmed: [MessageRow] = messages.map { message in
            let isOwn: Bool = message.authorId == account
            return MessageRow(
                id: "\(message.authorId) \(message.clientId)", messageId: message.id, text: message.text,
                picturePath: message.picturePath, date: message.sentAt, authorName: names[message.authorId],
                repliedText: message.replyTo.flatMap { replied.text(of: $0) },
                status: isOwn ? message.id <= readByAll ? .read : .sent : .received)
        }
        let unconfirmed: [MessageRow] = outgoing.map { message in
            MessageRow(
                id: "\(account ?? 0) \(message.id)", outgoingId: message.id, text: message.text,
                picture: message.picture, date: message.writtenAt,
                repliedText: message.replyTo.flatMap { replied.text(of: $0) },
                status: message.problem.map { .failed($0) } ?? .sending)
        }
        return confirmed + unconfirmed
    }
}
