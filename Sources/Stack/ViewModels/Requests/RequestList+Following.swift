import Bindings
import Foundation

/// The query that a list follows.
@MainActor
final class FollowedQuery {
    let debounce: TimeInterval
    let keepsItems: Bool
    /// Whether the current query needs no request.
    let isEmpty: @MainActor () -> Bool
    /// Whether a new query waits until it has not changed for a while.
    let isWaiting = Dynamic(false)

    init(debounce: TimeInterval, keepsItems: Bool, isEmpty: @escaping @MainActor () -> Bool) {
        self.debounce = debounce
        self.keepsItems = keepsItems
        self.isEmpty = isEmpty
    }
}

extension RequestList {
    /// Whether a changed query waits before its request is sent. The wait is not part of the duration of the request.
    public var isWaiting: DynamicValue<Bool> { following?.isWaiting ?? Dynamic(false) }

    /// Creates a list that follows a query, such as the text of a search field.
    ///
    ///     let results = RequestList(following: word, unless: \.isEmpty) { word in
    ///         try await client.firstPage(of: .search(word), paging: .links())
    ///     }
    ///
    /// When the query changes, the list discards the old one immediately: it cancels the request in progress, and by
    /// default removes the items. `load` is called when the query has not changed for `interval` seconds. `refresh()`
    /// ends that delay. Until the query first changes, only `load()` and `refresh()` send a request.
    ///
    /// - Parameters:
    ///   - query: The query. Changes to an equal value have no effect.
    ///   - interval: The time for which the query must not change, in seconds of the host's time. The default is 0.3.
    ///   - keepsItems: Whether the items of the old query are shown until those of the new one arrive. The default is
    ///     false.
    ///   - isEmpty: Whether a query needs no request. The list is then empty, with the state `none`. The default is
    ///     false for every query.
    ///   - load: Loads the first page for a query.
    public convenience init<Query: Equatable & Sendable>(
        following query: DynamicValue<Query>, debounce interval: TimeInterval = 0.3, keepsItems: Bool = false,
        unless isEmpty: @escaping @MainActor (Query) -> Bool = { _ in false },
        load: @escaping @MainActor @Sendable (_ query: Query) async throws -> RequestPage<Item>
    ) {
        let query: DynamicValue<Query> = query.distinct()
        self.init(streaming: RequestList.loader(of: query, unless: isEmpty, load))
        follow(query, FollowedQuery(debounce: interval, keepsItems: keepsItems) { isEmpty(query.value) })
    }

    /// Creates a list that follows a query, and whose items are kept elsewhere.
    ///
    /// - Parameter keeper: The object that keeps the items. Its `queryDidChange(isEmpty:)` is called for every change
    ///   to the query.
    package convenience init<Query: Equatable & Sendable>(
        keptBy keeper: any ItemKeeping<Item>, following query: DynamicValue<Query>, debounce interval: TimeInterval,
        unless isEmpty: @escaping @MainActor (Query) -> Bool,
        load: @escaping @MainActor @Sendable (_ query: Query) async throws -> RequestPage<Item>
    ) {
        let query: DynamicValue<Query> = query.distinct()
        self.init(keptBy: keeper, streaming: RequestList.loader(of: query, unless: isEmpty, load))
        follow(query, FollowedQuery(debounce: interval, keepsItems: false) { isEmpty(query.value) })
        keeper.queryDidChange(isEmpty: isEmpty(query.value))
    }

    private static func loader<Query: Equatable & Sendable>(
        of query: DynamicValue<Query>, unless isEmpty: @escaping @MainActor (Query) -> Bool,
        _ load: @escaping @MainActor @Sendable (_ query: Query) async throws -> RequestPage<Item>
    ) -> RequestPage<Item>.Loader {
        { _ in
            let current: Query = query.value
            return isEmpty(current) ? RequestPage([]) : try await load(current)
        }
    }

    private func follow<Query: Equatable>(_ query: DynamicValue<Query>, _ followed: FollowedQuery) {
        following = followed
        query.observe(with: self) { list, _ in list.queryDidChange() }
    }

    private func queryDidChange() {
        guard let following else { return }
        withBatchedUpdates {
            next.value = nil
            failedPart = nil
            let isEmpty: Bool = following.isEmpty()
            if isEmpty || !following.keepsItems {
                indices = nil
                removedPlaces = RemovedPlaces()
                storage.removeAll()
            }
            keeper?.queryDidChange(isEmpty: isEmpty)
            guard !isEmpty else {
                following.isWaiting.value = false
                return runner.reset()
            }
            _ = loadFirst(after: following.debounce, isNew: true)
        }
    }
}
