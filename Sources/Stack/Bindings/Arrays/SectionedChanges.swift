/// The difference between two versions of an array in sections.
///
/// The indices of removed sections and elements, and the origins of moves, refer to the old version. All other indices
/// refer to the new version. Except for `updates`, a batch update of a table uses the same indices. A section that
/// moved counts as removed and inserted. Elements of removed and inserted sections are not listed.
public struct SectionedChanges: Sendable, Equatable {
    /// The place of an element.
    public struct Place: Sendable, Hashable {
        /// The index of the section.
        public let section: Int
        /// The index of the element in its section.
        public let index: Int

        /// Creates a place.
        public init(section: Int, index: Int) {
            self.section = section
            self.index = index
        }
    }

    /// An element whose section, or whose order in its section, changed.
    public struct Move: Sendable, Hashable {
        /// The old place.
        public let from: Place
        /// The new place.
        public let to: Place

        /// Creates a move.
        public init(from: Place, to: Place) {
            self.from = from
            self.to = to
        }
    }

    /// The old indices of the removed sections, in ascending order.
    public private(set) var removedSections: [Int] = []
    /// The indices of the inserted sections, in ascending order.
    public private(set) var insertedSections: [Int] = []
    /// The old places of the removed elements, in ascending order.
    public private(set) var removals: [Place] = []
    /// The places of the inserted elements, in ascending order.
    public private(set) var insertions: [Place] = []
    /// The moves of elements between sections and within them, in ascending order of the new places.
    public private(set) var moves: [Move] = []
    /// The places of the updated elements, in ascending order.
    public private(set) var updates: [Place] = []

    /// Whether nothing changed.
    public var isEmpty: Bool {
        removedSections.isEmpty && insertedSections.isEmpty && removals.isEmpty && insertions.isEmpty && moves.isEmpty
            && updates.isEmpty
    }

    /// Creates the changes to sections from the changes to their elements.
    package init<Key: Hashable>(_ changes: ArrayChanges, from old: SectionLayout<Key>, to new: SectionLayout<Key>) {
        let stable: [Bool] = addSections(from: old, to: new)
        let oldPlaces = old.places
        let newPlaces = new.places
        var isKept = [Bool](repeating: false, count: changes.oldCount)
        /// For each new section, the elements that stay in it: their old indices in the section, and their new places.
        var remaining: [[(from: Int, to: Place)]] = Array(repeating: [], count: new.keys.count)
        for (index, place) in newPlaces.enumerated() where stable[place.section] {
            guard let origin = changes.origin(of: index), let from = keptPlace(oldPlaces[origin], old, new, stable)
            else {
                insertions.append(place)
                continue
            }
            isKept[origin] = true
            if changes.isUpdated(at: index) { updates.append(place) }
            if new.keys[place.section] == old.keys[from.section] {
                remaining[place.section].append((from.index, place))
            } else {
                moves.append(Move(from: from, to: place))
            }
        }
        for (section, elements) in remaining.enumerated() where !elements.isEmpty {
            let unmoved: Set<Int> = ArrayChanges.longestIncreasingSubsequence(in: elements.map(\.from))
            guard unmoved.count < elements.count, let oldSection = old.indices[new.keys[section]] else { continue }
            for (number, element) in elements.enumerated() where !unmoved.contains(number) {
                moves.append(Move(from: Place(section: oldSection, index: element.from), to: element.to))
            }
        }
        moves.sort { ($0.to.section, $0.to.index) < ($1.to.section, $1.to.index) }
        let removed: Set<Int> = Set(removedSections)
        for (index, place) in oldPlaces.enumerated() where !isKept[index] && !removed.contains(place.section) {
            removals.append(place)
        }
    }

    /// Returns a place if its section was not removed.
    private func keptPlace<Key: Hashable>(
        _ place: Place, _ old: SectionLayout<Key>, _ new: SectionLayout<Key>, _ stable: [Bool]
    ) -> Place? {
        new.indices[old.keys[place.section]].flatMap { stable[$0] ? place : nil }
    }

    /// Adds the removed and inserted sections, and returns for each new section whether it existed before and did not
    /// move.
    private mutating func addSections<Key: Hashable>(
        from old: SectionLayout<Key>, to new: SectionLayout<Key>
    ) -> [Bool] {
        let common: [(from: Int, to: Int)] = new.keys.enumerated().compactMap { index, key in
            old.indices[key].map { ($0, index) }
        }
        let unmoved: Set<Int> = ArrayChanges.longestIncreasingSubsequence(in: common.map(\.from))
        var isNew = [Bool](repeating: true, count: new.keys.count)
        var isRemoved = [Bool](repeating: true, count: old.keys.count)
        for number in unmoved {
            isNew[common[number].to] = false
            isRemoved[common[number].from] = false
        }
        removedSections = isRemoved.indices.filter { isRemoved[$0] }
        insertedSections = isNew.indices.filter { isNew[$0] }
        return isNew.map { !$0 }
    }
}

/// The keys and sizes of sections.
package struct SectionLayout<Key: Hashable> {
    package private(set) var keys: [Key] = []
    private(set) var counts: [Int] = []
    /// The indices of the first elements of the sections.
    private var starts: [Int] = []
    /// The indices of the sections, by key.
    private(set) var indices: [Key: Int] = [:]

    /// Creates the layout of elements in which equal keys are adjacent.
    package init<Element>(_ elements: [GroupedElement<Key, Element>]) {
        for (index, element) in elements.enumerated() {
            if keys.last != element.key {
                indices[element.key] = keys.count
                keys.append(element.key)
                counts.append(0)
                starts.append(index)
            }
            counts[counts.count - 1] += 1
        }
    }

    /// Whether the elements of each section are adjacent.
    package var isGrouped: Bool { indices.count == keys.count }

    /// Returns the index of the first element of a section.
    package func offset(of section: Int) -> Int { starts[section] }

    /// Returns the place of the element at `index`.
    ///
    /// - Complexity: O(*n*) for *n* sections.
    package func place(at index: Int) -> SectionedChanges.Place {
        let section: Int = (starts.firstIndex { $0 > index } ?? starts.count) - 1
        return SectionedChanges.Place(section: section, index: index - starts[section])
    }

    /// Returns the sections of the elements from which the layout was created.
    package func sections<Element>(of elements: [GroupedElement<Key, Element>]) -> [ArraySection<Key, Element>] {
        keys.indices.map { section in
            let range: Range<Int> = starts[section]..<starts[section] + counts[section]
            return ArraySection(key: keys[section], elements: elements[range].map(\.element))
        }
    }

    /// The places of all elements, in order.
    var places: [SectionedChanges.Place] {
        counts.enumerated().flatMap { section, count in
            (0..<count).map { SectionedChanges.Place(section: section, index: $0) }
        }
    }
}
