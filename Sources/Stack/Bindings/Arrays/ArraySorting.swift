/// Maintains a stably sorted copy of an array.
@MainActor
struct ArraySorting<Element> {
    /// The indices of the elements, in the order of the output.
    private(set) var order: [Int]

    init(_ elements: [Element], by areInIncreasingOrder: @MainActor (Element, Element) -> Bool) {
        order = ArraySorting.sorted(Array(elements.indices), elements, by: areInIncreasingOrder)
    }

    /// Applies changes that led to `elements` to `output`, and returns the changes of `output`.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [Element],
        by areInIncreasingOrder: @MainActor (Element, Element) -> Bool
    ) -> ArrayChanges {
        let oldCount: Int = order.count
        let origins: [Int] = changes.origins
        // For each old element, its index in the old output, and its index in `elements`.
        var oldPlaces = [Int](repeating: 0, count: oldCount)
        for (place, index) in order.enumerated() { oldPlaces[index] = place }
        var newIndices = [Int](repeating: -1, count: oldCount)
        for (index, origin) in origins.enumerated() where origin >= 0 { newIndices[origin] = index }

        // Elements that neither changed nor moved are still in order. All others are inserted again.
        var isFresh: [Bool] = origins.map { $0 < 0 }
        for index in changes.updates { isFresh[index] = true }
        for move in changes.moves { isFresh[move.to] = true }
        var resting: [Int] = []
        resting.reserveCapacity(oldCount)
        for old in order {
            let index: Int = newIndices[old]
            if index >= 0, !isFresh[index] { resting.append(index) }
        }
        var unsorted: [Int] = []
        for index in isFresh.indices where isFresh[index] { unsorted.append(index) }
        let fresh: [Int] = ArraySorting.sorted(unsorted, elements, by: areInIncreasingOrder)
        order = ArraySorting.merge(fresh, into: resting, elements, by: areInIncreasingOrder)

        var places: [Int] = []
        places.reserveCapacity(order.count)
        var newPlaces = [Int](repeating: 0, count: order.count)
        output.removeAll(keepingCapacity: true)
        for (place, index) in order.enumerated() {
            places.append(origins[index] >= 0 ? oldPlaces[origins[index]] : -1)
            newPlaces[index] = place
            output.append(elements[index])
        }
        let updated = Set(changes.updates.map { newPlaces[$0] })
        return ArrayChanges(oldCount: oldCount, origins: places, updated: updated)
    }

    private static func sorted(
        _ indices: [Int], _ elements: [Element], by areInIncreasingOrder: @MainActor (Element, Element) -> Bool
    ) -> [Int] {
        indices.sorted { isBefore($0, $1, elements, by: areInIncreasingOrder) }
    }

    /// Whether `left` precedes `right`. Elements that compare equal keep their order.
    private static func isBefore(
        _ left: Int, _ right: Int, _ elements: [Element], by areInIncreasingOrder: @MainActor (Element, Element) -> Bool
    ) -> Bool {
        if areInIncreasingOrder(elements[left], elements[right]) { return true }
        if areInIncreasingOrder(elements[right], elements[left]) { return false }
        return left < right
    }

    private static func merge(
        _ fresh: [Int], into resting: [Int], _ elements: [Element],
        by areInIncreasingOrder: @MainActor (Element, Element) -> Bool
    ) -> [Int] {
        var merged: [Int] = []
        merged.reserveCapacity(fresh.count + resting.count)
        var start = 0
        for index in fresh {
            var low: Int = start
            var high: Int = resting.count
            while low < high {
                let middle: Int = (low + high) / 2
                if isBefore(resting[middle], index, elements, by: areInIncreasingOrder) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            merged.append(contentsOf: resting[start..<low])
            merged.append(index)
            start = low
        }
        merged.append(contentsOf: resting[start...])
        return merged
    }
}
