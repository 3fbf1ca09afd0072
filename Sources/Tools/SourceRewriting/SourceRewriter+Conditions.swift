import SwiftTokens

/// Conditions of `#if` and `#elseif`.
extension SourceRewriter {
    /// Replaces the platform conditions of `#if` and `#elseif` with constants, as if the platform were iOS Simulator,
    /// and the conditions in `falseConditions` with `false`. The compiler evaluates all other conditions.
    mutating func rewriteCondition(at index: Int) -> Int {
        var current: Int = index + 1
        while current < list.count, !list.isLineEnd(between: current - 1, and: current) {
            if list.isPunctuation(current + 1, "("), list.isPunctuation(current + 3, ")"),
                !list.isLineEnd(between: current, and: current + 3),
                let value = platformValue(at: current)
            {
                let range: Range<Int> = list[current].start..<list[current + 3].end
                let word: String = value ? "true" : "false"
                edits.replace(range, with: word + String(repeating: " ", count: max(0, range.count - word.count)))
                current += 3
            } else if list.kind(current) == .identifier, falseConditions.contains(String(list.text(current))) {
                let range: Range<Int> = list[current].range
                edits.replace(range, with: "false" + String(repeating: " ", count: max(0, range.count - 5)))
            }
            current += 1
        }
        return current
    }

    /// Returns the value of a condition that the compiler on Linux evaluates differently than a compiler for iOS.
    private func platformValue(at index: Int) -> Bool? {
        switch list.keyword(index) {
        case .os:
            if list.isText(index + 2, "iOS") { return true }
            return list.isText(index + 2, "Linux") ? false : nil
        case .targetEnvironment:
            return list.isText(index + 2, "simulator") ? true : nil
        default: return nil
        }
    }
}
