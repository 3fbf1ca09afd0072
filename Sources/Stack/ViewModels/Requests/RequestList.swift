import APIClient
import Bindings
import Foundation

/// A list that is loaded from a server page by page.
///
///     let list = RequestList<Status>(firstPage: 1, pageSize: 20) { page in
///         try await client.send(.statuses(page: page))
///     }
///     list.load()
///
/// One request runs at a time. The list keeps its items during a request and after a failure.
///
/// The items of a page can be delivered one by one while the response is read:
///
///     RequestList<Status> { before, receive in
///         for try await some in service.statuses(before: before) { receive(some) }
///         return …
///     }
///
/// They appear in the list immediately, except in a refresh, which replaces the items when the response is complete.
///
/// A list can follow a query, such as the text of a search field (`init(following:debounce:keepsItems:unless:load:)`),
/// keep its items in a store (`init(storedIn:query:load:)`), and show changes before the server confirms them
/// (`change(_:_:sending:)`).
@MainActor
public final class RequestList<Item: Identifiable & Equatable & Sendable> {
    /// The part of the list that a request loads.
    public enum Part: Sendable, Hashable {
        /// The first page, while the list is empty.
        case first
        /// The first page, which replaces the items.
        case refresh
        /// The next page, whose items follow the current ones.
        case next
    }

    /// The items of all pages.
    public let items: DynamicArrayValue<Item>
    /// The state of the latest request.
    public let state: DynamicValue<RequestState>
    /// The visibility of the views that show the state.
    public let visibility: DynamicValue<RequestVisibility>
    /// The part that is loading; nil while no request is in progress.
    public let activity: DynamicValue<Part?>
    /// Whether the server has more items.
    public let hasMore: DynamicValue<Bool>

    /// The reason why the last change failed and was undone; nil if no change failed, or if there has been another
    /// change since then.
    public let changeFailure: DynamicValue<RequestFailure?>
    /// The identifiers of the items with changes that the server has not confirmed.
    public let changing: DynamicValue<Set<Item.ID>>

    let first: RequestPage<Item>.Loader
    let storage: DynamicArray<Item>
    let runner = RequestRunner()
    let part = Dynamic<Part?>(nil)
    var failedPart: Part?
    private var earlyItems: EarlyItems?
    /// The items that were updated since the request in progress began; nil for an item that was removed. The response
    /// to the request may not contain these changes.
    var localChanges: [Item.ID: Item?] = [:]
    let next = Dynamic<RequestPage<Item>.Loader?>(nil)
    /// The indices of the items, by identifier; nil if they must be computed again. The indices of appended items are
    /// added.
    var indices: [Item.ID: Int]?
    /// The query that the list follows; nil for a list without one.
    var following: FollowedQuery?
    /// The object that keeps the items; nil if the list itself keeps them.
    var keeper: (any ItemKeeping<Item>)?
    /// The changed items that the keeper has not saved yet, by identifier. A removed item has an entry whose item is
    /// nil.
    var unsaved: [Item.ID: Unsaved<Item>] = [:]
    var differenceCount = 0
    /// The changes that the server has not confirmed.
    var changes: [Item.ID: ItemChange<Item>] = [:] {
        didSet { if changes.count != oldValue.count { changingStorage.value = Set(changes.keys) } }
    }
    let changeFailureStorage = Dynamic<RequestFailure?>(nil)
    private let changingStorage = Dynamic<Set<Item.ID>>([])
    var failedChange: FailedChange<Item>?
    /// The places of items whose removal has not been confirmed.
    var removedPlaces = RemovedPlaces<Item.ID>()

    /// Creates a list whose pages contain the loader of the next page.
    ///
    /// - Parameters:
    ///   - items: The initial items, for example from a store.
    ///   - first: Loads the first page.
    public convenience init(
        items: [Item] = [], first: @escaping @MainActor @Sendable () async throws -> RequestPage<Item>
    ) {
        self.init(items: items, streaming: { _ in try await first() })
    }

    /// Creates a list whose pages contain the loader of the next page and can deliver items one by one.
    public init(items: [Item] = [], streaming first: @escaping RequestPage<Item>.Loader) {
        self.first = first
        storage = DynamicArray(items)
        self.items = storage
        state = runner.state
        let hasItems: DynamicValue<Bool> = storage.asValue().map { !$0.isEmpty }.distinct()
        visibility = runner.state.combine(hasItems) { RequestVisibility(state: $0, hasItems: $1) }.distinct()
        activity = part.combine(runner.state) { $1 == .requesting ? $0 : nil }.distinct()
        hasMore = next.map { $0 != nil }.distinct()
        changeFailure = changeFailureStorage
        changing = changingStorage
    }

