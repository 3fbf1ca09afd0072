/// Maintains a filtered copy of an array.
@MainActor
struct ArrayFiltering<Element> {
    /// For each element, whether the output contains it.
    private var isIncluded: [Bool]

    init(_ elements: [Element], isIncluded test: @MainActor (Element) -> Bool) {
        isIncluded = elements.map(test)
    }

    /// Updates `output` after the changes that resulted in `elements`, and returns the changes to `output`.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [Element], by test: @MainActor (Element) -> Bool
    ) -> ArrayChanges {
        if let (range, count) = changes.splice {
            let inserted: Range<Int> = range.lowerBound..<range.lowerBound + count
            return splice(range, elements[inserted], output: &output, by: test)
        }
        let old = isIncluded
        return rebuild(changes, elements, output: &output) { index, origin in
            origin >= 0 && !changes.isUpdated(at: index) ? old[origin] : test(elements[index])
        }
    }

    /// Updates `output` after the changes that resulted in `elements`. Calls `test` for every element, because any of
    /// its results may have changed.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [Element],
        byChanged test: @MainActor (Element) -> Bool
    ) -> ArrayChanges {
        rebuild(changes, elements, output: &output) { index, _ in test(elements[index]) }
    }

    private mutating func splice(
        _ range: Range<Int>, _ inserted: ArraySlice<Element>, output: inout [Element],
        by test: @MainActor (Element) -> Bool
    ) -> ArrayChanges {
        let oldCount = output.count
        let start: Int = isIncluded[..<range.lowerBound].count { $0 }
        let removedCount: Int = isIncluded[range].count { $0 }
        let results = inserted.map(test)
        isIncluded.replaceSubrange(range, with: results)
        let added: [Element] = zip(inserted, results).filter { $0.1 }.map { $0.0 }
        output.replaceSubrange(start..<start + removedCount, with: added)
        return ArrayChanges(oldCount: oldCount, replacing: start..<start + removedCount, with: added.count)
    }

    private mutating func rebuild(
        _ changes: ArrayChanges, _ elements: [Element], output: inout [Element],
        isIncluded evaluate: (_ index: Int, _ origin: Int) -> Bool
    ) -> ArrayChanges {
        // For each old element, its index in the old output, or -1.
        var oldIndices = [Int](repeating: -1, count: isIncluded.count)
        var oldCount = 0
        for index in isIncluded.indices where isIncluded[index] {
            oldIndices[index] = oldCount
            oldCount += 1
        }
        let sources = changes.origins
        var results: [Bool] = []
        results.reserveCapacity(elements.count)
        var origins: [Int] = []
        var updated: Set<Int> = []
        var result: [Element] = []
        for index in elements.indices {
            let origin = sources[index]
            let isKept = evaluate(index, origin)
            results.append(isKept)
            guard isKept else { continue }
            let oldIndex: Int = origin >= 0 ? oldIndices[origin] : -1
            if oldIndex >= 0, changes.isUpdated(at: index) { updated.insert(origins.count) }
            origins.append(oldIndex)
            result.append(elements[index])
        }
        isIncluded = results
        output = result
        return ArrayChanges(oldCount: oldCount, origins: origins, updated: updated)
    }
}
