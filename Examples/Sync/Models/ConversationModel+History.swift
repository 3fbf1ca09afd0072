import Foundation
import Store

/// The window of a conversation, and the gaps that bound it.
extension ConversationModel {
    /// Whether there are, or may be, messages before the window.
    public var hasEarlier: Bool {
        guard let first = messages.elements.first?.id else { return !gaps.isEmpty }
        let isStored: Bool? = try? session.store.read {
            try $0.first(Message.where(\.conversationId == id && \.id < first).sorted(by: \.id, .descending)) != nil
        }
        return gap(before: first) != nil || isStored == true
    }

    /// Shows messages before the window, from the store or, where messages are missing, from the server.
    public func loadEarlier() {
        guard let first = messages.elements.first?.id else { return }
        let gap: MessageGap? = gap(before: first)
        // If the store cannot be read, the window does not change.
        if (try? window.moveBackward(notBefore: gap?.id)) == true { return }
        guard let gap else { return }
        history.wanted = .before(gap.id)
        pages.loadMore()
    }

    /// Shows messages after the window, from the store or, where messages are missing, from the server.
    public func loadLater() {
        guard !isAtEnd.value, let last = messages.elements.last?.id else { return }
        let gap: MessageGap? = gap(after: last)
        if (try? window.moveForward(notAfter: gap?.after)) == true { return }
        guard let gap else { return }
        history.wanted = .after(gap.after)
        pages.loadMore()
    }

    /// Shows the newest messages.
    public func showNewest() {
        isFollowing = true
        if !isAtEnd.value { try? window.showEnd(notBefore: gaps.elements.last?.id) }
    }

    /// Shows a message and the messages around it, even if they must be loaded first.
    ///
    /// - Throws: An `APIError` if the message cannot be loaded, or a `StoreError` if the store cannot be read or
    ///   written.
    public func show(message: Int) async throws {
        if messages.elements.contains(where: { $0.id == message }) { return }
        // A message that was found may be stored without the messages around it.
        if gaps.elements.contains(where: { $0.after < message && message < $0.id }) {
            try await history.load(upTo: message)
        }
        isFollowing = false
        try window.show(
            around: message, notBefore: gap(before: message)?.id, notAfter: gap(after: message)?.after)
    }

    /// The nearest gap before a message.
    private func gap(before message: Int) -> MessageGap? { gaps.elements.last { $0.id <= message } }

    /// The nearest gap after a message.
    private func gap(after message: Int) -> MessageGap? { gaps.elements.first { $0.after >= message } }

    /// Bounds the window at a new gap. If the gap before the newest messages was filled, also shows the messages that
    /// filled it.
    func gapsDidChange() {
        limitWindow()
        guard isFollowing, isAtEnd.value, messages.count < Self.minimumCount else { return }
        _ = try? window.moveBackward(notBefore: gaps.elements.last?.id)
    }

    /// The number of newest messages that are shown without scrolling back, if they are stored.
    private static let minimumCount = 50

    /// Keeps the messages on the other side of a new gap out of the window.
    func limitWindow() {
        guard
            let (first, last) = messages.elements.first.flatMap({ first in
                messages.elements.last.map { (first.id, $0.id) }
            })
        else { return }
        guard isAtEnd.value, let gap = gap(before: last), gap.id > first else { return }
        if isFollowing || gap.after < first {
            try? window.showEnd(notBefore: gap.id)
        } else {
            // The messages that the user is reading stay.
            try? window.bound(notAfter: gap.after)
        }
    }

    /// Shows the messages of a page that was loaded at an end of the window.
    func extendWindow(_ page: MessageHistory.Page) {
        switch page {
        case .before:
            guard let first = messages.elements.first?.id else { return }
            _ = try? window.moveBackward(notBefore: gap(before: first)?.id)
        case .after:
            guard let last = messages.elements.last?.id else { return }
            _ = try? window.moveForward(notAfter: gap(after: last)?.after)
        }
    }
}
