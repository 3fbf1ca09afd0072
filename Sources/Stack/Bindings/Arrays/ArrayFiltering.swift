/// Maintains a filtered copy of an array.
@MainActor
struct ArrayFiltering<Element> {
    /// For each element, whether the output contains it.
    private var isIncluded: [Bool]

    init(_ elements: [Element], isIncluded test: @MainActor (Element) -> Bool) {
        isIncluded = elements.map(test)
    }

    /// Applies changes that led to `elements` to `output`, and returns the changes of `output`.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [Element], by test: @MainActor (Element) -> Bool
    ) -> ArrayChanges {
        if let (range, count) = changes.splice {
            let fresh: Range<Int> = range.lowerBound..<range.lowerBound + count
            return splice(range, elements[fresh], output: &output, by: test)
        }
        let old: [Bool] = isIncluded
        return rebuild(changes, elements, output: &output) { index, origin in
            origin >= 0 && !changes.isUpdated(at: index) ? old[origin] : test(elements[index])
        }
    }

    /// Applies changes that led to `elements` to `output` when the results of `test` may have changed for every
    /// element.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [Element],
        byAnother test: @MainActor (Element) -> Bool
    ) -> ArrayChanges {
        rebuild(changes, elements, output: &output) { index, _ in test(elements[index]) }
    }

    private mutating func splice(
        _ range: Range<Int>, _ fresh: ArraySlice<Element>, output: inout [Element],
        by test: @MainActor (Element) -> Bool
    ) -> ArrayChanges {
        let oldCount: Int = output.count
        let start: Int = isIncluded[..<range.lowerBound].count { $0 }
        let gone: Int = isIncluded[range].count { $0 }
        let answers: [Bool] = fresh.map(test)
        isIncluded.replaceSubrange(range, with: answers)
        let added: [Element] = zip(fresh, answers).filter { $0.1 }.map { $0.0 }
        output.replaceSubrange(start..<start + gone, with: added)
        return ArrayChanges(oldCount: oldCount, replacing: start..<start + gone, with: added.count)
    }

    private mutating func rebuild(
        _ changes: ArrayChanges, _ elements: [Element], output: inout [Element],
        isIncluded answer: (_ index: Int, _ origin: Int) -> Bool
    ) -> ArrayChanges {
        // For each old element, its index in the old output, or -1.
        var places = [Int](repeating: -1, count: isIncluded.count)
        var oldCount = 0
        for index in isIncluded.indices where isIncluded[index] {
            places[index] = oldCount
            oldCount += 1
        }
        let sources: [Int] = changes.origins
        var answers: [Bool] = []
        answers.reserveCapacity(elements.count)
        var origins: [Int] = []
        var updated: Set<Int> = []
        var result: [Element] = []
        for index in elements.indices {
            let origin: Int = sources[index]
            let isIn: Bool = answer(index, origin)
            answers.append(isIn)
            guard isIn else { continue }
            let place: Int = origin >= 0 ? places[origin] : -1
            if place >= 0, changes.isUpdated(at: index) { updated.insert(origins.count) }
            origins.append(place)
            result.append(elements[index])
        }
        isIncluded = answers
        output = result
        return ArrayChanges(oldCount: oldCount, origins: origins, updated: updated)
    }
}
