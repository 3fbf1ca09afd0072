import ProgramDiagnostics

/// Changes that follow one another, combined in place, so that many updates of single elements take linear time.
struct ArrayCombination {
    private let oldCount: Int
    /// For each index of the new array, the index in the old array, or -1.
    private var origins: [Int]
    /// For each index of the new array, whether the element was updated.
    private var isUpdated: [Bool]

    init(_ first: ArrayChanges) {
        oldCount = first.oldCount
        origins = first.origins
        isUpdated = Array(repeating: false, count: origins.count)
        for index in first.updates { isUpdated[index] = true }
    }

    /// Adds the changes that follow those so far.
    mutating func add(_ next: ArrayChanges) {
        stopProgram(
            unless: next.oldCount == origins.count,
            "The old count of the second changes must equal the new count of the first.")
        if let index = next.singleUpdate {
            isUpdated[index] = true
        } else if let (range, count) = next.splice {
            origins.replaceSubrange(range, with: repeatElement(-1, count: count))
            isUpdated.replaceSubrange(range, with: repeatElement(false, count: count))
        } else {
            let middles: [Int] = next.origins
            isUpdated = middles.enumerated().map { next.isUpdated(at: $0) || $1 >= 0 && isUpdated[$1] }
            origins = middles.map { $0 < 0 ? -1 : origins[$0] }
        }
    }

    /// The changes so far.
    var changes: ArrayChanges {
        // An element that is new is not an updated one.
        let updated: Set<Int> = Set(origins.indices.filter { isUpdated[$0] && origins[$0] >= 0 })
        return ArrayChanges(oldCount: oldCount, origins: origins, updated: updated)
    }
}
