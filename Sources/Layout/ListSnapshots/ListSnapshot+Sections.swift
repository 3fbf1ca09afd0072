extension ListSnapshot {
    /// Inserts empty sections at `index`. Sections that are already in the snapshot, and repetitions in `sections`, are
    /// not inserted.
    ///
    /// - Returns: The sections that were not inserted.
    @discardableResult
    public mutating func insertSections(_ sections: [Section], at index: Int) -> [Section] {
        var duplicates: [Section] = []
        var new: [Contents] = []
        for section in sections {
            guard sectionTokens[section] == nil else {
                duplicates.append(section)
                continue
            }
            let token = Int32(sectionIndices.count)
            sectionTokens[section] = token
            sectionIndices.append(-1)
            new.append(Contents(identifier: section, token: token))
        }
        contents.insert(contentsOf: new, at: index)
        renumberSections(from: index)
        return duplicates
    }

    private mutating func renumberSections(from index: Int) {
        for index in index..<max(index, contents.count) { sectionIndices[Int(contents[index].token)] = Int32(index) }
    }

    /// Deletes sections with their items.
    ///
    /// - Returns: The sections that are not in the snapshot.
    @discardableResult
    public mutating func deleteSections(_ sections: [Section]) -> [Section] {
        var unknown: [Section] = []
        var first = Int.max
        for section in sections {
            guard let index = index(ofSection: section) else {
                unknown.append(section)
                continue
            }
            // The items are deleted first, because their positions can be found only while the section exists.
            delete(contents[index].items)
            first = min(first, index)
        }
        guard first < contents.count else { return unknown }
        for section in sections {
            guard let token = sectionTokens.removeValue(forKey: section) else { continue }
            sectionIndices[Int(token)] = -1
        }
        contents.removeAll { sectionIndices[Int($0.token)] < 0 }
        renumberSections(from: first)
        if !reloadedSections.isEmpty { reloadedSections.removeAll { sectionTokens[$0] == nil } }
        return unknown
    }

    /// Moves a section to the position before or after another section. Both must be in the snapshot, and must differ.
    public mutating func moveSection(_ section: Section, beside other: Section, after: Bool) {
        guard let from = index(ofSection: section), let target = index(ofSection: other), from != target else { return }
        let moved: Contents = contents.remove(at: from)
        let index: Int = (target > from ? target - 1 : target) + (after ? 1 : 0)
        contents.insert(moved, at: index)
        renumberSections(from: min(from, index))
    }

    /// Marks sections as reloaded.
    ///
    /// - Returns: The sections that are not in the snapshot.
    public mutating func reloadSections(_ sections: [Section]) -> [Section] {
        Self.mark(sections, in: &reloadedSections) { sectionTokens[$0] != nil }
    }
}
