import Bindings

extension RequestList {
    /// Changes an item immediately, and sends the change.
    ///
    ///     list.change(id) { $0.isStarred.toggle() } sending: { try await client.send(.star($0)) }
    ///
    /// The list shows the changed item in the next frame. If `send` throws, the list shows the server's item again,
    /// and `changeFailure` contains the reason. A refresh that overlaps with the change does not undo it.
    ///
    /// One change to an item is sent at a time. Changes that are made during that time are combined: the closure that
    /// was passed last then sends the newest version of the item. Therefore, `send` should send every property that any
    /// change to the item can modify. Changes to different items are sent independently.
    ///
    /// The change is sent even if the list is released or its request is canceled.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item. If the list does not contain it, nothing happens.
    ///   - mutate: Changes the item that is shown. If it changes nothing, nothing is sent.
    ///   - send: Sends the changed item, and returns the server's new version of it.
    /// - Returns: A task that ends when all changes to the item have been sent, if any.
    @discardableResult
    public func change(
        _ id: Item.ID, _ mutate: (inout Item) -> Void,
        sending send: @escaping @MainActor @Sendable (Item) async throws -> Item
    ) -> Task<Void, Never>? {
        startChange(of: id, mutate) { try await send($0) }
    }

    /// Changes an item immediately, and sends the change. If `send` does not throw, the list assumes that the server
    /// has the changed item.
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

    /// Removes an item immediately, and sends the removal.
    ///
    ///     list.remove(id: id) { try await client.send(.delete($0)) }
    ///
    /// The item disappears in the next frame. If `send` throws, the item reappears at its former position, and
    /// `changeFailure` contains the reason. A refresh that overlaps with the removal does not show the item.
    ///
    /// If a change to the item is being sent, that change is completed first. A pending change is not sent.
    /// The removal is sent even if the list is released or its request is canceled.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item. If the list does not contain it, nothing happens.
    ///   - send: Sends the removal. It receives the server's version of the item.
    /// - Returns: A task that ends when the removal has been sent; nil if the list does not contain the item.
    @discardableResult
    public func remove(
        id: Item.ID, sending send: @escaping @MainActor @Sendable (Item) async throws -> Void
    ) -> Task<Void, Never>? {
        guard let index = self.index(of: id) else { return nil }
        return start(nil, of: storage[index]) {
            try await send($0)
            return nil
        }
    }

    /// Repeats the change that failed last. If the list no longer contains the item, or the item already has the
    /// change, nothing is sent, and `changeFailure` becomes nil.
    ///
    /// - Returns: A task that ends when the change has been sent; nil if none is sent.
    @discardableResult
    public func retryChange() -> Task<Void, Never>? {
        guard let failedChange else { return nil }
        guard let index = self.index(of: failedChange.id) else {
            forgetFailure()
            return nil
        }
        let item: Item = storage[index]
        guard item != failedChange.desired else {
            forgetFailure()
            return nil
        }
        return start(failedChange.desired, of: item, failedChange.send)
    }

    private func startChange(
        of id: Item.ID, _ mutate: (inout Item) -> Void, _ send: @escaping ItemChange<Item>.Send
    ) -> Task<Void, Never>? {
        guard let index = self.index(of: id) else { return nil }
        let item: Item = storage[index]
        var desired = item
        mutate(&desired)
        guard desired != item, desired.id == id else { return changes[id]?.task }
        return start(desired, of: item, send)
    }

    /// Shows and sends an item. If `desired` is nil, removes the item and sends the removal.
    private func start(_ desired: Item?, of item: Item, _ send: @escaping ItemChange<Item>.Send) -> Task<Void, Never> {
        withBatchedUpdates {
            forgetFailure()
            if let change = changes[item.id] {
                change.replace(with: desired, send)
                show(desired, at: item.id)
                return change.task ?? Task {}
            }
            let change = ItemChange(of: item, to: desired, send)
            changes[item.id] = change
            show(desired, at: item.id)
            let task: Task<Void, Never> = sending(change)
            change.task = task
            return task
        }
    }

    private func forgetFailure() {
        failedChange = nil
        if changeFailureStorage.value != nil { changeFailureStorage.value = nil }
    }

