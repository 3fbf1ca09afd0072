/// An element and the key of its section.
package struct GroupedElement<Key: Hashable, Element> {
    package var key: Key
    package var element: Element
}

/// Maintains a copy of an array in which elements with equal keys are adjacent.
///
/// The keys are in the order of their first elements. Elements with equal keys keep their order.
@MainActor
struct ArrayGrouping<Key: Hashable, Element> {
    /// The keys of the elements.
    private var keys: [Key]
    /// For each element, its index in the output.
    private var places: [Int]

    init(_ elements: [Element], by key: @MainActor (Element) -> Key) {
        keys = elements.map(key)
        places = ArrayGrouping.places(of: keys)
    }

    /// Returns the elements in the order of their sections.
    func output(of elements: [Element]) -> [GroupedElement<Key, Element>] {
        var sources = [Int](repeating: 0, count: places.count)
        for (source, place) in places.enumerated() { sources[place] = source }
        return sources.map { GroupedElement(key: keys[$0], element: elements[$0]) }
    }

    /// Updates `output` after the changes that resulted in `elements`, and returns the changes to `output`.
    mutating func apply(
        _ changes: ArrayChanges, to elements: [Element], output: inout [GroupedElement<Key, Element>],
        by key: @MainActor (Element) -> Key
    ) -> ArrayChanges {
        let (oldKeys, oldPlaces) = (keys, places)
        let sourceOrigins = changes.origins
        keys = elements.indices.map { index in
            let origin = sourceOrigins[index]
            return origin >= 0 && !changes.isUpdated(at: index) ? oldKeys[origin] : key(elements[index])
        }
        places = ArrayGrouping.places(of: keys)
        var origins = [Int](repeating: -1, count: elements.count)
        var updated: Set<Int> = []
        for index in elements.indices where sourceOrigins[index] >= 0 {
            origins[places[index]] = oldPlaces[sourceOrigins[index]]
            if changes.isUpdated(at: index) { updated.insert(places[index]) }
        }
        output = self.output(of: elements)
        return ArrayChanges(oldCount: oldKeys.count, origins: origins, updated: updated)
    }

    private static func places(of keys: [Key]) -> [Int] {
        var sections: [Key: Int] = [:]
        var counts: [Int] = []
        let numbers: [Int] = keys.map { key in
            let number: Int = sections[key] ?? counts.count
            if number == counts.count {
                sections[key] = number
                counts.append(0)
            }
            counts[number] += 1
            return number
        }
        var next: [Int] = []
        next.reserveCapacity(counts.count)
        var start = 0
        for count in counts {
            next.append(start)
            start += count
        }
        return numbers.map { number in
            defer { next[number] += 1 }
            return next[number]
        }
    }
}
