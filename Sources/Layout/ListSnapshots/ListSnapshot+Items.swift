import RowGeometry

extension ListSnapshot {
    // MARK: Inserting

    /// Inserts items at `row` of a section. Items that are already in the snapshot, and repetitions in `items`, are
    /// not inserted.
    ///
    /// - Returns: The items that were not inserted.
    @discardableResult
    public mutating func insert(_ items: [Item], at row: Int, inSectionAt index: Int) -> [Item] {
        var accepted: [Item] = []
        var duplicates: [Item] = []
        var tokens: [Int32] = []
        accepted.reserveCapacity(items.count)
        tokens.reserveCapacity(items.count)
        for item in items {
            let token: Int32 = freeItemTokens.last ?? Int32(places.count)
            if let existing = itemTokens.updateValue(token, forKey: item) {
                itemTokens[item] = existing
                duplicates.append(item)
                continue
            }
            if freeItemTokens.popLast() == nil { places.append(Place(section: 0, row: 0)) }
            accepted.append(item)
            tokens.append(token)
        }
        insert(accepted, tokens, at: row, inSectionAt: index)
        return duplicates
    }

    private mutating func insert(_ items: [Item], _ tokens: [Int32], at row: Int, inSectionAt index: Int) {
        guard !items.isEmpty else { return }
        contents[index].items.insert(contentsOf: items, at: row)
        contents[index].tokens.insert(contentsOf: tokens, at: row)
        renumber(sectionAt: index, from: row)
    }

    /// Writes the places of the items of a section, beginning at a row.
    private mutating func renumber(sectionAt index: Int, from row: Int) {
        let section: Int32 = contents[index].token
        let tokens: [Int32] = contents[index].tokens
        for row in row..<max(row, tokens.count) {
            places[Int(tokens[row])] = Place(section: section, row: Int32(row))
        }
    }

    // MARK: Deleting

    /// Deletes items.
    ///
    /// - Returns: The items that are not in the snapshot.
    @discardableResult
    public mutating func delete(_ items: [Item]) -> [Item] {
        var unknown: [Item] = []
        // The first deleted row of each affected section, by the section's index.
        var affected: [Int: Int] = [:]
        var lastPosition = RowChanges.Position(section: 0, row: 0)
        var count = 0
        for item in items {
            guard let token = itemTokens.removeValue(forKey: item) else {
                unknown.append(item)
                continue
            }
            let place: Place = places[Int(token)]
            lastPosition = RowChanges.Position(
                section: Int(sectionIndices[Int(place.section)]), row: Int(place.row))
            affected[lastPosition.section] = min(affected[lastPosition.section] ?? .max, lastPosition.row)
            places[Int(token)].row = -1
            freeItemTokens.append(token)
            count += 1
        }
        guard count > 0 else { return unknown }
        if count == 1 {
            contents[lastPosition.section].items.remove(at: lastPosition.row)
            contents[lastPosition.section].tokens.remove(at: lastPosition.row)
            renumber(sectionAt: lastPosition.section, from: lastPosition.row)
        } else {
            for (index, row) in affected { removeMarked(inSectionAt: index, from: row) }
        }
        dropMarksOfDeletedItems()
        return unknown
    }

    /// Removes the items of a section whose tokens are unused.
    private mutating func removeMarked(inSectionAt index: Int, from first: Int) {
        let tokens: [Int32] = contents[index].tokens
        var kept: Int = first
        for row in first..<tokens.count where places[Int(tokens[row])].row >= 0 {
            if kept != row {
                contents[index].tokens[kept] = tokens[row]
                contents[index].items.swapAt(kept, row)
            }
            kept += 1
        }
        contents[index].tokens.removeLast(tokens.count - kept)
        contents[index].items.removeLast(tokens.count - kept)
        renumber(sectionAt: index, from: first)
    }

    private mutating func dropMarksOfDeletedItems() {
        if !reloadedItems.isEmpty { reloadedItems.removeAll { itemTokens[$0] == nil } }
        if !reconfiguredItems.isEmpty { reconfiguredItems.removeAll { itemTokens[$0] == nil } }
    }

    /// Deletes all sections and items.
    public mutating func deleteAll() { self = ListSnapshot() }

    // MARK: Moving

    /// Moves an item to the position before or after another item. Both must be in the snapshot, and must differ.
    public mutating func move(_ item: Item, beside other: Item, after: Bool) {
        guard let from = position(of: item), let token = itemTokens[item], item != other else { return }
        let stored: Item = contents[from.section].items.remove(at: from.row)
        contents[from.section].tokens.remove(at: from.row)
        renumber(sectionAt: from.section, from: from.row)
        guard let to = position(of: other) else { return }
        insert([stored], [token], at: after ? to.row + 1 : to.row, inSectionAt: to.section)
    }

    /// Returns the same identifiers after an item moved. If there is no such item, the result is unchanged.
    public func moved(by movement: RowMovement) -> ListSnapshot {
        guard let item = item(at: movement.source), contents.indices.contains(movement.target.section) else {
            return self
        }
        var moved: ListSnapshot = self
        moved.delete([item])
        let row: Int = min(movement.target.row, moved.count(inSectionAt: movement.target.section))
        moved.insert([item], at: row, inSectionAt: movement.target.section)
        return moved
    }

    /// Replaces the items of a section. Items that are in other sections, and repetitions in `items`, are not inserted.
    ///
    /// - Returns: The items that were not inserted.
    @discardableResult
    public mutating func replaceItems(inSectionAt index: Int, with items: [Item]) -> [Item] {
        let marks: [Item] = reloadedItems
        let reconfigured: [Item] = reconfiguredItems
        delete(contents[index].items)
        let duplicates: [Item] = insert(items, at: 0, inSectionAt: index)
        reloadedItems = marks
        reconfiguredItems = reconfigured
        dropMarksOfDeletedItems()
        return duplicates
    }

    // MARK: Marking

    /// Marks items as reloaded, and no longer as reconfigured.
    ///
    /// - Returns: The items that are not in the snapshot.
    public mutating func reload(_ items: [Item]) -> [Item] {
        let unknown: [Item] = Self.mark(items, in: &reloadedItems) { itemTokens[$0] != nil }
        if !reconfiguredItems.isEmpty {
            let reloaded = Set(items)
            reconfiguredItems.removeAll { reloaded.contains($0) }
        }
        return unknown
    }

    /// Marks items as reconfigured, unless they are reloaded.
    ///
    /// - Returns: The items that are not in the snapshot.
    public mutating func reconfigure(_ items: [Item]) -> [Item] {
        let reloaded = Set(reloadedItems)
        return Self.mark(items.filter { !reloaded.contains($0) }, in: &reconfiguredItems) { itemTokens[$0] != nil }
    }

    /// Adds to `marks` the `identifiers` that exist, each once, and returns those that do not exist.
    static func mark<Identifier: Hashable>(
        _ identifiers: [Identifier], in marks: inout [Identifier], exists: (Identifier) -> Bool
    ) -> [Identifier] {
        var known = Set(marks)
        var unknown: [Identifier] = []
        for identifier in identifiers {
            if !exists(identifier) {
                unknown.append(identifier)
            } else if known.insert(identifier).inserted {
                marks.append(identifier)
            }
        }
        return unknown
    }
}
