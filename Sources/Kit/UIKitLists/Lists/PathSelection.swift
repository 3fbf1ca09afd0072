import Foundation

/// The selected rows of a list, in the order of their selection.
struct PathSelection {
    /// The position of each row in the order of selection.
    private var numbers: [IndexPath: Int] = [:]
    private var last = 0

    var isEmpty: Bool { numbers.isEmpty }

    var count: Int { numbers.count }

    /// The selected rows, in arbitrary order.
    var paths: Dictionary<IndexPath, Int>.Keys { numbers.keys }

    /// The row that was selected first. O(n).
    var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

    /// The rows in the order of their selection. O(n log n).
    var ordered: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

    func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

    mutating func insert(_ path: IndexPath) {
        guard numbers[path] == nil else { return }
        last += 1
        numbers[path] = last
    }

    mutating func remove(_ path: IndexPath) { numbers[path] = nil }

    mutating func removeAll() { numbers.removeAll() }

    /// Moves each row to the index path that `transform` returns, and removes rows for which it returns nil.
    mutating func transform(_ transform: (IndexPath) -> IndexPath?) {
        guard !numbers.isEmpty else { return }
        var moved: [IndexPath: Int] = [:]
        for (path, number) in numbers {
            if let path = transform(path) { moved[path] = number }
        }
        numbers = moved
    }
}
