extension ArrayChanges {
    /// Changes that are split into two successive changes, with an intermediate array.
    package struct Split {
        /// The origin of an element of the intermediate array.
        package enum Source: Sendable, Equatable {
            /// The index in the old array.
            case old(Int)
            /// The index in the new array.
            case new(Int)
        }

        /// The changes from the old array to the intermediate array. The kept elements do not change their indices.
        package var first: ArrayChanges
        /// The changes from the intermediate array to the new array; nil if the first changes include all changes.
        package var rest: ArrayChanges?
        /// The elements of the intermediate array; empty if the first changes include all changes.
        package var sources: [Source]
    }

    /// Splits the changes into changes that keep the first `count` elements at their indices, and the rest. Returns nil
    /// if all changes belong to the rest.
    ///
    /// The first changes update elements in place, and insert, remove and move elements after the first `count`.
    /// Insertions before one of the first `count` elements and removals of these elements belong to the rest.
    ///
    /// - Complexity: O(1) for one range or one update, otherwise O(*n*).
    package func split(keeping count: Int) -> Split? {
        let count: Int = min(count, oldCount)
        if singleUpdate != nil { return Split(first: self, sources: []) }
        if let splice, splice.range.lowerBound >= count { return Split(first: self, sources: []) }
        let origins: [Int] = origins
        if origins.count >= count, (0..<count).allSatisfy({ origins[$0] == $0 }) {
            return Split(first: self, sources: [])
        }
        return split(origins, keeping: count)
    }

    private func split(_ origins: [Int], keeping count: Int) -> Split? {
        // The new indices of the first elements, or -1 for removed ones.
        var places = [Int](repeating: -1, count: count)
        for (index, origin) in origins.enumerated() where (0..<count).contains(origin) { places[origin] = index }
        guard let last = places.max(), last >= 0 else { return nil }
        let tail: [Int] = origins.indices.filter { origins[$0] >= count || (origins[$0] < 0 && $0 > last) }
        var sources: [Split.Source] = places.enumerated().map { $1 < 0 ? .old($0) : .new($1) }
        sources += tail.map { .new($0) }
        var updated: Set<Int> = []
        for (index, source) in sources.enumerated() {
            if case .new(let place) = source, origins[place] >= 0, isUpdated(at: place) { updated.insert(index) }
        }
        let first = ArrayChanges(
            oldCount: oldCount, origins: Array(0..<count) + tail.map { origins[$0] }, updated: updated)
        guard !first.isEmpty else { return nil }
        var middle = [Int](repeating: -1, count: origins.count)
        for (position, index) in tail.enumerated() { middle[index] = count + position }
        for (origin, place) in places.enumerated() where place >= 0 { middle[place] = origin }
        let rest = ArrayChanges(oldCount: sources.count, origins: middle, updated: [])
        return Split(first: first, rest: rest, sources: sources)
    }
}
