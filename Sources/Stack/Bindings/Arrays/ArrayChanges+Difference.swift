extension ArrayChanges {
    /// Computes the difference of two arrays. Elements with the same identifier are the same element, which was updated
    /// if `isEqual` returns false.
    ///
    /// If several elements share an identifier, the first of `old` is paired with the first of `new`, the second with
    /// the second, and so on.
    ///
    /// - Complexity: O(*n*). The first use of `moves` takes O(*n* log *n*).
    public init<Element, Identifier: Hashable>(
        from old: [Element], to new: [Element], identifiedBy identifier: (Element) -> Identifier,
        isEqual: (Element, Element) -> Bool
    ) {
        var places: [Identifier: [Int]] = [:]
        for index in old.indices.reversed() { places[identifier(old[index]), default: []].append(index) }
        var origins: [Int] = []
        origins.reserveCapacity(new.count)
        var updated: Set<Int> = []
        for index in new.indices {
            guard let origin = places[identifier(new[index])]?.popLast() else {
                origins.append(-1)
                continue
            }
            origins.append(origin)
            if !isEqual(old[origin], new[index]) { updated.insert(index) }
        }
        self.init(oldCount: old.count, origins: origins, updated: updated)
    }

    /// Computes the difference of two arrays as one replaced range, between their common prefix and suffix.
    init<Element>(from old: [Element], to new: [Element], isEqual: (Element, Element) -> Bool) {
        let limit = min(old.count, new.count)
        var prefix = 0
        while prefix < limit, isEqual(old[prefix], new[prefix]) { prefix += 1 }
        var suffix = 0
        while suffix < limit - prefix, isEqual(old[old.count - 1 - suffix], new[new.count - 1 - suffix]) { suffix += 1 }
        self.init(
            oldCount: old.count, replacing: prefix..<old.count - suffix, with: new.count - suffix - prefix)
    }
}
