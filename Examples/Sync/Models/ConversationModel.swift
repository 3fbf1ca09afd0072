import APIClient
import Bindings
import Foundation
import Store
import ViewModels

/// A conversation: its messages, the outgoing messages, and the draft.
///
/// The store contains all messages that have been loaded; the model contains the messages of a window, which moves as
/// the user scrolls.
///
/// A message is stored before it is sent, so that it survives the end of the app. The server stores it only once, even
/// if it is sent repeatedly. Only one message is sent at a time, so messages arrive in order.
@MainActor
public final class ConversationModel {
    public let id: Int
    /// The messages in the window, oldest first.
    public let messages: DynamicArrayValue<Message>
    /// Whether the window contains the newest message, and includes new messages.
    public let isAtEnd: DynamicValue<Bool>
    /// The messages that the server has not confirmed, oldest first.
    public let outgoing: DynamicArrayValue<OutgoingMessage>
    /// The rows of the messages in the window and of the outgoing messages.
    public let rows: DynamicArrayValue<MessageRow>
    /// The rows by day.
    public let days: DynamicSections<Date, MessageRow>
    /// The conversation; nil if it is not stored.
    public let conversation: DynamicValue<Conversation?>
    /// The names of the other members.
    public let title: DynamicValue<String>
    /// The list that requests pages of messages. Only its state is used; its items are not the shown messages.
    public let pages: RequestList<Message>
    /// The text that the user is writing.
    public let draft: Dynamic<String>
    /// The uploaded fractions of pictures, by the identifier of their message.
    public let progress = Dynamic<[String: Double]>([:])
    /// Whether the messages are visible to the user, which marks them as read.
    public var isVisible = false {
        didSet { if isVisible { markRead() } }
    }
    /// Whether the newest message is visible to the user, so that the window follows new messages.
    public var isFollowing: Bool {
        get { window.followsEnd }
        set { window.followsEnd = newValue }
    }

    let session: SyncSession
    let window: LiveWindow<Message, Int>
    let history: MessageHistory
    /// The gaps in which messages may be missing, oldest first.
    let gaps: DynamicArrayValue<MessageGap>
    private let replied: RepliedTexts
    private var isSending = false
    /// The problems that could not be stored, by the identifier of their message. A message with a problem is not sent
    /// again automatically, even if the store cannot be written.
    private let unstoredProblems = Dynamic<[String: String]>([:])
    /// The newest message that was marked as read.
    private var readMark = 0
    /// The time of the app's clock at which the other members were last notified that the user is typing.
    private var typingTime: TimeInterval = -.infinity

    /// The interval at which the other members are notified that the user is typing, in seconds.
    private static let typingInterval: TimeInterval = 3

    /// Creates the model, and sends the unsent messages of an earlier launch.
    public init(_ id: Int, session: SyncSession) throws {
        self.id = id
        self.session = session
        let (store, account): (Store, Int?) = (session.store, session.account.value?.id)
        gaps = try store.liveQuery(MessageGap.where(\.conversationId == id).sorted(by: \.id))
        window = try LiveWindow(
            of: Message.where(\.conversationId == id), by: \.id, in: store, notBefore: gaps.elements.last?.id)
        messages = window.records
        isAtEnd = window.isAtEnd
        let stored: DynamicArrayValue<OutgoingMessage> = try store.liveQuery(
            OutgoingMessage.where(\.conversationId == id).sorted(by: \.writtenAt))
        outgoing = stored.asValue().combine(unstoredProblems) { messages, problems in
            messages.map { $0.adding(problems[$0.id]) }
        }.asArray()
        let history = MessageHistory(of: id, session: session)
        self.history = history
        // The state of the requests depends on whether there are messages.
        pages = RequestList(items: Array(messages.elements.suffix(1)), first: { try await history.newest() })
        conversation = try store.liveQuery(Conversation.where(\.id == id)).asValue().map(\.first)
        title = conversation.map { $0?.others(than: account).map(\.name).joined(separator: ", ") ?? "" }.distinct()
        let replied = RepliedTexts(store)
        self.replied = replied
        // Outgoing messages follow the newest message.
        let unconfirmed: DynamicValue<[OutgoingMessage]> = outgoing.asValue().combine(isAtEnd) { $1 ? $0 : [] }
        rows = combine(messages.asValue(), unconfirmed, conversation) {
            MessageRow.rows($0, $1, in: $2, for: account, replied: replied)
        }.asArray()
        days = rows.sections { $0.day }
        draft = Dynamic(try store.read { try $0.find(Draft.self, id: id) }?.text ?? "")
        draft.observe(with: self) { model, text in model.draftDidChange(text) }
        messages.observe(with: self) { model, _, _ in
            model.limitWindow()
            if model.isVisible { model.markRead() }
        }
        gaps.observe(with: self) { model, _, _ in model.gapsDidChange() }
        session.period.observe(with: self) { model, _ in
            if model.pages.state.value != .none { model.pages.refresh() }
            if model.isVisible { model.markRead() }
        }
        history.onStore = { [weak self] in self?.extendWindow($0) }
        sendNext()
    }

    /// Stores the draft, and notifies the other members that the user is typing.
    private func draftDidChange(_ text: String) {
        let draft = Draft(id: id, text: text)
        let (session, id): (SyncSession, Int) = (session, id)
        // If the draft cannot be stored, it remains in memory until the app ends.
        Task { try? await session.store.write { try $0.save(draft) } }
        let now: TimeInterval = AppClock.now
        guard !text.isEmpty, now - typingTime >= ConversationModel.typingInterval else { return }
        typingTime = now
        Task { try? await session.client.send(.typing(in: id)) }
    }

