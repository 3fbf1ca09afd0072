import APIClient
import Bindings

/// A list that comes from a server, page by page.
///
///     let list = RequestList<Status>(firstPage: 1, pageSize: 20) { page in
///         try await client.send(.statuses(page: page))
///     }
///     list.load()
///
/// One request runs at a time. Items stay while a request is under way and when it fails; only an answer changes them.
@MainActor
public final class RequestList<Item: Identifiable & Equatable & Sendable> {
    /// What a request is about.
    public enum Part: Sendable, Hashable {
        /// The first page, of a list that has no items.
        case first
        /// The first page, in place of the items that there are.
        case refresh
        /// The page that follows the items that there are.
        case next
    }

    /// The items of all pages that came.
    public let items: DynamicArrayValue<Item>
    /// What became of the last request.
    public let state: DynamicValue<RequestState>
    /// Which views show that.
    public let visibility: DynamicValue<RequestVisibility>
    /// What the request under way is about; nil if there is none.
    public let activity: DynamicValue<Part?>
    /// Whether the server has more items.
    public let hasMore: DynamicValue<Bool>

    private let first: @MainActor () async throws -> RequestPage<Item>
    private let storage: DynamicArray<Item>
    private let runner = RequestRunner()
    private let part = Dynamic<Part?>(nil)
    private var failedPart: Part?
    private let next = Dynamic<(@MainActor @Sendable () async throws -> RequestPage<Item>)?>(nil)

    /// Makes a list whose pages know the pages that follow them.
    ///
    /// - Parameters:
    ///   - items: what is known before the first request: from a store, say.
    ///   - first: gets the first page.
    public init(items: [Item] = [], first: @escaping @MainActor () async throws -> RequestPage<Item>) {
        self.first = first
        storage = DynamicArray(items)
        self.items = storage
        state = runner.state
        let hasItems: DynamicValue<Bool> = storage.whole.map { !$0.isEmpty }.distinct()
        visibility = runner.state.combine(hasItems) { RequestVisibility(state: $0, hasItems: $1) }.distinct()
        activity = part.combine(runner.state) { $1 == .requesting ? $0 : nil }.distinct()
        hasMore = next.map { $0 != nil }.distinct()
    }

    /// Makes a list of numbered pages. A page with fewer than `pageSize` items is the last one.
    public convenience init(
        items: [Item] = [], firstPage: Int = 1, pageSize: Int,
        load: @escaping @MainActor @Sendable (_ page: Int) async throws -> [Item]
    ) {
        self.init(items: items) { try await RequestList.page(firstPage, size: pageSize, load) }
    }

    private static func page(
        _ number: Int, size: Int, _ load: @escaping @MainActor @Sendable (_ page: Int) async throws -> [Item]
    ) async throws -> RequestPage<Item> {
        let items: [Item] = try await load(number)
        guard items.count >= size else { return RequestPage(items) }
        return RequestPage(items) { try await page(number + 1, size: size, load) }
    }

    /// Makes a list whose pages begin at a place that the page before names. The first one begins at nil; the last one
    /// names none.
    public convenience init<Place: Sendable>(
        items: [Item] = [],
        load: @escaping @MainActor @Sendable (_ place: Place?) async throws -> (items: [Item], next: Place?)
    ) {
        self.init(items: items) { try await RequestList.page(at: nil, load) }
    }

    private static func page<Place: Sendable>(
        at place: Place?,
        _ load: @escaping @MainActor @Sendable (_ place: Place?) async throws -> (items: [Item], next: Place?)
    ) async throws -> RequestPage<Item> {
        let (items, next): ([Item], Place?) = try await load(place)
        guard let next else { return RequestPage(items) }
        return RequestPage(items) { try await page(at: next, load) }
    }

    // MARK: Requests

    /// Gets the first page, unless the list was loaded or is being loaded.
    ///
    /// - Returns: the request, for who wants to wait for it; nil if there is none.
    @discardableResult
    public func load() -> Task<Void, Never>? {
        if runner.isRequesting { return runner.current }
        return runner.state.value == .loaded ? nil : refresh()
    }

    /// Gets the first page anew. While that is under way already, nothing more is requested.
    @discardableResult
    public func refresh() -> Task<Void, Never> {
        if let task = runner.current, part.value != .next { return task }
        let first: @MainActor () async throws -> RequestPage<Item> = self.first
        return start(storage.isEmpty ? .first : .refresh, first) { list, page in
            list.storage.replace(with: list.distinct(page.items, besides: []))
        }
    }

    /// Gets the page that follows, unless a request is under way or there is none.
    ///
    /// Items that are in the list already, because the server's list moved on meanwhile, are updated where they are.
    @discardableResult
    public func loadMore() -> Task<Void, Never>? {
        if runner.isRequesting { return part.value == .next ? runner.current : nil }
        guard let next = next.value else { return nil }
        return start(.next, next) { list, page in list.add(page.items) }
    }

    /// Does again what failed last.
    @discardableResult
    public func retry() -> Task<Void, Never>? {
        guard runner.state.value.failure != nil else { return nil }
        return failedPart == .next ? loadMore() : refresh()
    }

    /// Gives up the request under way: everything is as it was before it.
    public func cancel() {
        runner.cancel()
    }

    private func start(
        _ part: Part, _ load: @escaping @MainActor () async throws -> RequestPage<Item>,
        _ take: @escaping @MainActor (RequestList<Item>, RequestPage<Item>) -> Void
    ) -> Task<Void, Never> {
        together {
            self.part.value = part
            return runner.start(load) { [weak self] page in
                guard let self else { return }
                take(self, page)
                next.value = page.next
            } failure: { [weak self] error in
                if !RequestFailure.isCancellation(error) { self?.failedPart = part }
            }
        }
    }

    // MARK: Items

    private func add(_ fresh: [Item]) {
        var places: [Item.ID: Int] = [:]
        for (index, item) in storage.elements.enumerated() { places[item.id] = index }
        for item in fresh {
            if let index = places[item.id], storage[index] != item { storage[index] = item }
        }
        storage.append(contentsOf: distinct(fresh, besides: Set(places.keys)))
    }

    private func distinct(_ items: [Item], besides known: Set<Item.ID>) -> [Item] {
        var known: Set<Item.ID> = known
        return items.filter { known.insert($0.id).inserted }
    }

    /// Changes an item that is there, after a person changed it say. One that is not there changes nothing.
    public func update(_ item: Item) {
        guard let index = storage.elements.firstIndex(where: { $0.id == item.id }) else { return }
        storage[index] = item
    }

    /// Takes an item out, after a person deleted it say.
    public func remove(id: Item.ID) {
        storage.removeAll { $0.id == id }
    }
}
