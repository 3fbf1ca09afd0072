import APIClient
import Bindings
import Foundation
import Store
import StoredLists
import ViewModels

/// The messages in a conversation that contain a string, newest first, from the store and from the server.
@MainActor
public final class MessageSearch {
    public let word = Dynamic("")
    public let found: RequestList<Message>

    public init(in conversation: ConversationModel) {
        let (id, session): (Int, SyncSession) = (conversation.id, conversation.session)
        found = RequestList(
            storedIn: session.store, following: word,
            records: { word in
                Message.where(\.conversationId == id && .containsIgnoringCase(\.text, word))
                    .sorted(by: \.id, .descending).limit(100)
            }, deletesOutdated: false, unless: { $0.allSatisfy(\.isWhitespace) }
        ) { [client = session.client] word in
            RequestPage(try await client.send(.messages(of: id, containing: word)).items)
        }
    }
}
