import Foundation
import Store

/// A position in a conversation at which the store may lack messages from the server.
struct MessageGap: StoredRecord, Hashable, Sendable {
    /// The message that follows the gap.
    let id: Int
    var conversationId: Int
    /// The message before the gap; 0 if the messages before it are unknown.
    var after: Int

    static let schema = Schema<MessageGap>(
        "gaps", id: Column("id", \.id), Column("conversationId", \.conversationId), Column("after", \.after),
        indexes: [Index(\.conversationId, \.id)])
}

/// The last known message of a conversation. The store contains all messages up to it, except those in gaps.
struct KnownMessages: StoredRecord, Hashable, Sendable {
    /// The identifier of the conversation.
    let id: Int
    var upTo: Int

    static let schema = Schema<KnownMessages>("known", id: Column("id", \.id), Column("upTo", \.upTo))
}

/// A range of identifiers for which the store contains all of the server's messages in a conversation. Both ends are
/// excluded.
struct KnownRange: Equatable {
    var low: Int
    var high: Int

    /// Creates the range of a page whose first message is the newest.
    ///
    /// - Parameter end: The message that follows the page; nil for the newest page.
    init(page: [Message], before end: Int?, isLast: Bool) {
        low = isLast ? 0 : page.map(\.id).min().map { $0 - 1 } ?? 0
        high = end ?? .max
    }

    /// Creates the range of a page that follows a message, and whose first message is the oldest.
    init(page: [Message], after start: Int, isLast: Bool) {
        low = start
        high = isLast ? .max : page.map(\.id).max().map { $0 + 1 } ?? .max
    }

    /// Creates the range of a message that arrived when earlier messages may be missing.
    init(from message: Message) {
        low = message.id - 1
        high = .max
    }
}

extension WriteTransaction {
    /// Stores messages that the server returned, and removes their range from the gaps of their conversation.
    func store(_ messages: [Message], of conversation: Int, known range: KnownRange) throws {
        for message in messages { try save(message) }
        let overlapping: [MessageGap] = try fetch(
            MessageGap.where(\.conversationId == conversation && \.id > range.low + 1))
        for gap in overlapping where range.high > gap.after + 1 {
            _ = try delete(MessageGap.self, id: gap.id)
            if gap.after < range.low {
                try save(MessageGap(id: range.low + 1, conversationId: conversation, after: gap.after))
            }
            if range.high < gap.id {
                try save(MessageGap(id: gap.id, conversationId: conversation, after: range.high - 1))
            }
        }
        guard range.high == .max else { return }
        let upTo: Int = try find(KnownMessages.self, id: conversation)?.upTo ?? 0
        if upTo < range.low {
            try save(MessageGap(id: range.low + 1, conversationId: conversation, after: upTo))
        }
        try save(KnownMessages(id: conversation, upTo: max(upTo, messages.map(\.id).max() ?? 0)))
    }

    /// Records that a message arrived as an event.
    ///
    /// - Parameter isContiguous: Whether the store contains all messages between the last known message and this
    ///   message.
    func recordArrival(of message: Message, isContiguous: Bool) throws {
        let upTo: Int = try find(KnownMessages.self, id: message.conversationId)?.upTo ?? 0
        guard upTo < message.id else { return }
        if isContiguous {
            try save(KnownMessages(id: message.conversationId, upTo: message.id))
        } else {
            try store([message], of: message.conversationId, known: KnownRange(from: message))
        }
    }
}
