public import Bindings
public import Foundation
public import Store
public import ViewModels

extension RequestList where Item: StoredRecord {
    /// Creates a list whose items are the records of a query in a store.
    ///
    ///     let list = try RequestList(storedIn: store, query: Repository.sorted(by: \.name)) {
    ///         try await client.firstPage(of: .repositories, paging: .links())
    ///     }
    ///
    /// The stored records are shown from the start, even without a connection. Each page is saved in one transaction.
    /// All other writes to the store that change the result of the query change the items too.
    ///
    /// Records that the server no longer has are deleted. After each page, these are the records that precede the last
    /// loaded item but are on no loaded page. After the last page, these are all records that are on no page.
    /// Therefore the query must sort the records as the server does, and its condition must exclude records that the
    /// server does not have. Records that were added while the pages were loaded are kept.
    ///
    /// Changes (`change(_:_:sending:)`) are saved when the server has confirmed them. `update(_:)` and `remove(id:)`
    /// change the store.
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

    /// Creates a list that follows a query, and whose items are the records of that query in a store.
    ///
    ///     let results = RequestList(
    ///         storedIn: store, following: word, records: { Repository.where(.matches($0)).sorted(by: \.name) },
    ///         unless: \.isEmpty
    ///     ) { word in
    ///         try await client.firstPage(of: .search(word), paging: .links())
    ///     }
    ///
    /// When the query changes, the list immediately removes the old items, and then shows the stored records of the new
    /// query, even without a connection. `load` is called when the query has not changed for `interval` seconds. Its
    /// result is saved, as in a list that follows no query.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - query: The query. Changes to an equal value have no effect.
    ///   - records: Returns the store's query for a value of `query`. Its records should be the records that the server
    ///     returns, in the same order.
    ///   - interval: The time for which the query must not change, in seconds of the host's time. The default is 0.3.
    ///   - deletesOutdated: Whether stored records are deleted if the server does not return them. Pass false if the
    ///     server may find fewer records than the query of the store. The default is true.
    ///   - isEmpty: Whether a query needs no request. The list is then empty, with the state `none`. The default is
    ///     false for every query.
    ///   - load: Loads the first page for a query.
    public convenience init<Value: Equatable & Sendable>(
        storedIn store: Store, following query: DynamicValue<Value>,
        records: @escaping @MainActor (Value) -> Query<Item>, debounce interval: TimeInterval = 0.3,
        deletesOutdated: Bool = true, unless isEmpty: @escaping @MainActor (Value) -> Bool = { _ in false },
        load: @escaping @MainActor @Sendable (_ query: Value) async throws -> RequestPage<Item>
    ) {
        let keeper = FollowingStoreKeeper(store, deletesOutdated: deletesOutdated) { records(query.value) }
        self.init(keptBy: keeper, following: query, debounce: interval, unless: isEmpty, load: load)
    }
}