    /// Creates a list of numbered pages. A page with fewer than `pageSize` items is the last one.
    public convenience init(
        items: [Item] = [], firstPage: Int = 1, pageSize: Int,
        load: @escaping @MainActor @Sendable (_ page: Int) async throws -> [Item]
    ) {
        self.init(items: items, first: { try await RequestList.page(firstPage, size: pageSize, load) })
    }

    private static func page(
        _ number: Int, size: Int, _ load: @escaping @MainActor @Sendable (_ page: Int) async throws -> [Item]
    ) async throws -> RequestPage<Item> {
        let items: [Item] = try await load(number)
        guard items.count >= size else { return RequestPage(items) }
        return RequestPage(items) { try await page(number + 1, size: size, load) }
    }

    /// Creates a list whose pages begin at a cursor that the previous page returned. The first page begins at nil; the
    /// last one returns nil.
    public convenience init<Cursor: Sendable>(
        items: [Item] = [],
        load: @escaping @MainActor @Sendable (_ cursor: Cursor?) async throws -> (items: [Item], next: Cursor?)
    ) {
        self.init(items: items, first: { try await RequestList.page(at: nil, load) })
    }

    private static func page<Cursor: Sendable>(
        at cursor: Cursor?,
        _ load: @escaping @MainActor @Sendable (_ cursor: Cursor?) async throws -> (items: [Item], next: Cursor?)
    ) async throws -> RequestPage<Item> {
        let (items, next): ([Item], Cursor?) = try await load(cursor)
        guard let next else { return RequestPage(items) }
        return RequestPage(items) { try await page(at: next, load) }
    }

    /// Creates a list whose items are delivered one by one, and whose pages begin at a cursor that the previous page
    /// returned. The first page begins at nil; the last one returns nil.
    ///
    /// - Parameter load: Passes items to `receive`, and returns the cursor of the next page.
    public convenience init<Cursor: Sendable>(
        items: [Item] = [],
        streaming load:
            @escaping @MainActor @Sendable (
                _ cursor: Cursor?, _ receive: @escaping RequestPage<Item>.ItemHandler
            ) async throws -> Cursor?
    ) {
        self.init(items: items, streaming: { receive in try await RequestList.page(at: nil, receive, load) })
    }

    private static func page<Cursor: Sendable>(
        at cursor: Cursor?, _ receive: @escaping RequestPage<Item>.ItemHandler,
        _ load:
            @escaping @MainActor @Sendable (
                _ cursor: Cursor?, _ receive: @escaping RequestPage<Item>.ItemHandler
            ) async throws -> Cursor?
    ) async throws -> RequestPage<Item> {
        let next: Cursor? = try await load(cursor, receive)
        guard let next else { return RequestPage([]) }
        return RequestPage([], streaming: { receive in try await page(at: next, receive, load) })
    }

    // MARK: Requests

    /// Loads the first page, unless the list is loaded or loading.
    ///
    /// - Returns: A task that ends with the request, if any.
    @discardableResult
    public func load() -> Task<Void, Never>? {
        if runner.isRequesting { return runner.current }
        return runner.state.value == .loaded || following?.isEmpty() == true ? nil : refresh()
    }

    /// Loads the first page again.
    ///
    /// A request in progress is replaced, because it may have been sent with older parameters; its task ends with the
    /// new request. In a list that follows a query, the parameters are certainly the same, so the call joins a request
    /// for the first page that has already been sent.
    @discardableResult
    public func refresh() -> Task<Void, Never> {
        if let following {
            if following.isEmpty() { return Task {} }
            if !following.isWaiting.value, part.value != .next, let task = runner.current { return task }
        }
        return loadFirst()
    }

    /// Loads the first page, and replaces the request in progress.
    ///
    /// - Parameters:
    ///   - delay: The time before the request is sent, in seconds.
    ///   - isNew: Whether the request is for a new query. If true, cancellation restores the state `.none`.
    func loadFirst(after delay: TimeInterval = 0, isNew: Bool = false) -> Task<Void, Never> {
        start(storage.isEmpty ? .first : .refresh, after: delay, isNew: isNew, first) { list, page, earlyItems in
            let items: [Item] = list.deduplicated(list.withLocalChanges(earlyItems + page.items))
            list.indices = nil
            list.removedPlaces = RemovedPlaces()
            list.storage.replace(with: list.withOwnChanges(items, after: nil))
        }
    }

    /// Loads the next page, unless a request is in progress or there is no next page.
    ///
    /// If the server's list changed between the requests, the page can contain items that are already in the list.
    /// These items are updated in place.
    @discardableResult
    public func loadMore() -> Task<Void, Never>? {
        if runner.isRequesting { return part.value == .next ? runner.current : nil }
        guard let next = next.value else { return nil }
        return start(.next, next) { list, page, _ in list.add(page.items) }
    }

    /// Repeats the request that failed last.
    @discardableResult
    public func retry() -> Task<Void, Never>? {
        guard runner.state.value.failure != nil else { return nil }
        return failedPart == .next ? loadMore() : refresh()
    }

