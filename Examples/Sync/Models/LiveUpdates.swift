import APIClient
import Bindings
import Foundation
import Store
import ViewModels

/// Stores the changes that the server reports, and tracks which members are typing.
@MainActor
public final class LiveUpdates {
    /// A member who is typing, and the conversation.
    public struct Typing: Hashable, Sendable {
        public var conversationId: Int
        public var accountId: Int

        public init(conversationId: Int, accountId: Int) {
            self.conversationId = conversationId
            self.accountId = accountId
        }
    }

    private struct ReadMark: Decodable {
        var conversationId: Int
        var accountId: Int
        var upTo: Int
    }

    private struct TypingEvent: Decodable {
        var conversationId: Int
        var accountId: Int
    }

    /// The time after the last event during which a member counts as typing, in seconds.
    public static let typingDuration: TimeInterval = 5

    /// The members who are typing.
    public let typing = Dynamic<Set<Typing>>([])

    private let session: SyncSession
    private var listening: Task<Void, Never>?
    /// A value for each typing member, which changes with each event from the member.
    private var pulses: [Typing: Dynamic<Int>] = [:]

    public init(_ session: SyncSession) {
        self.session = session
    }

    isolated deinit { listening?.cancel() }

    /// Follows the events from the server until the object is released.
    public func start() {
        listening = Task { [client = session.client, weak self] in
            do {
                for try await event in client.events(.get("/sync/events")) { self?.handle(event) }
            } catch {}
        }
    }

    /// Stops following the events.
    func stop() {
        listening?.cancel()
        listening = nil
    }

    /// Notifies the other members that the user is typing.
    public func sendTyping(in conversation: Int) async throws {
        try await session.client.send(.typing(in: conversation))
    }

    private func handle(_ event: ServerSentEvent) {
        // Nothing is stored after the user signs out.
        guard session.account.value != nil else { return }
        let client: APIClient = session.client
        switch event.type {
        case "begin": session.eventsWereMissed()
        case "message":
            guard let message = try? client.decode(Message.self, from: event) else { return }
            let (account, isFollowed): (Int?, Bool) = (
                session.account.value?.id, session.followed.contains(message.conversationId)
            )
            let isStored: Bool = store { transaction in
                try message.store(in: transaction, for: account)
                try transaction.recordArrival(of: message, isContiguous: isFollowed)
            }
            if isStored { session.followed.insert(message.conversationId) }
            setTyping(Typing(conversationId: message.conversationId, accountId: message.authorId), false)
        case "conversation":
            guard let conversation = try? client.decode(Conversation.self, from: event) else { return }
            store { try conversation.store(in: $0) }
        case "account":
            guard let account = try? client.decode(Account.self, from: event) else { return }
            session.replace(account)
            let isOwn: Bool = account.id == session.account.value?.id
            store { try account.replace(in: $0, isOwn: isOwn) }
        case "read":
            guard let mark = try? client.decode(ReadMark.self, from: event) else { return }
            store { transaction in
                guard var seen = try transaction.first(Conversation.where(\.id == mark.conversationId)) else { return }
                for index in seen.members.indices where seen.members[index].account.id == mark.accountId {
                    seen.members[index].readUpTo = max(seen.members[index].readUpTo, mark.upTo)
                }
                try transaction.save(seen)
            }
        case "typing":
            guard let event = try? client.decode(TypingEvent.self, from: event) else { return }
            setTyping(Typing(conversationId: event.conversationId, accountId: event.accountId), true)
        default: break
        }
    }

    /// Stores the change that an event reports. If it cannot be stored, the event counts as missed, so that the models
    /// request the server's state again.
    ///
    /// - Returns: Whether the change was stored.
    @discardableResult
    private func store(_ change: (WriteTransaction) throws -> Void) -> Bool {
        do {
            try session.store.write(change)
            return true
        } catch {
            session.eventsWereMissed()
            return false
        }
    }

    private func setTyping(_ member: Typing, _ isTyping: Bool) {
        guard isTyping else {
            pulses[member] = nil
            typing.value.remove(member)
            return
        }
        if let pulse = pulses[member] {
            pulse.value += 1
            return
        }
        let pulse = Dynamic(0)
        pulses[member] = pulse
        typing.value.insert(member)
        pulse.debounce(for: LiveUpdates.typingDuration).observe(with: self) { [weak pulse] updates, _ in
            guard let pulse, updates.pulses[member] === pulse else { return }
            updates.setTyping(member, false)
        }
        pulse.value += 1
    }
}

extension Account {
    /// Stores a changed account, and updates it as a member of conversations.
    fileprivate func replace(in transaction: WriteTransaction, isOwn: Bool) throws {
        if !isOwn { try transaction.save(self) }
        for var conversation in try transaction.fetch(Conversation.all) {
            guard let index = conversation.members.firstIndex(where: { $0.account.id == id }) else { continue }
            conversation.members[index].account = self
            try transaction.save(conversation)
        }
    }
}
