import SwiftTokens

/// A method reference in `#selector`: the expression before the method, its name, and its labels.
struct MethodReference {
    /// The text before the last dot. Nil for a name alone.
    var base: String?
    var name: String
    /// The argument labels, with `_` for an argument without one. Nil if the reference has no labels.
    var labels: [String]?

    /// Parses a reference such as `foo`, `foo(_:)`, `Type.foo(_:bar:)` or `object.child.foo`; nil for another
    /// expression.
    init?(_ list: TokenList, _ tokens: Range<Int>) {
        var end: Int = tokens.upperBound
        if end > tokens.lowerBound + 1, list.isPunctuation(end - 1, ")") {
            guard let open = tokens.first(where: { list.isPunctuation($0, "(") && list.closing($0) == end - 1 }),
                let labels = MethodReference.labels(list, open + 1..<end - 1)
            else { return nil }
            self.labels = labels
            end = open
        }
        guard end > tokens.lowerBound, list.kind(end - 1) == .identifier else { return nil }
        name = String(list.text(end - 1))
        guard end - 1 > tokens.lowerBound else { return }
        guard list.isPunctuation(end - 2, "."), end - 2 > tokens.lowerBound else { return nil }
        base = list.text(list[tokens.lowerBound].start..<list[end - 3].end)
    }

    /// Parses labels such as `_:bar:`. An empty list is a method without arguments.
    private static func labels(_ list: TokenList, _ tokens: Range<Int>) -> [String]? {
        guard tokens.count % 2 == 0 else { return nil }
        var labels: [String] = []
        for index in stride(from: tokens.lowerBound, to: tokens.upperBound, by: 2) {
            guard list.kind(index) == .identifier, list.isPunctuation(index + 1, ":") else { return nil }
            labels.append(String(list.text(index)))
        }
        return labels
    }

    /// Returns the labels as they appear after a method's name in an expression. A method without arguments has none.
    static func labelText(_ labels: [String]) -> String {
        labels.isEmpty ? "" : "(\(labels.map { "\($0):" }.joined()))"
    }

    /// Returns whether the last name of `base` is that of a type, which begins with a capital letter.
    static func isType(_ base: String) -> Bool {
        let last: Substring = base.split(separator: ".").last ?? ""
        return last.drop { $0 == "_" || $0 == "`" }.first?.isUppercase ?? false
    }
}
