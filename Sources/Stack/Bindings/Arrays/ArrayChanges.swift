import ProgramDiagnostics

/// The difference between two versions of an array: elements that were removed, inserted, moved and updated.
///
/// The indices of removed elements and the origins of moved elements refer to the old array. All other indices refer to
/// the new array.
public struct ArrayChanges: Sendable, Equatable {
    /// An element whose position relative to the other elements changed.
    public struct Move: Sendable, Hashable {
        /// The element's index in the old array.
        public let from: Int
        /// The element's index in the new array.
        public let to: Int

        /// Creates a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// The number of elements in the old array.
    public let oldCount: Int
    /// The number of elements in the new array.
    public let newCount: Int
    private let form: Form

    private enum Form: Sendable, Equatable {
        /// A range was replaced by `count` new elements.
        case splice(Range<Int>, count: Int)
        /// One element was updated.
        case update(Int)
        /// For each index of the new array, the index in the old array or -1; and the new indices of updated elements.
        case general(origins: [Int], updated: Set<Int>)
    }

    private init(oldCount: Int, newCount: Int, form: Form) {
        self.oldCount = oldCount
        self.newCount = newCount
        self.form = form
    }

    /// Creates changes that replace the elements of `range` with `count` new elements.
    init(oldCount: Int, replacing range: Range<Int>, with count: Int) {
        self.init(oldCount: oldCount, newCount: oldCount - range.count + count, form: .splice(range, count: count))
    }

    /// Creates changes that update the element at `index`.
    package init(count: Int, updating index: Int) {
        self.init(oldCount: count, newCount: count, form: .update(index))
    }

    /// Creates changes from the origins of all elements.
    ///
    /// - Parameters:
    ///   - origins: For each index of the new array, the index in the old array, or -1 for a new element.
    ///   - updated: The new indices of elements that were in the old array with a different value.
    package init(oldCount: Int, origins: [Int], updated: Set<Int>) {
        self.init(oldCount: oldCount, newCount: origins.count, form: .general(origins: origins, updated: updated))
    }

    /// Returns changes that insert `count` elements into an empty array.
    static func insertion(of count: Int) -> ArrayChanges {
        ArrayChanges(oldCount: 0, replacing: 0..<0, with: count)
    }

    // MARK: Origins

    /// Returns the old index of the element at `index`; nil if it is new.
    public func origin(of index: Int) -> Int? {
        switch form {
        case .update: return index
        case .splice(let range, let count):
            if index < range.lowerBound { return index }
            return index < range.lowerBound + count ? nil : index - count + range.count
        case .general(let origins, _): return origins[index] < 0 ? nil : origins[index]
        }
    }

    /// Returns the new index of the element at `index` of the old array; nil if it was removed.
    ///
    /// - Complexity: O(1) for one replaced range or one update, otherwise O(*n*).
    public func destination(of index: Int) -> Int? {
        switch form {
        case .update: return index
        case .splice(let range, let count):
            if index < range.lowerBound { return index }
            return index < range.upperBound ? nil : index - range.count + count
        case .general(let origins, _): return origins.firstIndex(of: index)
        }
    }

    /// Whether the element at `index` was in the old array with a different value.
    public func isUpdated(at index: Int) -> Bool {
        switch form {
        case .update(let place): place == index
        case .splice: false
        case .general(_, let updated): updated.contains(index)
        }
    }

    /// For each index of the new array, the index in the old array, or -1.
    var origins: [Int] {
        switch form {
        case .update: return Array(0..<newCount)
        case .splice(let range, let count):
            var origins: [Int] = []
            origins.reserveCapacity(newCount)
            origins.append(contentsOf: 0..<range.lowerBound)
            origins.append(contentsOf: repeatElement(-1, count: count))
            origins.append(contentsOf: range.upperBound..<oldCount)
            return origins
        case .general(let origins, _): return origins
        }
    }

    /// The replaced range and the number of its new elements; nil if the changes have another form.
    var splice: (range: Range<Int>, count: Int)? {
        if case .splice(let range, let count) = form { (range, count) } else { nil }
    }

    /// The index of the updated element; nil if the changes have another form.
    var singleUpdate: Int? {
        if case .update(let index) = form { index } else { nil }
    }

