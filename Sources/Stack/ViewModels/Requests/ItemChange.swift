/// A change or a removal of an item that the server has not confirmed.
@MainActor
final class ItemChange<Item: Identifiable & Equatable & Sendable> {
    /// Sends an item, and returns the server's version of it; nil if the server returns none.
    typealias Send = @MainActor @Sendable (Item) async throws -> Item?

    let id: Item.ID
    /// The item that is shown; nil if it is removed.
    private(set) var desired: Item?
    /// The server's item, which is shown again if the change fails.
    var confirmed: Item
    /// Whether the app has removed the item, so that the keeper does not save confirmed changes to it.
    var isRemovedFromKeeper = false
    /// Sends the desired item; nil if sending has already begun.
    private var next: Send?
    /// Whether `confirmed` is certainly the server's item. After an error, the server may have made the change.
    private var isCertain = true
    var task: Task<Void, Never>?

    init(of item: Item, to desired: Item?, _ send: @escaping Send) {
        id = item.id
        confirmed = item
        self.desired = desired
        next = send
    }

    /// Replaces the desired item, even if it has not been sent.
    func replace(with desired: Item?, _ send: @escaping Send) {
        self.desired = desired
        next = send
    }

    /// Returns the closure that sends the desired item; nil if there is nothing to send.
    func takeNext() -> Send? {
        guard let send = next else { return nil }
        next = nil
        return isCertain && desired == confirmed ? nil : send
    }

    /// Handles the server's version of the item. It is shown, unless there is a newer change.
    func confirm(_ item: Item) {
        isCertain = true
        confirmed = item
        if next == nil { desired = item }
    }

    /// Handles an error. Returns true if there is no newer change, so the server's item is shown again.
    func fail() -> Bool {
        isCertain = false
        guard next == nil else { return false }
        desired = confirmed
        return true
    }
}

/// A change that was undone.
struct FailedChange<Item: Identifiable & Equatable & Sendable> {
    var id: Item.ID
    /// The item; nil if it was removed.
    var desired: Item?
    var send: ItemChange<Item>.Send
}