    /// Cancels the request in progress, and restores the state before the request. Items that were delivered stay.
    public func cancel() {
        withBatchedUpdates {
            following?.isWaiting.value = false
            runner.cancel()
        }
    }

    private func start(
        _ part: Part, after delay: TimeInterval = 0, isNew: Bool = false, _ load: @escaping RequestPage<Item>.Loader,
        _ apply: @escaping @MainActor (_ list: RequestList, _ page: RequestPage<Item>, _ earlyItems: [Item]) -> Void
    ) -> Task<Void, Never> {
        let earlyItems = EarlyItems()
        self.earlyItems = earlyItems
        localChanges = [:]
        let keeper: (any ItemKeeping<Item>)? = self.keeper
        return withBatchedUpdates {
            self.part.value = part
            following?.isWaiting.value = delay > 0
            return runner.start(isNew: isNew) { [weak self] in
                if delay > 0 {
                    await HostDelay.wait(delay)
                    try Task.checkCancellation()
                    self?.following?.isWaiting.value = false
                }
                let visit: (any KeeperVisit<Item>)? = try await keeper?.visit(startsOver: part != .next)
                let page: RequestPage<Item> = try await load { self?.receive($0, earlyItems, part) }
                guard let visit, let list = self else { return page }
                try Task.checkCancellation()
                let items: [Item] = list.deduplicated(list.withLocalChanges(earlyItems.items + page.items))
                try await visit.save(items, isLast: page.next == nil)
                return page
            } success: { [weak self] page in
                guard let self else { return }
                if keeper == nil { apply(self, page, earlyItems.items) }
                next.value = page.next
            } failure: { [weak self] error in
                if !RequestFailure.isCancellation(error) { self?.failedPart = part }
            }
        }
    }

    // MARK: Items

    /// The items that the request in progress delivered before it completed.
    private final class EarlyItems {
        var items: [Item] = []
    }

    private func receive(_ items: [Item], _ earlyItems: EarlyItems, _ part: Part) {
        // Items of a canceled request are dropped.
        guard runner.isRequesting, self.earlyItems === earlyItems else { return }
        earlyItems.items += items
        if part != .refresh, keeper == nil { add(items) }
    }

    private func add(_ items: [Item]) {
        var new: [Item] = []
        let last: Item.ID? = storage.isEmpty ? nil : storage[storage.count - 1].id
        for item in withOwnChanges(deduplicated(withLocalChanges(items)), after: last) {
            guard let index = self.index(of: item.id) else {
                new.append(item)
                continue
            }
            if storage[index] != item { storage[index] = item }
        }
        let count = storage.count
        for (offset, item) in new.enumerated() { indices?[item.id] = count + offset }
        storage.append(contentsOf: new)
    }

    /// Returns the index of an item; nil if the list does not contain it.
    func index(of id: Item.ID) -> Int? {
        if indices == nil {
            indices = Dictionary(storage.elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
        }
        return indices?[id]
    }

    /// Returns the items of a response with the changes that were made since the request began.
    func withLocalChanges(_ items: [Item]) -> [Item] {
        guard !localChanges.isEmpty else { return items }
        return items.compactMap { item -> Item? in
            if let change = localChanges[item.id] { change } else { item }
        }
    }

    /// Removes duplicates. An item keeps its first position and its last value.
    private func deduplicated(_ items: [Item]) -> [Item] {
        var indices: [Item.ID: Int] = [:]
        var result: [Item] = []
        for item in items {
            if let index = indices[item.id] {
                result[index] = item
            } else {
                indices[item.id] = result.count
                result.append(item)
            }
        }
        return result
    }

    /// Updates an item in place, for example after the user edited it. Has no effect if the list does not contain the
    /// item.
    ///
    /// The response to a request that is in progress does not restore the old item. A change to the item that is being
    /// sent stays visible until it is confirmed or fails.
    public func update(_ item: Item) {
        if runner.isRequesting { localChanges[item.id] = .some(item) }
        guard let index = self.index(of: item.id) else { return updateRemoved(item) }
        if keeper != nil { saveInKeeper(item) }
        if let shown = withOwnChange(item) { storage[index] = shown }
    }

    /// Removes an item, for example after the user deleted it.
    ///
    /// The response to a request that is in progress does not restore the item.
    public func remove(id: Item.ID) {
        if runner.isRequesting { localChanges[id] = .some(nil) }
        if keeper != nil {
            changes[id]?.isRemovedFromKeeper = true
            removeFromKeeper(id)
        }
        removedPlaces.discard(id)
        guard let index = self.index(of: id) else { return }
        removedPlaces.remove(id, after: index > 0 ? storage[index - 1].id : nil, keepsPlace: false)
        indices = nil
        storage.remove(at: index)
    }
}
