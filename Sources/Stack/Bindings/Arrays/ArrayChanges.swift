import Diagnostics

/// How one array became another: what was removed, inserted, moved and updated.
///
/// Places of removed elements are those in the array before, all others those in the array after. It is what a table
/// needs for one batch of updates.
public struct ArrayChanges: Sendable, Equatable {
    /// An element that stands in another order than before.
    public struct Move: Sendable, Hashable {
        /// Its place before.
        public let from: Int
        /// Its place after.
        public let to: Int

        /// Makes a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// How many elements there were before.
    public let oldCount: Int
    /// How many there are after.
    public let newCount: Int
    private let form: Form

    private enum Form: Sendable, Equatable {
        /// The elements of a range were replaced by `count` others.
        case splice(Range<Int>, count: Int)
        /// One element was updated.
        case update(Int)
        /// For each place after, the place before, or -1; and the places after of what was updated.
        case general(origins: [Int], updated: Set<Int>)
    }

    private init(oldCount: Int, newCount: Int, form: Form) {
        self.oldCount = oldCount
        self.newCount = newCount
        self.form = form
    }

    /// The elements of `range` were replaced by `count` others.
    init(oldCount: Int, replacing range: Range<Int>, with count: Int) {
        self.init(oldCount: oldCount, newCount: oldCount - range.count + count, form: .splice(range, count: count))
    }

    /// The element at `index` was updated.
    package init(count: Int, updating index: Int) {
        self.init(oldCount: count, newCount: count, form: .update(index))
    }

    /// - Parameters:
    ///   - origins: for each place after, the place before, or -1 for what is new.
    ///   - updated: the places after of elements that were there and are another value now.
    package init(oldCount: Int, origins: [Int], updated: Set<Int>) {
        self.init(oldCount: oldCount, newCount: origins.count, form: .general(origins: origins, updated: updated))
    }

    /// All elements of an array are new.
    static func insertion(of count: Int) -> ArrayChanges {
        ArrayChanges(oldCount: 0, replacing: 0..<0, with: count)
    }

    // MARK: Where elements come from

    /// Where the element at `index` was before; nil if it is new.
    public func origin(of index: Int) -> Int? {
        switch form {
        case .update: return index
        case .splice(let range, let count):
            if index < range.lowerBound { return index }
            return index < range.lowerBound + count ? nil : index - count + range.count
        case .general(let origins, _): return origins[index] < 0 ? nil : origins[index]
        }
    }

    /// Whether the element at `index` was there before with another value.
    public func isUpdated(at index: Int) -> Bool {
        switch form {
        case .update(let place): place == index
        case .splice: false
        case .general(_, let updated): updated.contains(index)
        }
    }

    /// For each place after, the place before, or -1.
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

    /// The range that was replaced and by how many, if that is all.
    var splice: (range: Range<Int>, count: Int)? {
        if case .splice(let range, let count) = form { (range, count) } else { nil }
    }

    /// The place of the one element that was updated, if that is all.
    var onlyUpdate: Int? {
        if case .update(let index) = form { index } else { nil }
    }

    // MARK: For tables

    /// The places before of the elements that are gone, in ascending order.
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

    /// The places of the elements that are new, in ascending order.
    public var insertions: [Int] {
        switch form {
        case .update: []
        case .splice(let range, let count): Array(range.lowerBound..<range.lowerBound + count)
        case .general(let origins, _): origins.indices.filter { origins[$0] < 0 }
        }
    }

    /// The places of the elements that were there before with another value, in ascending order.
    public var updates: [Int] {
        switch form {
        case .update(let index): [index]
        case .splice: []
        case .general(_, let updated): updated.sorted()
        }
    }

    /// The fewest moves that bring the elements that stayed into their new order, by their new places.
    public var moves: [Move] {
        guard case .general(let origins, _) = form else { return [] }
        let stayed: [Int] = origins.indices.filter { origins[$0] >= 0 }
        let resting: Set<Int> = ArrayChanges.longestRise(in: stayed.map { origins[$0] })
        guard resting.count < stayed.count else { return [] }
        return stayed.indices.filter { !resting.contains($0) }.map { index in
            Move(from: origins[stayed[index]], to: stayed[index])
        }
    }

    /// The indices of a longest part of `values`, which are all different, that rises.
    static func longestRise(in values: [Int]) -> Set<Int> {
        // For each length, the index of the smallest value that ends a rise of that length.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for index in values.indices {
            var low = 0
            var high: Int = ends.count
            if let last = ends.last, values[last] < values[index] { low = high }
            while low < high {
                let middle: Int = (low + high) / 2
                if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: Set<Int> = []
        var index: Int = ends.last ?? -1
        while index >= 0 {
            rise.insert(index)
            index = previous[index]
        }
        return rise
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

    // MARK: One after the other

    /// These changes and then others, as one.
    public func followed(by next: ArrayChanges) -> ArrayChanges {
        stopProgram(unless: next.oldCount == newCount, "The second changes must begin where the first ones end.")
        if isEmpty { return next }
        if next.isEmpty { return self }
        var origins: [Int] = next.origins
        var updated: Set<Int> = []
        for index in origins.indices {
            let middle: Int = origins[index]
            guard middle >= 0 else { continue }
            let origin: Int? = self.origin(of: middle)
            origins[index] = origin ?? -1
            if origin != nil, next.isUpdated(at: index) || isUpdated(at: middle) { updated.insert(index) }
        }
        return ArrayChanges(oldCount: oldCount, origins: origins, updated: updated)
    }

    /// Whether both describe the same changes.
    public static func == (left: ArrayChanges, right: ArrayChanges) -> Bool {
        left.oldCount == right.oldCount && left.origins == right.origins && left.updates == right.updates
    }
}
