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
///
/// Items may arrive one after the other, from an answer that is read while it comes:
///
///     RequestList<Status> { before, arrive in
///         for try await some in service.statuses(before: before) { arrive(some) }
///         return …
///     }
///
/// They are in the list at once, but for a refresh: that takes the place of the items when all of it is there.
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

    private let first: RequestPage<Item>.Loader
    private let storage: DynamicArray<Item>
    private let runner = RequestRunner()
    private let part = Dynamic<Part?>(nil)
    private var failedPart: Part?
    private var arrivals: Arrivals?
    /// What was changed, or with nil taken out, since the request under way began: its answer may not know of that.
    private var meanwhile: [Item.ID: Item?] = [:]
    private let next = Dynamic<RequestPage<Item>.Loader?>(nil)
    /// Where the items stand; nil if that is to be found out. It grows with what is added at the end.
    private var places: [Item.ID: Int]?

    /// Makes a list whose pages know the pages that follow them.
    ///
    /// - Parameters:
    ///   - items: what is known before the first request: from a store, say.
    ///   - first: gets the first page.
    public convenience init(
        items: [Item] = [], first: @escaping @MainActor @Sendable () async throws -> RequestPage<Item>
    ) {
        self.init(items: items, arriving: { _ in try await first() })
    }

    /// Makes a list whose items may arrive one after the other, and whose pages know the pages that follow them.
    public init(items: [Item] = [], arriving first: @escaping RequestPage<Item>.Loader) {
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
        self.init(items: items, first: { try await RequestList.page(firstPage, size: pageSize, load) })
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
        self.init(items: items, first: { try await RequestList.page(at: nil, load) })
    }

    private static func page<Place: Sendable>(
        at place: Place?,
        _ load: @escaping @MainActor @Sendable (_ place: Place?) async throws -> (items: [Item], next: Place?)
    ) async throws -> RequestPage<Item> {
        let (items, next): ([Item], Place?) = try await load(place)
        guard let next else { return RequestPage(items) }
        return RequestPage(items) { try await page(at: next, load) }
    }

    /// Makes a list whose items arrive one after the other, and whose pages begin at a place that the page before names.
    /// The first one begins at nil; the last one names none.
    ///
    /// - Parameter load: gives items to `arrive`, and returns the place of the next page.
    public convenience init<Place: Sendable>(
        items: [Item] = [],
        arriving load:
            @escaping @MainActor @Sendable (
                _ place: Place?, _ arrive: @escaping RequestPage<Item>.Arrival
            ) async throws -> Place?
    ) {
        self.init(items: items, arriving: { arrive in try await RequestList.page(at: nil, arrive, load) })
    }

    private static func page<Place: Sendable>(
        at place: Place?, _ arrive: @escaping RequestPage<Item>.Arrival,
        _ load:
            @escaping @MainActor @Sendable (
                _ place: Place?, _ arrive: @escaping RequestPage<Item>.Arrival
            ) async throws -> Place?
    ) async throws -> RequestPage<Item> {
        let next: Place? = try await load(place, arrive)
        guard let next else { return RequestPage([]) }
        return RequestPage([], arriving: { arrive in try await page(at: next, arrive, load) })
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
        return start(storage.isEmpty ? .first : .refresh, first) { list, page, arrived in
            list.places = nil
            list.storage.replace(with: list.united(list.current(arrived + page.items)))
        }
    }

    /// Gets the page that follows, unless a request is under way or there is none.
    ///
    /// Items that are in the list already, because the server's list moved on meanwhile, are updated where they are.
    @discardableResult
    public func loadMore() -> Task<Void, Never>? {
        if runner.isRequesting { return part.value == .next ? runner.current : nil }
        guard let next = next.value else { return nil }
        return start(.next, next) { list, page, _ in list.add(page.items) }
    }

    /// Does again what failed last.
    @discardableResult
    public func retry() -> Task<Void, Never>? {
        guard runner.state.value.failure != nil else { return nil }
        return failedPart == .next ? loadMore() : refresh()
    }

    /// Gives up the request under way: everything is as it was before it. Items that arrived stay.
    public func cancel() {
        runner.cancel()
    }

    private func start(
        _ part: Part, _ load: @escaping RequestPage<Item>.Loader,
        _ take: @escaping @MainActor (_ list: RequestList, _ page: RequestPage<Item>, _ arrived: [Item]) -> Void
    ) -> Task<Void, Never> {
        let arrivals = Arrivals()
        self.arrivals = arrivals
        meanwhile = [:]
        return together {
            self.part.value = part
            return runner.start { [weak self] in
                try await load { self?.arrive($0, arrivals, part) }
            } success: { [weak self] page in
                guard let self else { return }
                take(self, page, arrivals.items)
                next.value = page.next
            } failure: { [weak self] error in
                if !RequestFailure.isCancellation(error) { self?.failedPart = part }
            }
        }
    }

    // MARK: Items

    /// What arrived of the request under way.
    private final class Arrivals {
        var items: [Item] = []
    }

    private func arrive(_ items: [Item], _ arrivals: Arrivals, _ part: Part) {
        // What a request brings that was given up is dropped.
        guard runner.isRequesting, self.arrivals === arrivals else { return }
        arrivals.items += items
        if part != .refresh { add(items) }
    }

    private func add(_ answer: [Item]) {
        var new: [Item] = []
        for item in united(current(answer)) {
            guard let index = place(of: item.id) else {
                new.append(item)
                continue
            }
            if storage[index] != item { storage[index] = item }
        }
        let count: Int = storage.count
        for (offset, item) in new.enumerated() { places?[item.id] = count + offset }
        storage.append(contentsOf: new)
    }

    /// Where an item stands; nil if it is not there.
    private func place(of id: Item.ID) -> Int? {
        if places == nil {
            places = Dictionary(storage.elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
        }
        return places?[id]
    }

    /// The items of an answer as they are by now.
    private func current(_ items: [Item]) -> [Item] {
        guard !meanwhile.isEmpty else { return items }
        return items.compactMap { item -> Item? in
            if let known = meanwhile[item.id] { known } else { item }
        }
    }

    /// Each item once: where it came first, as it came last.
    private func united(_ items: [Item]) -> [Item] {
        var places: [Item.ID: Int] = [:]
        var united: [Item] = []
        for item in items {
            if let index = places[item.id] {
                united[index] = item
            } else {
                places[item.id] = united.count
                united.append(item)
            }
        }
        return united
    }

    /// Changes an item that is there, after a person changed it say. One that is not there changes nothing.
    ///
    /// The answer to a request that began before does not bring the old one back.
    public func update(_ item: Item) {
        if runner.isRequesting { meanwhile[item.id] = .some(item) }
        guard let index = place(of: item.id) else { return }
        storage[index] = item
    }

    /// Takes an item out, after a person deleted it say.
    ///
    /// The answer to a request that began before does not bring it back.
    public func remove(id: Item.ID) {
        if runner.isRequesting { meanwhile[id] = .some(nil) }
        places = nil
        storage.removeAll { $0.id == id }
    }
}
