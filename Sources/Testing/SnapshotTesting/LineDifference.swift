/// The difference between two strings, by lines.
struct LineDifference {
    /// The differing lines with some lines of context. A − precedes each line that is only in the reference, and a +
    /// precedes each line that is only in the new text.
    let text: String

    /// The number of equal lines of context before and after a difference.
    private static let context = 3

    init(_ reference: String, _ new: String) {
        let before = reference.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        let marked = Self.mark(before, after)
        let differing: [Int] = marked.indices.filter { marked[$0].mark != " " }
        var lines: [String] = ["Lines marked − were removed; lines marked + were added:"]
        var last = -1
        for index in marked.indices where differing.contains(where: { abs($0 - index) <= Self.context }) {
            if index > last + 1 { lines.append("… line \(index + 1)") }
            lines.append("\(marked[index].mark) \(marked[index].line)")
            last = index
        }
        text = lines.joined(separator: "\n")
    }

    /// Returns all lines in order, each marked as removed, added or unchanged.
    private static func mark(_ before: [Substring], _ after: [Substring]) -> [(mark: String, line: Substring)] {
        let changes = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [(mark: String, line: Substring)] = []
        var beforeIndex = 0
        var afterIndex = 0
        while beforeIndex < before.count || afterIndex < after.count {
            if beforeIndex < before.count, removed.contains(beforeIndex) {
                result.append(("−", before[beforeIndex]))
                beforeIndex += 1
            } else if afterIndex < after.count, added.contains(afterIndex) {
                result.append(("+", after[afterIndex]))
                afterIndex += 1
            } else {
                result.append((" ", after[afterIndex]))
                beforeIndex += 1
                afterIndex += 1
            }
        }
        return result
    }
}
