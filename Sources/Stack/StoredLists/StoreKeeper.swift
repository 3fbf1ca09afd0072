import Bindings
import Store
import ViewModels

/// Keeps the items of a list in a store.
@MainActor
final class StoreKeeper<Item: StoredRecord & Equatable>: ItemKeeping {
    let items: DynamicArrayValue<Item>
    private let store: Store
    private let query: Query<Item>
    /// Whether records that the server no longer has are deleted.
    private let deletesOutdated: Bool
    /// The saved pages; nil before the first one.
    private var pages: SavedPages<Item>?

    init(
        _ store: Store, _ query: Query<Item>, _ items: DynamicArrayValue<Item>, deletesOutdated: Bool = true
    ) {
        self.store = store
        self.query = query
        self.deletesOutdated = deletesOutdated
        self.items = items
    }

    func visit(startsOver: Bool) -> any KeeperVisit<Item> {
        Visit(self, startsOver ? nil : pages, earlier: items.elements)
    }

    func queryDidChange(isEmpty: Bool) {}

    func save(_ item: Item) async throws {
        try await store.write { try $0.save(item) }
    }

    func remove(id: Item.ID) async throws {
        try await store.write { try $0.delete(Item.self, id: id) }
    }

    private final class Visit: KeeperVisit {
        private let keeper: StoreKeeper
        private let pages: SavedPages<Item>

        init(_ keeper: StoreKeeper, _ pages: SavedPages<Item>?, earlier: [Item]) {
            self.keeper = keeper
            self.pages = pages ?? SavedPages(earlier: earlier)
        }

        func save(_ page: [Item], isLast: Bool) async throws {
            guard keeper.deletesOutdated else { return try await keeper.store.write { try $0.save(page) } }
            let (pages, query) = (self.pages, keeper.query)
            let saved: SavedPages<Item> = try await keeper.store.write { transaction in
                var pages = pages
                try transaction.save(page: page, of: query, into: &pages, isLast: isLast)
                return pages
            }
            // The next page of the list does not follow the page of a canceled request.
            try Task.checkCancellation()
            keeper.pages = saved
        }
    }
}
