/// The items whose data was requested before they become visible.
public struct PrefetchedItems<Item: Hashable & Sendable>: Sendable {
    /// The changes to the requests after scrolling.
    public struct Changes: Sendable, Hashable {
        /// The items to request, nearest first.
        public var requested: [Item] = []
        /// The items that are no longer near the visible ones.
        public var canceled: [Item] = []

        /// Creates changes.
        public init(requested: [Item] = [], canceled: [Item] = []) {
            self.requested = requested
            self.canceled = canceled
        }
    }

    private var requested: [Item] = []
    private var set: Set<Item> = []

    /// Creates a state without requests.
    public init() {}

    /// Updates the requests. An item that became visible is neither requested nor canceled.
    ///
    /// - Parameters:
    ///   - visible: The visible items.
    ///   - near: The items that will be visible soon, nearest first.
    public mutating func update(visible: Set<Item>, near: [Item]) -> Changes {
        let nearSet = Set(near)
        var changes = Changes()
        changes.canceled = requested.filter { !visible.contains($0) && !nearSet.contains($0) }
        requested.removeAll { visible.contains($0) || !nearSet.contains($0) }
        set = Set(requested)
        for item in near where !visible.contains(item) && set.insert(item).inserted {
            requested.append(item)
            changes.requested.append(item)
        }
        return changes
    }

    /// Removes all requests, because the items have changed.
    public mutating func removeAll() {
        requested.removeAll()
        set.removeAll()
    }
}