    /// Sends the draft, if it is not empty.
    ///
    /// - Throws: A `StoreError` if the message cannot be stored; then the draft stays.
    public func send(replyingTo message: Message? = nil) throws {
        let text: String = draft.value.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        try add(text, replyTo: message?.id)
        draft.value = ""
        typingTime = -.infinity
    }

    /// Sends a picture, the contents of a JPEG file.
    ///
    /// - Throws: A `StoreError` if the message cannot be stored.
    public func send(picture: Data, replyingTo message: Message? = nil) throws {
        try add("", picture: picture, replyTo: message?.id)
    }

    private func add(_ text: String, picture: Data? = nil, replyTo: Int?) throws {
        // Messages are sent in the order of their dates, so each must have a later date than the previous one.
        let earliest: Date = outgoing.elements.last?.writtenAt.addingTimeInterval(0.001) ?? .distantPast
        let new = OutgoingMessage(
            id: UUID().uuidString, conversationId: id, text: text, replyTo: replyTo, picture: picture,
            writtenAt: max(AppClock.date, earliest))
        try session.store.write { try $0.save(new) }
        sendNext()
    }

    /// Retries a message that could not be sent.
    public func retry(_ id: String) {
        guard let message = outgoing.elements.first(where: { $0.id == id }) else { return }
        setProblem(nil, of: message)
        sendNext()
    }

    /// Removes a message that could not be sent.
    public func discard(_ id: String) {
        guard outgoing.elements.contains(where: { $0.id == id && $0.problem != nil }) else { return }
        _ = try? session.store.write { try $0.delete(OutgoingMessage.self, id: id) }
    }

    /// Marks all messages as read if the window contains the newest message. A mark that the server did not receive is
    /// sent again with the next one, or when the connection returns.
    public func markRead() {
        let isUnread: Bool = conversation.value?.isMarkedUnread == true
        guard isAtEnd.value, let newest = messages.elements.last?.id, newest > readMark || isUnread else { return }
        let (session, earlier): (SyncSession, Int) = (session, readMark)
        readMark = newest
        Task { [id, weak self] in
            guard let seen = try? await session.client.send(.read(id, upTo: newest)) else {
                if let self, readMark == newest { readMark = earlier }
                return
            }
            try? await session.store.write { try seen.store(in: $0) }
        }
    }

    /// Sends the oldest message that has not failed, and then the others.
    private func sendNext() {
        guard !isSending, let message = outgoing.elements.first(where: { $0.problem == nil }) else { return }
        isSending = true
        let (session, progress): (SyncSession, Dynamic<[String: Double]>) = (session, progress)
        Task { [weak self] in
            do {
                let uploaded: OutgoingMessage = try await Self.upload(message, session, progress)
                let confirmed: Message = try await session.client.send(.send(uploaded))
                // Nothing is stored after the user signs out.
                guard let account = session.account.value?.id else { return }
                try confirmed.store(in: session.store, for: account)
            } catch {
                self?.setProblem(RequestFailure(error).message, of: message)
            }
            self?.isSending = false
            self?.sendNext()
        }
    }

    /// Uploads the picture of a message, unless it was uploaded before. Returns the message with the identifier of the
    /// picture.
    private static func upload(
        _ message: OutgoingMessage, _ session: SyncSession, _ progress: Dynamic<[String: Double]>
    ) async throws -> OutgoingMessage {
        guard let picture = message.picture, message.pictureId == nil else { return message }
        let task: RequestTask<UploadedPicture> = session.client.task(.upload(picture))
        let following = Task { @MainActor in
            for await update in task.progressUpdates where !Task.isCancelled {
                progress.value[message.id] = update.fractionSent
            }
        }
        defer {
            following.cancel()
            progress.value[message.id] = nil
        }
        var uploaded: OutgoingMessage = message
        uploaded.pictureId = try await task.value.id
        let record: OutgoingMessage = uploaded
        if session.account.value != nil { try await session.store.write { try $0.save(record) } }
        return record
    }

    private func setProblem(_ problem: String?, of message: OutgoingMessage) {
        // In the meantime, an event may have confirmed the message, which removes it from the outgoing messages.
        guard var changed = outgoing.elements.first(where: { $0.id == message.id }) else { return }
        changed.problem = problem
        let record: OutgoingMessage = changed
        do {
            try session.store.write { try $0.save(record) }
            unstoredProblems.value[record.id] = nil
        } catch {
            unstoredProblems.value[record.id] = problem
        }
    }
}

extension OutgoingMessage {
    /// Returns the message with a problem, unless it has one.
    fileprivate func adding(_ problem: String?) -> OutgoingMessage {
        var message: OutgoingMessage = self
        message.problem = self.problem ?? problem
        return message
    }
}

extension Message {
    /// Stores a message from the server synchronously.
    fileprivate func store(in store: Store, for account: Int) throws {
        try store.write { try self.store(in: $0, for: account) }
    }

    /// Stores a message from the server in place of the outgoing message, and as the last message of its conversation.
    ///
    /// - Parameter account: The signed-in user, whose own messages do not count as unread.
    func store(in transaction: WriteTransaction, for account: Int?) throws {
        let isNew: Bool = try transaction.find(Message.self, id: id) == nil
        try transaction.save(self)
        _ = try transaction.delete(OutgoingMessage.self, id: clientId)
        guard isNew, var conversation = try transaction.find(Conversation.self, id: conversationId),
            (conversation.lastMessage?.id ?? 0) < id
        else { return }
        conversation.lastMessage = self
        if authorId != account { conversation.unreadCount += 1 }
        try transaction.save(conversation)
    }
}
