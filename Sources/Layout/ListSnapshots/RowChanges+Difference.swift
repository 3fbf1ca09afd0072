import RowGeometry

extension RowChanges {
    /// Computes the changes that turn one snapshot into another, with as few inserts and deletes as possible, and with
    /// as few moves as possible.
    ///
    /// Items of deleted sections are deleted with them, and items of inserted sections are inserted with them. Items
    /// that the new snapshot marks as reloaded are reloaded, if they are in the old one.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of items in both snapshots; O(*n*) if few of them move.
    public init<Section, Item>(from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>) {
        self.init()
        let counterparts: [Int] = matchSections(old, new)
        var matched: [[Bool]] = old.counts.map { [Bool](repeating: false, count: $0) }
        for (section, counterpart) in counterparts.enumerated() {
            matchItems(old, new, section: section, counterpart: counterpart, &matched)
        }
        for (section, rows) in matched.enumerated() where !deletedSections.contains(section) {
            for row in rows.indices where !rows[row] { deletedRows.insert(Position(section: section, row: row)) }
        }
        for item in new.reloadedItems {
            if let position = old.position(of: item) { reloadedRows.insert(position) }
        }
        for section in new.reloadedSections {
            if let index = old.index(ofSection: section) { reloadedSections.insert(index) }
        }
    }

    /// Records the changes to sections.
    ///
    /// - Returns: For each new section, its index in the old snapshot; -1 if it was inserted.
    private mutating func matchSections<Section, Item>(
        _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
    ) -> [Int] {
        let origins: [Int] = new.contents.map { old.index(ofSection: $0.identifier) ?? -1 }
        deletedSections = Set(0..<old.contents.count).subtracting(origins)
        let staying: [Bool] = IncreasingSubsequence.longest(in: origins)
        for (section, origin) in origins.enumerated() {
            if origin < 0 {
                insertedSections.insert(section)
            } else if !staying[section] {
                movedSections[origin] = section
            }
        }
        return origins
    }

    /// Records the inserted and moved items of a new section.
    ///
    /// - Parameters:
    ///   - counterpart: The index of the section in the old snapshot; -1 if it was inserted.
    ///   - matched: Whether each old item is in the new snapshot. The method records the items of the section.
    private mutating func matchItems<Section, Item>(
        _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>, section: Int, counterpart: Int,
        _ matched: inout [[Bool]]
    ) {
        // If the old snapshot has no items, all items of an inserted section are new.
        guard old.numberOfItems > 0 || counterpart >= 0 else { return }
        // The row of each item in the counterpart; -1 for items that were not there.
        let origins: [Int] = matchRows(old, new, section: section, counterpart: counterpart, &matched)
        guard counterpart >= 0 else { return }
        let staying: [Bool] = IncreasingSubsequence.longest(in: origins)
        for row in origins.indices where origins[row] >= 0 {
            matched[counterpart][origins[row]] = true
            if !staying[row] {
                movedRows[Position(section: counterpart, row: origins[row])] = Position(section: section, row: row)
            }
        }
    }

    /// Finds the items of a new section in the old snapshot, and records the inserted ones and those that come from
    /// other sections.
    ///
    /// OPTIMIZATION: Most items follow the same item as before, so a comparison with the next old item finds them
    /// without a lookup. `cursor` is the row after the last item that was found. When an item is found at a different
    /// row, `other` becomes the previous value of `cursor`.
    private mutating func matchRows<Section, Item>(
        _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>, section: Int, counterpart: Int,
        _ matched: inout [[Bool]]
    ) -> [Int] {
        let items: [Item] = new.contents[section].items
        let oldItems: [Item] = counterpart >= 0 ? old.contents[counterpart].items : []
        var origins = [Int](repeating: -1, count: items.count)
        // Elements of buffers are compared in place. Elements of arrays would be copied in code that is not
        // specialized.
        items.withUnsafeBufferPointer { items in
            oldItems.withUnsafeBufferPointer { oldItems in
                var cursor = 0
                var other = 0
                for row in 0..<items.count {
                    if cursor < oldItems.count, oldItems[cursor] == items[row] {
                        origins[row] = cursor
                        cursor += 1
                    } else if other < oldItems.count, oldItems[other] == items[row] {
                        origins[row] = other
                        (cursor, other) = (other + 1, cursor)
                    } else if let position = old.position(of: items[row]) {
                        if position.section == counterpart {
                            origins[row] = position.row
                            (cursor, other) = (position.row + 1, cursor)
                        } else {
                            matched[position.section][position.row] = true
                            movedRows[position] = Position(section: section, row: row)
                        }
                    } else if counterpart >= 0 {
                        insertedRows.insert(Position(section: section, row: row))
                    }
                }
            }
        }
        return origins
    }
}
