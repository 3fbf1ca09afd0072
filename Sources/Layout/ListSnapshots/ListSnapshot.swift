import RowGeometry

/// The identifiers of a list: sections in order, each with its items in order. The identifiers of sections are unique,
/// and so are the identifiers of items.
///
/// Appending identifiers and looking them up take O(1) on average. Inserting, deleting and moving take time
/// proportional to the length of the sections that change, without hashing the items that only shift.
public struct ListSnapshot<Section: Hashable, Item: Hashable> {
    /// The position of an item: the token of its section, and its row in the section.
    struct Place {
        var section: Int32
        var row: Int32
    }

    /// A section with its items. Tokens identify sections and items inside the snapshot, so that the lookup tables need
    /// not change when a section or an item moves.
    struct Contents {
        let identifier: Section
        let token: Int32
        var items: [Item] = []
        /// The tokens of `items`.
        var tokens: [Int32] = []
    }

    var contents: [Contents] = []
    /// The tokens of sections by identifier.
    var sectionTokens: [Section: Int32] = [:]
    /// The indices of sections by token; -1 for an unused token.
    var sectionIndices: [Int32] = []
    /// The tokens of items by identifier.
    var itemTokens: [Item: Int32] = [:]
    /// The places of items by token. The row of an unused token is -1.
    var places: [Place] = []
    var freeItemTokens: [Int32] = []

    /// The identifiers of the items that were marked as reloaded, in the order of the calls.
    public internal(set) var reloadedItems: [Item] = []
    /// The identifiers of the items that were marked as reconfigured, in the order of the calls.
    public internal(set) var reconfiguredItems: [Item] = []
    /// The identifiers of the sections that were marked as reloaded, in the order of the calls.
    public internal(set) var reloadedSections: [Section] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// The number of all items.
    public var numberOfItems: Int { itemTokens.count }

    /// The number of sections.
    public var numberOfSections: Int { contents.count }

    /// The identifiers of the sections, in order.
    public var sections: [Section] { contents.map(\.identifier) }

    /// The identifiers of all items, in order.
    public var items: [Item] {
        if contents.count == 1 { return contents[0].items }
        var all: [Item] = []
        all.reserveCapacity(numberOfItems)
        for section in contents { all.append(contentsOf: section.items) }
        return all
    }

    /// The number of items in each section.
    public var counts: [Int] { contents.map(\.items.count) }

    /// Returns the number of items in the section at `index`.
    public func count(inSectionAt index: Int) -> Int { contents[index].items.count }

    /// Returns the identifier of the section at `index`.
    public func section(at index: Int) -> Section { contents[index].identifier }

    /// Returns the identifiers of the items in the section at `index`.
    public func items(inSectionAt index: Int) -> [Item] { contents[index].items }

    /// Returns the index of `section`; nil if there is no such section.
    public func index(ofSection section: Section) -> Int? {
        sectionTokens[section].map { Int(sectionIndices[Int($0)]) }
    }

    /// Returns the position of `item`; nil if there is no such item.
    public func position(of item: Item) -> RowChanges.Position? {
        guard let token = itemTokens[item] else { return nil }
        let place: Place = places[Int(token)]
        return RowChanges.Position(section: Int(sectionIndices[Int(place.section)]), row: Int(place.row))
    }

    /// Returns the number of items before `item`; nil if there is no such item.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    public func index(of item: Item) -> Int? {
        guard let position = position(of: item) else { return nil }
        return contents[..<position.section].reduce(position.row) { $0 + $1.items.count }
    }

    /// Returns the identifier of the item at `position`, if any.
    public func item(at position: RowChanges.Position) -> Item? {
        guard contents.indices.contains(position.section),
            contents[position.section].items.indices.contains(position.row)
        else { return nil }
        return contents[position.section].items[position.row]
    }

    /// Returns the same identifiers without any mark.
    public var unmarked: ListSnapshot {
        guard !(reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty) else { return self }
        var copy = self
        copy.reloadedItems = []
        copy.reconfiguredItems = []
        copy.reloadedSections = []
        return copy
    }
}

extension ListSnapshot: Sendable where Section: Sendable, Item: Sendable {}
extension ListSnapshot.Contents: Sendable where Section: Sendable, Item: Sendable {}
