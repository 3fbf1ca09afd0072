import APIClient
import Foundation
import Store
import ViewModels

/// Loads the messages in a conversation in pages, and fills the gaps between the stored messages.
@MainActor
final class MessageHistory {
    /// A page to load, other than the newest page.
    enum Page {
        /// The messages before a given message.
        case before(Int)
        /// The messages after a given message.
        case after(Int)
    }

    /// The page that is loaded next.
    var wanted: Page?
    /// Called when a page was stored.
    var onStore: @MainActor (Page) -> Void = { _ in }

    private let conversation: Int
    private let session: SyncSession

    init(of conversation: Int, session: SyncSession) {
        self.conversation = conversation
        self.session = session
    }

    /// Loads the newest page, and stores all its messages. The returned page contains only the newest message, which
    /// determines the state of the request.
    func newest() async throws -> RequestPage<Message> {
        let period: Int = session.period.value
        let page: MessagePage = try await session.client.send(.messages(of: conversation))
        try await save(page, KnownRange(page: page.items, before: nil, isLast: page.next == nil))
        // The page contains the messages that events reported before it was loaded, so the store now contains all
        // messages of this period.
        if period > 0, period == session.period.value { session.followed.insert(conversation) }
        return RequestPage(Array(page.items.prefix(1)), next: loadWanted)
    }

    @Sendable private func loadWanted() async throws -> RequestPage<Message> {
        guard let wanted else { return RequestPage([], next: loadWanted) }
        let page: MessagePage
        let range: KnownRange
        switch wanted {
        case .before(let id):
            page = try await session.client.send(.messages(of: conversation, before: id))
            range = KnownRange(page: page.items, before: id, isLast: page.next == nil)
        case .after(let id):
            page = try await session.client.send(.messages(of: conversation, after: id))
            range = KnownRange(page: page.items, after: id, isLast: page.next == nil)
        }
        try await save(page, range)
        self.wanted = nil
        onStore(wanted)
        return RequestPage([], next: loadWanted)
    }

    /// Loads the page that ends with a message.
    func load(upTo message: Int) async throws {
        let page: MessagePage = try await session.client.send(.messages(of: conversation, before: message + 1))
        try await save(page, KnownRange(page: page.items, before: message + 1, isLast: page.next == nil))
    }

    private func save(_ page: MessagePage, _ range: KnownRange) async throws {
        // Nothing is stored after the user signs out.
        guard session.account.value != nil else { return }
        let conversation: Int = conversation
        try await session.store.write { try $0.store(page.items, of: conversation, known: range) }
    }
}
