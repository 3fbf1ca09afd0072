public import Store
public import ViewModels

extension RequestList where Item: StoredRecord {
    /// Creates a list whose items are the records of a query in a store.
    ///
    ///     let list = try RequestList(storedIn: store, query: Repository.sorted(by: \.name)) {
    ///         try await client.firstPage(of: .repositories, paging: .links())
    ///     }
    ///
    /// The stored records are shown from the start, also without a connection. Each page is saved in one transaction.
    /// Every other write to the store that changes the result of the query changes the items too.
    ///
    /// Records that the server no longer has are deleted: after each page, the ones that are on no page so far and come
    /// before the last item of the pages; after the last page, all others. Therefore the query must sort the records as
    /// the server does, and its condition must exclude records that the server does not know. Records that were added
    /// while the pages were loaded are kept.
    ///
    /// Changes (`change(_:_:sending:)`) are saved when the server confirmed them. `update(_:)` and `remove(id:)` change
    /// the store.
    ///
    /// This form blocks the main thread until writes in progress have finished and the query has run.
    ///
    /// - Throws: `StoreError` if the query cannot be run.
    public convenience init(
        storedIn store: Store, query: Query<Item>,
        load: @escaping @MainActor @Sendable () async throws -> RequestPage<Item>
    ) throws {
        let items = try store.liveQuery(query)
        self.init(keptBy: StoreKeeper(store, query, items), streaming: { _ in try await load() })
    }

    /// Creates a list whose items are the records of a query in a store, without blocking the main thread.
    ///
    /// Otherwise, it is equivalent to the synchronous form.
    public convenience init(
        storedIn store: Store, query: Query<Item>,
        load: @escaping @MainActor @Sendable () async throws -> RequestPage<Item>
    ) async throws {
        let items = try await store.liveQuery(query)
        self.init(keptBy: StoreKeeper(store, query, items), streaming: { _ in try await load() })
    }
}
