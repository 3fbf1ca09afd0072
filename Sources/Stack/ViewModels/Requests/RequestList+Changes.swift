import Bindings

extension RequestList {
    /// Changes an item at once, and sends the change.
    ///
    ///     list.change(id) { $0.isStarred.toggle() } sending: { try await client.send(.star($0)) }
    ///
    /// The list shows the changed item from the next frame. If `send` throws, the list shows the server's item again,
    /// and `changeFailure` contains the reason. A refresh that overlaps with the change does not undo it.
    ///
    /// One change of an item is sent at a time. Changes that are made during that time are combined: then the newest
    /// version of the item is sent by the closure that was passed last. Therefore `send` should send everything that
    /// changes of the item modify. Changes of different items are sent independently.
    ///
    /// The change is sent even if the list is released or its request is canceled.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item. If the list does not contain it, nothing happens.
    ///   - mutate: Changes the item that is shown. If it changes nothing, nothing is sent.
    ///   - send: Sends the changed item, and returns the server's new version of it.
    /// - Returns: A task that ends when all changes of the item were sent; nil if there are none.
    @discardableResult
    public func change(
        _ id: Item.ID, _ mutate: (inout Item) -> Void,
        sending send: @escaping @MainActor @Sendable (Item) async throws -> Item
    ) -> Task<Void, Never>? {
        startChange(of: id, mutate) { try await send($0) }
    }

    /// Changes an item at once, and sends the change. If `send` returns, the server has the changed item.
    @discardableResult
    public func change(
        _ id: Item.ID, _ mutate: (inout Item) -> Void,
        sending send: @escaping @MainActor @Sendable (Item) async throws -> Void
    ) -> Task<Void, Never>? {
        startChange(of: id, mutate) {
            try await send($0)
            return nil
        }
    }

    /// Makes the change that failed last again.
    ///
    /// - Returns: A task that ends when the change was sent; nil if no change failed.
    @discardableResult
    public func retryChange() -> Task<Void, Never>? {
        guard let failedChange else { return nil }
        return startChange(of: failedChange.wish.id, { $0 = failedChange.wish }, failedChange.send)
    }

    private func startChange(
        of id: Item.ID, _ mutate: (inout Item) -> Void, _ send: @escaping ItemChange<Item>.Send
    ) -> Task<Void, Never>? {
        guard let index = self.index(of: id) else { return nil }
        let item: Item = storage[index]
        var wish = item
        mutate(&wish)
        guard wish != item, wish.id == id else { return changes[id]?.task }
        return withBatchedUpdates {
            storage[index] = wish
            failedChange = nil
            if changeFailureStorage.value != nil { changeFailureStorage.value = nil }
            if let change = changes[id] {
                change.become(wish, send)
                return change.task
            }
            let change = ItemChange(of: item, to: wish, send)
            changes[id] = change
            let task: Task<Void, Never> = sending(change)
            change.task = task
            return task
        }
    }

    /// Sends a change, and those that are made while it is sent, even if the list is released.
    private func sending(_ change: ItemChange<Item>) -> Task<Void, Never> {
        let keeper: (any ItemKeeping<Item>)? = self.keeper
        return Task { [weak self] in
            while let send = change.takeNext() {
                let wish: Item = change.wish
                do {
                    let answer: Item = try await send(wish) ?? wish
                    change.confirm(answer.id == change.id ? answer : wish)
                    self?.show(change)
                    try await keeper?.save(change.confirmed)
                } catch {
                    guard change.fail() else { continue }
                    self?.undo(change, FailedChange(wish: wish, send: send), error)
                }
            }
            self?.end(change)
        }
    }

    /// Shows the server's version of an item. The response to a request in progress may be older.
    private func show(_ change: ItemChange<Item>) {
        if runner.isRequesting, localChanges[change.id] != .some(nil) { localChanges[change.id] = change.confirmed }
        if let index = self.index(of: change.id), storage[index] != change.wish { storage[index] = change.wish }
    }

    private func undo(_ change: ItemChange<Item>, _ failed: FailedChange<Item>, _ error: any Error) {
        withBatchedUpdates {
            if let index = self.index(of: change.id) { storage[index] = change.wish }
            guard !RequestFailure.isCancellation(error) else { return }
            failedChange = failed
            changeFailureStorage.value = RequestFailure(error)
        }
    }

    private func end(_ change: ItemChange<Item>) {
        changes[change.id] = nil
        if keeper != nil { showKeptItem(change.id) }
    }

    /// Returns the item that is shown for an item of the server.
    func withOwnChange(_ item: Item) -> Item {
        guard let change = changes[item.id] else { return item }
        change.confirmed = item
        return change.wish
    }
}
