import Bindings
import Foundation

/// The models of the signed-in user.
@MainActor
public final class SignedInModels {
    public let session: SyncSession
    public let conversations: ConversationsModel
    public let live: LiveUpdates

    /// Creates the models, and follows the events from the server.
    public init(_ session: SyncSession) throws {
        self.session = session
        conversations = try ConversationsModel(session)
        live = LiveUpdates(session)
        // Loads the changes that the server made before the stream began.
        session.period.observe(with: self) { models, _ in models.conversations.list.refresh() }
        live.start()
        conversations.list.load()
    }

    /// The names of the members who are typing in a conversation.
    public func typingNames(in conversation: ConversationModel) -> DynamicValue<[String]> {
        live.typing.combine(conversation.conversation) { [id = conversation.id] typing, conversation in
            let typists: Set<Int> = Set(typing.filter { $0.conversationId == id }.map(\.accountId))
            return conversation?.members.map(\.account).filter { typists.contains($0.id) }.map(\.name) ?? []
        }.distinct()
    }
}
