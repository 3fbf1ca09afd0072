import Bindings

extension RequestList {
    /// Creates a list whose items are kept elsewhere.
    package convenience init(
        keptBy keeper: any ItemKeeping<Item>, streaming first: @escaping RequestPage<Item>.Loader
    ) {
        self.init(items: keeper.items.elements, streaming: first)
        self.keeper = keeper
        keeper.items.observe(with: self) { list, elements, changes in list.follow(elements, changes) }
    }

    private func follow(_ elements: [Item], _ changes: ArrayChanges) {
        indices = nil
        // When the query changes, the list removes its items before the keeper does, so the keeper's changes may not
        // apply to the list.
        guard unsaved.isEmpty, self.changes.isEmpty, changes.oldCount == storage.count else {
            return storage.replace(with: withOwnChanges(elements))
        }
        storage.replace(with: elements, changes)
    }

    /// Shows the keeper's items, with the changes that have not been saved or confirmed.
    func showKeptItems() {
        guard let keeper else { return }
        indices = nil
        storage.replace(with: withOwnChanges(keeper.items.elements))
    }

    /// Shows the keeper's version of an item. Called when the item no longer has an unconfirmed change.
    func showKeptItem(_ id: Item.ID) {
        // OPTIMIZATION: Usually the item is kept at the same index, and the others need not be compared.
        guard unsaved.isEmpty, let kept = keeper?.items.elements, kept.count == storage.count,
            let index = self.index(of: id), kept[index].id == id
        else { return showKeptItems() }
        if storage[index] != kept[index] { storage[index] = kept[index] }
    }

    private func withOwnChanges(_ elements: [Item]) -> [Item] {
        guard !unsaved.isEmpty || !changes.isEmpty else { return elements }
        return elements.compactMap { element in
            guard let difference = unsaved[element.id] else { return withOwnChange(element) }
            return difference.item.flatMap(withOwnChange)
        }
    }

    /// Saves an item that is already shown.
    func saveInKeeper(_ item: Item) {
        keep(Unsaved(item: item, number: differenceCount), of: item.id) { try await $0.save(item) }
    }

    /// Removes an item that is no longer shown.
    func removeFromKeeper(_ id: Item.ID) {
        keep(Unsaved(item: nil, number: differenceCount), of: id) { try await $0.remove(id: id) }
    }

    private func keep(
        _ difference: Unsaved<Item>, of id: Item.ID,
        _ body: @escaping @MainActor (any ItemKeeping<Item>) async throws -> Void
    ) {
        guard let keeper else { return }
        differenceCount += 1
        unsaved[id] = difference
        Task { [weak self] in
            var failure: RequestFailure?
            do { try await body(keeper) } catch { failure = RequestFailure(error) }
            guard let self else { return }
            withBatchedUpdates {
                if let failure { changeFailureStorage.value = failure }
                guard unsaved[id]?.number == difference.number else { return }
                unsaved[id] = nil
                showKeptItems()
            }
        }
    }
}