    // MARK: Batch updates

    /// The old indices of the removed elements, in ascending order.
    public var removals: [Int] {
        switch form {
        case .update: return []
        case .splice(let range, _): return Array(range)
        case .general(let origins, _):
            var isKept = [Bool](repeating: false, count: oldCount)
            for origin in origins where origin >= 0 { isKept[origin] = true }
            return isKept.indices.filter { !isKept[$0] }
        }
    }

    /// The indices of the inserted elements, in ascending order.
    public var insertions: [Int] {
        switch form {
        case .update: []
        case .splice(let range, let count): Array(range.lowerBound..<range.lowerBound + count)
        case .general(let origins, _): origins.indices.filter { origins[$0] < 0 }
        }
    }

    /// The indices of the updated elements, in ascending order.
    public var updates: [Int] {
        switch form {
        case .update(let index): [index]
        case .splice: []
        case .general(_, let updated): updated.sorted()
        }
    }

    /// The smallest set of moves that puts the remaining elements in their new order, sorted by new index.
    public var moves: [Move] {
        guard case .general(let origins, _) = form else { return [] }
        let remaining: [Int] = origins.indices.filter { origins[$0] >= 0 }
        let unmoved: Set<Int> = ArrayChanges.longestIncreasingSubsequence(in: remaining.map { origins[$0] })
        guard unmoved.count < remaining.count else { return [] }
        return remaining.indices.filter { !unmoved.contains($0) }.map { index in
            Move(from: origins[remaining[index]], to: remaining[index])
        }
    }

    /// Returns the indices of a longest increasing subsequence of `values`, which are all different.
    static func longestIncreasingSubsequence(in values: [Int]) -> Set<Int> {
        // For each length, the index of the smallest value that ends an increasing subsequence of that length.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for index in values.indices {
            var low = 0
            var high = ends.count
            if let last = ends.last, values[last] < values[index] { low = high }
            while low < high {
                let middle: Int = (low + high) / 2
                if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var subsequence: Set<Int> = []
        var index: Int = ends.last ?? -1
        while index >= 0 {
            subsequence.insert(index)
            index = previous[index]
        }
        return subsequence
    }

    /// Whether nothing changed.
    public var isEmpty: Bool {
        switch form {
        case .update: false
        case .splice(let range, let count): range.isEmpty && count == 0
        case .general(let origins, let updated):
            oldCount == newCount && updated.isEmpty && origins.indices.allSatisfy { origins[$0] == $0 }
        }
    }

    // MARK: Composition

    /// Returns one value that combines these changes with `next`, the changes that follow them.
    public func followed(by next: ArrayChanges) -> ArrayChanges {
        ArrayChanges.combined([self, next]) ?? self
    }

    /// Returns one value that combines changes that follow one another; nil if there are none.
    static func combined(_ changes: ArraySlice<ArrayChanges>) -> ArrayChanges? {
        var rest = changes
        guard var sum = rest.popFirst() else { return nil }
        while let next = rest.first, let both = sum.extended(by: next) {
            sum = both
            rest.removeFirst()
        }
        guard !rest.isEmpty else { return sum }
        var combination = ArrayCombination(sum)
        for next in rest { combination.add(next) }
        return combination.changes
    }

    /// Returns these changes combined with `next` if one of them is empty, or if `next` inserts elements directly after
    /// the new elements of a replaced range; otherwise nil.
    ///
    /// OPTIMIZATION: Changes that append elements one after the other are combined in constant time.
    private func extended(by next: ArrayChanges) -> ArrayChanges? {
        stopProgram(
            unless: next.oldCount == newCount,
            "The old count of the second changes must equal the new count of the first.")
        if isEmpty { return next }
        if next.isEmpty { return self }
        guard let splice, let insertion = next.splice, insertion.range.isEmpty,
            insertion.range.lowerBound == splice.range.lowerBound + splice.count
        else { return nil }
        return ArrayChanges(
            oldCount: oldCount, replacing: splice.range, with: splice.count + insertion.count)
    }

    /// Whether both values describe the same changes.
    public static func == (left: ArrayChanges, right: ArrayChanges) -> Bool {
        left.oldCount == right.oldCount && left.origins == right.origins && left.updates == right.updates
    }
}
