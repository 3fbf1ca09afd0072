import Foundation
import ListSnapshots
import RowGeometry

extension NSDiffableDataSourceSnapshot {
    // MARK: Inserting

    /// Appends items to a section, or to the last section if `sectionIdentifier` is nil.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section: Int
        if let sectionIdentifier {
            guard let index = known(sectionIdentifier) else { return }
            section = index
        } else if storage.numberOfSections > 0 {
            section = storage.numberOfSections - 1
        } else {
            let items: String = identifiers.count == 1 ? "1 item was" : "\(identifiers.count) items were"
            return Diagnostics.warn(
                "The snapshot has no section, so \(items) not appended. Call appendSections(_:) before "
                    + "appendItems(_:toSection:).")
        }
        insert(identifiers, at: storage.count(inSectionAt: section), section)
    }

    /// Inserts items before another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let position = knownItem(beforeIdentifier) else { return }
        insert(identifiers, at: position.row, position.section)
    }

    /// Inserts items after another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let position = knownItem(afterIdentifier) else { return }
        insert(identifiers, at: position.row + 1, position.section)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at row: Int, _ section: Int) {
        Self.report(duplicates: storage.insert(items, at: row, inSectionAt: section), "item")
    }

    /// Returns the position of an item, or reports that the item does not exist.
    private func knownItem(_ item: ItemIdentifierType) -> RowChanges.Position? {
        let position: RowChanges.Position? = storage.position(of: item)
        if position == nil { Self.report(unknown: [item], "item") }
        return position
    }

    // MARK: Deleting

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        Self.report(unknown: storage.delete(identifiers), "item")
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { storage.deleteAll() }

    // MARK: Moving

    /// Moves an item to the position before another item, which may be in a different section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, after: false)
    }

    /// Moves an item to the position after another item, which may be in a different section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, after: true)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
        guard knownItem(item) != nil, knownItem(other) != nil else { return }
        if item == other { Diagnostics.warn("The item \(item) was not moved, because it cannot move beside itself.") }
        storage.move(item, beside: other, after: after)
    }

    // MARK: Marking

    /// Marks items so that their cells are replaced when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        Self.report(unknown: storage.reload(identifiers), "item")
    }

    /// Marks items to be reconfigured when the snapshot is applied, so that their existing cells are updated instead of
    /// replaced.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        Self.report(unknown: storage.reconfigure(identifiers), "item")
    }
}
