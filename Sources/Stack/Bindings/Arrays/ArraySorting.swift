/// Maintains a stably sorted copy of an array.
@MainActor
struct ArraySorting<Element> {
    /// The indices of the elements, in the order of the output.
    private(set) var order: [Int]

    init(_ elements: [Element], by areInIncreasingOrder: @MainActor (Element, Element) -> Bool) {
        order = ArraySorting.sorted(Array(elements.indices), elements, by: areInIncreasingOrder)
    }

    /// Updates `output` after the changes that resulted in `elements`, and returns the changes to `output`.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [Element],
        by areInIncreasingOrder: @MainActor (Element, Element) -> Bool
    ) -> ArrayChanges {
        let oldCount = order.count
        let origins: [Int] = changes.origins
        // For each old element, its index in the old output, and its index in `elements`.
        var oldPlaces = [Int](repeating: 0, count: oldCount)
        for (place, index) in order.enumerated() { oldPlaces[index] = place }
        var newIndices = [Int](repeating: -1, count: oldCount)
        for (index, origin) in origins.enumerated() where origin >= 0 { newIndices[origin] = index }

        // Elements that neither changed nor moved are still in order. All others are inserted again.
        var isChanged: [Bool] = origins.map { $0 < 0 }
        for index in changes.updates { isChanged[index] = true }
        for move in changes.moves { isChanged[move.to] = true }
        var unchanged: [Int] = []
        unchanged.reserveCapacity(oldCount)
        for old in order {
            let index = newIndices[old]
            if index >= 0, !isChanged[index] { unchanged.append(index) }
        }
        var changedIndices: [Int] = []
        for index in isChanged.indices where isChanged[index] { changedIndices.append(index) }
        let changed = ArraySorting.sorted(changedIndices, elements, by: areInIncreasingOrder)
        order = ArraySorting.merge(changed, into: unchanged, elements, by: areInIncreasingOrder)

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
        _ changed: [Int], into unchanged: [Int], _ elements: [Element],
        by areInIncreasingOrder: @MainActor (Element, Element) -> Bool
    ) -> [Int] {
        var merged: [Int] = []
        merged.reserveCapacity(changed.count + unchanged.count)
        var start = 0
        for index in changed {
            var low = start
            var high = unchanged.count
            while low < high {
                let middle: Int = (low + high) / 2
                if isBefore(unchanged[middle], index, elements, by: areInIncreasingOrder) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            merged.append(contentsOf: unchanged[start..<low])
            merged.append(index)
            start = low
        }
        merged.append(contentsOf: unchanged[start...])
        return merged
    }
}
