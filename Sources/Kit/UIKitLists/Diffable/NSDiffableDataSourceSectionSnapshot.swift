import Foundation
import ListSnapshots

/// The identifiers of a section's items at one point in time. The items form an outline, in which each item can have
/// child items.
///
/// Child items are visible while their parent is expanded. Identifiers must be unique. Operations with duplicate or
/// unknown identifiers write a message to standard error and ignore these identifiers. On iOS, the program stops.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private typealias Reports = NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>

    var outline = OutlineSnapshot<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    init(_ outline: OutlineSnapshot<ItemIdentifierType>) {
        self.outline = outline
    }

    // MARK: Queries

    /// The identifiers of all items, each followed by its descendants.
    public var items: [ItemIdentifierType] { outline.items }

    /// The identifiers of the items without a parent.
    public var rootItems: [ItemIdentifierType] { outline.roots }

    /// The identifiers of the items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }

    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }

    /// Returns whether all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }

    /// Returns the number of ancestors of an item.
    public func level(of item: ItemIdentifierType) -> Int { outline.level(of: item) }

    /// Returns the index of an item in `items`, or nil if the snapshot does not contain the item.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func index(of item: ItemIdentifierType) -> Int? {
        outline.contains(item) ? outline.items.firstIndex(of: item) : nil
    }

    /// Returns the parent of an item, if any.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outline.parent(of: child) }

    /// Returns the descendants of an item as a snapshot.
    ///
    /// - Parameter includingParent: Whether the result contains the item itself, as its root.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard isKnown(parent) else { return NSDiffableDataSourceSectionSnapshot() }
        return NSDiffableDataSourceSectionSnapshot(outline.outline(of: parent, includesParent: includingParent))
    }

    /// Returns a string with one line for each item, which is indented by its level and marked as expanded (+),
    /// collapsed (-), or without children (*).
    public func visualDescription() -> String {
        outline.items.map { item in
            let sign: String = outline.children(of: item).isEmpty ? "*" : outline.isExpanded(item) ? "+" : "-"
            return String(repeating: "  ", count: outline.level(of: item)) + "\(sign) \(item)"
        }
        .joined(separator: "\n")
    }

    private func isKnown(_ item: ItemIdentifierType) -> Bool {
        if !outline.contains(item) { Reports.report(unknown: [item], "item") }
        return outline.contains(item)
    }

    // MARK: Inserting

    /// Appends items to the children of `parent`, or to the root items if `parent` is nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !isKnown(parent) { return }
        Reports.report(duplicates: outline.insert(items, of: parent), "item")
    }

    /// Inserts items before another item, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard isKnown(item), let index = outline.indexAmongSiblings(of: item) else { return }
        Reports.report(duplicates: outline.insert(items, at: index, of: parent(of: item)), "item")
    }

    /// Inserts items after another item, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard isKnown(item), let index = outline.indexAmongSiblings(of: item) else { return }
        Reports.report(duplicates: outline.insert(items, at: index + 1, of: parent(of: item)), "item")
    }

    /// Inserts the items of another snapshot before an item, as its siblings. If both snapshots contain the same item,
    /// inserts nothing.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard isKnown(item), let index = outline.indexAmongSiblings(of: item) else { return }
        Reports.report(duplicates: outline.insert(snapshot.outline, at: index, of: parent(of: item)), "item")
    }

    /// Inserts the items of another snapshot after an item, as its siblings. If both snapshots contain the same item,
    /// inserts nothing.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard isKnown(item), let index = outline.indexAmongSiblings(of: item) else { return }
        Reports.report(duplicates: outline.insert(snapshot.outline, at: index + 1, of: parent(of: item)), "item")
    }

    /// Replaces the descendants of an item with the items of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isKnown(parent) else { return }
        let old: OutlineSnapshot<ItemIdentifierType> = outline
        outline.delete(outline.children(of: parent))
        let duplicates: [ItemIdentifierType] = outline.insert(snapshot.outline, of: parent)
        Reports.report(duplicates: duplicates, "item")
        if !duplicates.isEmpty { outline = old }
    }

    // MARK: Deleting

    /// Deletes items with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        Reports.report(unknown: outline.delete(items), "item")
    }

    /// Deletes all items.
    public mutating func deleteAll() { outline = OutlineSnapshot() }

    // MARK: Expanding

    /// Expands items, so that their children are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        Reports.report(unknown: outline.setExpanded(true, items), "item")
    }

    /// Collapses items, so that their descendants are hidden.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        Reports.report(unknown: outline.setExpanded(false, items), "item")
    }
}
