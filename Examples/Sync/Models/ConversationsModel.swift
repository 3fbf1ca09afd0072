import APIClient
import Bindings
import Foundation
import Store
import StoredLists
import ViewModels

/// The user's conversations. The conversation with the newest message is first.
@MainActor
public final class ConversationsModel {
    /// Whether `conversations` contains the archived conversations instead of the others.
    public let showsArchive = Dynamic(false)
    /// The conversations that are archived, or those that are not.
    public let conversations: DynamicArrayValue<Conversation>
    /// The number of unread messages in conversations that are not muted. A conversation that is marked as unread
    /// counts as at least one message.
    public let unreadCount: DynamicValue<Int>
    /// The request for the conversations. Its items are in no particular order.
    public let list: RequestList<Conversation>

    private let session: SyncSession

    public init(_ session: SyncSession) throws {
        self.session = session
        let list = try RequestList(storedIn: session.store, query: Conversation.sorted(by: \.id)) {
            [client = session.client] in
            RequestPage(try await client.send(.conversations))
        }
        self.list = list
        conversations = list.items.filter(by: showsArchive) { $0.isArchived == $1 }.sorted {
            ($0.lastMessage?.id ?? 0, $0.id) > ($1.lastMessage?.id ?? 0, $1.id)
        }
        unreadCount = list.items.asValue().map { conversations in
            conversations.reduce(0) { count, conversation in
                let own: Int = max(conversation.unreadCount, conversation.isMarkedUnread ? 1 : 0)
                return conversation.isMuted ? count : count + own
            }
        }.distinct()
    }

    /// Changes the flags of a conversation immediately, and sends the change.
    public func change(_ conversation: Conversation, _ mutate: (inout Conversation) -> Void) {
        list.change(conversation.id, mutate) { [client = session.client] in
            try await client.send(.flags(of: $0))
        }
    }

    /// Returns the conversation with other people, which the server creates if it does not exist.
    public func begin(with accounts: [Account]) async throws -> Conversation {
        let conversation: Conversation = try await session.client.send(.conversation(with: accounts.map(\.id)))
        try await session.store.write { try conversation.store(in: $0) }
        return conversation
    }
}
