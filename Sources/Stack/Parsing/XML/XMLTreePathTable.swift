import RawMemory

/// The parent and the position of each element of a tree, from which paths are built. The position of an element counts
/// only the siblings with the same name.
///
/// The table is built in one pass when the first path is requested, and is extended when the tree has grown. Searching
/// for each path from the start of the tree would take quadratic time for a document in which many elements fail.
struct XMLTreePathTable {
    private struct Entry {
        /// The parent element, or -1 for the first element.
        var parent: Int32
        /// The position among the siblings with the same name, or -1 while there is only one.
        var ordinal: Int32 = -1
    }

    /// The children of an element that have the same name.
    private struct SiblingGroup: Hashable {
        var parent: Int32
        var name: Int32
    }

    private var entries: [Entry] = []
    /// The last element that was added and its ancestors, some of which may have ended.
    private var open: [Int32] = []
    private var groups: [SiblingGroup: (first: Int, count: Int32)] = [:]

    /// Adds the elements that the tree has received since the last update.
    mutating func update(_ elements: RawArray<XMLTree.Element>) {
        for index in entries.count..<elements.count {
            // An element without an end is still open, and contains all that follow.
            while let last = open.last, case let end = elements[Int(last)].end, end > 0, Int(end) <= index {
                open.removeLast()
            }
            var entry = Entry(parent: open.last ?? -1)
            let group = SiblingGroup(parent: entry.parent, name: elements[index].name)
            if let existing = groups[group] {
                if existing.count == 1 { entries[existing.first].ordinal = 0 }
                entry.ordinal = existing.count
                groups[group] = (existing.first, existing.count + 1)
            } else {
                groups[group] = (index, 1)
            }
            entries.append(entry)
            open.append(Int32(truncatingIfNeeded: index))
        }
    }

    /// Returns `element` and its ancestors, outermost first. Each has a position if siblings have the same name.
    func path(to element: Int) -> [(element: Int, ordinal: Int?)] {
        var path: [(Int, Int?)] = []
        var index = element
        while index >= 0 {
            let entry = entries[index]
            path.append((index, entry.ordinal < 0 ? nil : Int(entry.ordinal)))
            index = Int(entry.parent)
        }
        return path.reversed()
    }
}