    /// Sends a change, and those that are made while it is sent, even if the list is released.
    private func sending(_ change: ItemChange<Item>) -> Task<Void, Never> {
        let keeper: (any ItemKeeping<Item>)? = self.keeper
        return Task { [weak self] in
            while let send = change.takeNext() {
                let desired: Item? = change.desired
                do {
                    let answer: Item? = try await send(desired ?? change.confirmed)
                    if let desired {
                        change.confirm(answer.flatMap { $0.id == change.id ? $0 : nil } ?? desired)
                        self?.show(change)
                        if !change.isRemovedFromKeeper { try await keeper?.save(change.confirmed) }
                    } else {
                        self?.confirmRemoval(change)
                        try await keeper?.remove(id: change.id)
                    }
                } catch {
                    guard change.fail() else { continue }
                    self?.undo(change, FailedChange(id: change.id, desired: desired, send: send), error)
                }
            }
            self?.end(change)
        }
    }

    /// Shows an item after the server confirmed a change, and records the confirmed item, because the response to a
    /// request in progress may be older.
    private func show(_ change: ItemChange<Item>) {
        if runner.isRequesting, localChanges[change.id] != .some(nil) { localChanges[change.id] = change.confirmed }
        show(change.desired, at: change.id)
    }

    /// Forgets a removed item. The response to a request in progress may contain it.
    private func confirmRemoval(_ change: ItemChange<Item>) {
        if runner.isRequesting { localChanges[change.id] = .some(nil) }
        removedPlaces.discard(change.id)
    }

    private func undo(_ change: ItemChange<Item>, _ failed: FailedChange<Item>, _ error: any Error) {
        withBatchedUpdates {
            show(change.desired, at: change.id)
            guard !RequestFailure.isCancellation(error) else { return }
            failedChange = failed
            changeFailureStorage.value = RequestFailure(error)
        }
    }

    private func end(_ change: ItemChange<Item>) {
        changes[change.id] = nil
        if keeper != nil { showKeptItem(change.id) }
    }

    /// Shows an item at its place, or hides the item with the identifier if `item` is nil.
    private func show(_ item: Item?, at id: Item.ID) {
        switch (item, self.index(of: id)) {
        case (let item?, let index?):
            if storage[index] != item { storage[index] = item }
        case (nil, let index?):
            let previous: Item.ID? = index > 0 ? storage[index - 1].id : nil
            if keeper == nil { removedPlaces.remove(id, after: previous, keepsPlace: true) }
            indices = nil
            storage.remove(at: index)
        case (let item?, nil):
            if keeper != nil { return showKeptItems() }
            guard removedPlaces.contains(id) else { return }
            let previous: Int? = removedPlaces.restore(id).flatMap { self.index(of: $0) }
            indices = nil
            storage.insert(item, at: previous.map { $0 + 1 } ?? 0)
        case (nil, nil): break
        }
    }

    /// Updates the server's version of an item that is not shown because its removal has not been confirmed.
    func updateRemoved(_ item: Item) {
        guard let change = changes[item.id], change.desired == nil else { return }
        if let keeper {
            guard keeper.items.elements.contains(where: { $0.id == item.id }) else { return }
            saveInKeeper(item)
        } else if !removedPlaces.contains(item.id) {
            return
        }
        change.confirmed = item
    }

    /// Returns the item that is shown for an item of the server; nil if it is removed.
    func withOwnChange(_ item: Item) -> Item? {
        guard let change = changes[item.id] else { return item }
        change.confirmed = item
        // The server may have the item again.
        change.isRemovedFromKeeper = false
        return change.desired
    }

    /// Returns the items to show for the server's items, and records the places of the items that are hidden because
    /// they are being removed.
    ///
    /// - Parameter last: The shown item before them, if any.
    func withOwnChanges(_ items: [Item], after last: Item.ID?) -> [Item] {
        guard !changes.isEmpty else { return items }
        var last: Item.ID? = last
        return items.compactMap { item in
            guard let shown = withOwnChange(item) else {
                if !removedPlaces.contains(item.id) { removedPlaces.append(item.id, after: last) }
                return nil
            }
            last = shown.id
            return shown
        }
    }
}
