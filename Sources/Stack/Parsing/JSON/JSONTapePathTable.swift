/// The parent of each value of a tape and the value's position in that parent, from which paths are built.
///
/// The table is built in one pass when the first path is requested. Searching for each path from the start of the tape
/// would take quadratic time for an array in which many elements fail.
struct JSONTapePathTable {
    private struct Entry {
        /// The tape index of the enclosing array or object, or 0 for the root value.
        var parent: UInt32 = 0
        /// The number of values before this one in its parent.
        var ordinal: UInt32 = 0
    }

    private struct OpenContainer {
        var start: Int
        var isObject: Bool
        var isKeyNext: Bool
        var count: UInt32 = 0
    }

    private var entries: [Entry]

    init(_ tape: JSONTape) {
        let count = tape.word(0).end
        entries = Array(repeating: Entry(), count: count)
        var open: [OpenContainer] = []
        var current = OpenContainer(start: 0, isObject: false, isKeyNext: false)
        var index = JSONTape.rootIndex
        while index < count - 1 {
            let word = tape.word(index)
            if word.kind == TapeWord.objectEnd || word.kind == TapeWord.arrayEnd {
                current = open.removeLast()
                index += 1
                continue
            }
            if current.isKeyNext {
                current.isKeyNext = false
                index += 1
                continue
            }
            entries[index] = Entry(parent: UInt32(truncatingIfNeeded: current.start), ordinal: current.count)
            current.count += 1
            current.isKeyNext = current.isObject
            if word.kind == TapeWord.objectStart || word.kind == TapeWord.arrayStart {
                open.append(current)
                let isObject: Bool = word.kind == TapeWord.objectStart
                current = OpenContainer(start: index, isObject: isObject, isKeyNext: isObject)
            }
            index += word.isNumber ? 2 : 1
        }
    }

    /// Returns the path from the root to the value at `index`.
    func path(to index: Int, on tape: JSONTape) -> [JSONTape.PathStep] {
        var steps: [JSONTape.PathStep] = []
        var index = index
        while index > JSONTape.rootIndex, index < entries.count {
            let parent = Int(entries[index].parent)
            // A key is directly before its value on the tape.
            steps.append(
                tape.word(parent).kind == TapeWord.objectStart
                    ? .key(tape.string(index - 1)) : .index(Int(entries[index].ordinal)))
            index = parent
        }
        return steps.reversed()
    }
}
