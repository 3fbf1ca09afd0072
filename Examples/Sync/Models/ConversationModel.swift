import APIClient
import Bindings
import Foundation
import Store
import ViewModels

/// A conversation: its messages, those that are being sent, and what the person writes.
///
/// The store has the messages; the model has those in a window, which moves as the person scrolls.
///
/// A message that is written is in the store before it is sent, so that it survives the end of the app. The server
/// stores it once, however often it is sent. One message is sent at a time, so that they arrive in their order.
@MainActor
public final class ConversationModel {
    public let id: Int
    /// The messages in the window, oldest first.
    public let messages: DynamicArrayValue<Message>
    /// Whether the window contains the newest message, and those that arrive.
    public let isAtEnd: DynamicValue<Bool>
    /// The messages that the server has not confirmed, oldest first.
    public let outgoing: DynamicArrayValue<OutgoingMessage>
    /// The messages in the window and those that are being sent, as they are shown.
    public let rows: DynamicArrayValue<MessageRow>
    /// The rows by day.
    public let days: DynamicSections<Date, MessageRow>
    /// The conversation; nil if it is not stored.
    public let conversation: DynamicValue<Conversation?>
    /// The names of the other members.
    public let title: DynamicValue<String>
    /// The requests for pages of messages, for their state. Its items are not those of the conversation.
    public let pages: RequestList<Message>
    /// What the person is writing.
    public let draft: Dynamic<String>
    /// The fractions of the pictures that were uploaded, by the identifier of their message.
    public let progress = Dynamic<[String: Double]>([:])
    /// Whether the person sees the messages, which are then marked as read.
    public var isVisible = false {
        didSet { if isVisible { markRead() } }
    }
    /// Whether the person sees the newest message, so that the window follows it.
    public var isFollowing: Bool {
        get { window.followsEnd }
        set { window.followsEnd = newValue }
    }

    let session: SyncSession
    let window: LiveWindow<Message, Int>
    let history: MessageHistory
    /// Where messages may be missing, the oldest place first.
    let gaps: DynamicArrayValue<MessageGap>
    private let replied: RepliedTexts
    private var isSending = false
    /// The newest message that was marked as read.
    private var readMark = 0
    /// When the other members were last notified that this person is typing, by the app's clock.
    private var typingTime: TimeInterval = -.infinity

    /// The time after which the other members are notified again that this person is typing, in seconds.
    private static let typingInterval: TimeInterval = 3

    /// Creates the model, and sends what is left from an earlier launch.
    public init(_ id: Int, session: SyncSession) throws {
        self.id = id
        self.session = session
        let (store, account): (Store, Int?) = (session.store, session.account.value?.id)
        gaps = try store.liveQuery(MessageGap.where(\.conversationId == id).sorted(by: \.id))
        window = try LiveWindow(
            of: Message.where(\.conversationId == id), by: \.id, in: store, notBefore: gaps.elements.last?.id)
        messages = window.records
        isAtEnd = window.isAtEnd
        outgoing = try store.liveQuery(OutgoingMessage.where(\.conversationId == id).sorted(by: \.writtenAt))
        let history = MessageHistory(of: id, session: session)
        self.history = history
        // The state of the requests depends on whether there are messages.
        pages = RequestList(items: Array(messages.elements.suffix(1)), first: { try await history.newest() })
        conversation = try store.liveQuery(Conversation.where(\.id == id)).asValue().map(\.first)
        title = conversation.map { $0?.others(than: account).map(\.name).joined(separator: ", ") ?? "" }.distinct()
        let replied = RepliedTexts(store)
        self.replied = replied
        // Messages that are being sent come after the newest one.
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
        session.stream.observe(with: self) { model, _ in
            if model.pages.state.value != .none { model.pages.refresh() }
        }
        history.onStore = { [weak self] in self?.extendWindow($0) }
        sendNext()
    }

    /// Keeps the draft in the store, and notifies the other members that this person is typing.
    private func draftDidChange(_ text: String) {
        let draft = Draft(id: id, text: text)
        let (session, id): (SyncSession, Int) = (session, id)
        // If the draft cannot be stored, it is still here until the app ends.
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
        // Messages are sent in the order of their dates, so no two have the same.
        let earliest: Date = outgoing.elements.last?.writtenAt.addingTimeInterval(0.001) ?? .distantPast
        let new = OutgoingMessage(
            id: UUID().uuidString, conversationId: id, text: text, replyTo: replyTo, picture: picture,
            writtenAt: max(AppClock.date, earliest))
        try session.store.write { try $0.save(new) }
        sendNext()
    }

    /// Sends a message again that could not be sent.
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

    /// Marks all messages as read.
    public func markRead() {
        let isUnread: Bool = conversation.value?.isMarkedUnread == true
        guard isAtEnd.value, let newest = messages.elements.last?.id, newest > readMark || isUnread else { return }
        readMark = newest
        let session: SyncSession = session
        Task { [id] in
            guard let seen = try? await session.client.send(.read(id, upTo: newest)) else { return }
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
                // Nothing is stored for a person who has signed out.
                guard let account = session.account.value?.id else { return }
                try confirmed.store(in: session.store, for: account)
            } catch {
                self?.setProblem(RequestFailure(error).message, of: message)
            }
            self?.isSending = false
            self?.sendNext()
        }
    }

    /// Uploads the picture of a message, unless it was uploaded before. Returns the message with its identifier.
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
        // The message may have arrived by an event in the meantime.
        guard var changed = outgoing.elements.first(where: { $0.id == message.id }) else { return }
        changed.problem = problem
        let record: OutgoingMessage = changed
        try? session.store.write { try $0.save(record) }
    }
}

extension Message {
    /// Stores a message of the server, and waits for it.
    fileprivate func store(in store: Store, for account: Int) throws {
        try store.write { try self.store(in: $0, for: account) }
    }

    /// Stores a message of the server in place of the one that was being sent, and as the last of its conversation.
    ///
    /// - Parameter account: The person who is signed in, whose own messages are not unread.
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
