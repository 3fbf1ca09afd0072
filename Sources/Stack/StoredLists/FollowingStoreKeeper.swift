import Bindings
import Store
import ViewModels

/// Keeps the items of a list in a store, and shows the records of a query that changes.
@MainActor
final class FollowingStoreKeeper<Item: StoredRecord & Equatable>: ItemKeeping {
    var items: DynamicArrayValue<Item> { shown }
    private let shown = DynamicArray<Item>()
    private let store: Store
    private let query: @MainActor () -> Query<Item>
    private let deletesOutdated: Bool
    /// Whether there is no query to run.
    private var isEmpty = true
    /// The task that runs the current query; nil if there is no query to run, or if it could not be run.
    private var opening: Task<StoreKeeper<Item>, any Error>?
    /// The observation of the current query's records.
    private var following: BindingToken?

    init(_ store: Store, deletesOutdated: Bool, query: @escaping @MainActor () -> Query<Item>) {
        self.store = store
        self.deletesOutdated = deletesOutdated
        self.query = query
    }

    func queryDidChange(isEmpty: Bool) {
        self.isEmpty = isEmpty
        opening?.cancel()
        opening = nil
        following = nil
        shown.removeAll()
        if !isEmpty { opening = open(query()) }
    }

    private func open(_ query: Query<Item>) -> Task<StoreKeeper<Item>, any Error> {
        Task { [weak self, store, deletesOutdated] in
            do {
                let records = try await store.liveQuery(query)
                // Another query may have replaced this one.
                try Task.checkCancellation()
                self?.show(records)
                return StoreKeeper(store, query, records, deletesOutdated: deletesOutdated)
            } catch {
                // The next request runs the query again.
                if !Task.isCancelled { self?.opening = nil }
                throw error
            }
        }
    }

    private func show(_ records: DynamicArrayValue<Item>) {
        shown.replaceAll(with: records.elements)
        following = records.observe { [weak self] elements, changes in self?.shown.replace(with: elements, changes) }
    }

    func visit(startsOver: Bool) async throws -> any KeeperVisit<Item> {
        guard !isEmpty else { throw CancellationError() }
        let opening: Task<StoreKeeper<Item>, any Error> = self.opening ?? open(query())
        self.opening = opening
        return try await opening.value.visit(startsOver: startsOver)
    }

    func save(_ item: Item) async throws {
        try await store.write { try $0.save(item) }
    }

    func remove(id: Item.ID) async throws {
        try await store.write { try $0.delete(Item.self, id: id) }
    }
}
