import SwiftTokens

/// A method reference in `#selector`: the expression before the method, its name, and its labels.
struct MethodReference {
    /// The tokens before the last dot. Nil for a name alone.
    var base: Range<Int>?
    /// The name of a type in `base`, without generic arguments; nil if `base` is another expression.
    var baseName: String?
    var name: String
    /// The argument labels, with `_` for an argument without a label. Nil if the reference has no labels.
    var labels: [String]?

    /// Parses a reference such as `foo`, `foo(_:)`, `Type.foo(_:bar:)` or `object.child.foo`; nil for another
    /// expression.
    init?(_ list: TokenList, _ tokens: Range<Int>) {
        var end: Int = tokens.upperBound
        if end > tokens.lowerBound + 1, list.isPunctuation(end - 1, ")") {
            guard let open = list.opening(end - 1), open > tokens.lowerBound,
                let labels = MethodReference.labels(list, open + 1..<end - 1)
            else { return nil }
            self.labels = labels
            end = open
        }
        guard end > tokens.lowerBound, list.kind(end - 1) == .identifier else { return nil }
        name = list.name(end - 1)
        guard end - 1 > tokens.lowerBound else { return }
        guard list.isPunctuation(end - 2, "."), end - 2 > tokens.lowerBound else { return nil }
        let base: Range<Int> = tokens.lowerBound..<end - 2
        guard !base.contains(where: { list.kind($0) == .stringStart }) else { return nil }
        self.base = base
        baseName = MethodReference.typeName(list, base)
    }

    /// Parses labels such as `_:bar:`. An empty list is a method without arguments.
    static func labels(_ list: TokenList, _ tokens: Range<Int>) -> [String]? {
        guard tokens.count % 2 == 0 else { return nil }
        var labels: [String] = []
        for index in stride(from: tokens.lowerBound, to: tokens.upperBound, by: 2) {
            guard list.kind(index) == .identifier, list.isPunctuation(index + 1, ":") else { return nil }
            labels.append(list.name(index))
        }
        return labels
    }

    /// Returns the name in tokens that consist of names, dots and generic arguments.
    private static func typeName(_ list: TokenList, _ tokens: Range<Int>) -> String? {
        var name = ""
        var index: Int = tokens.lowerBound
        while index < tokens.upperBound {
            if list.kind(index) == .identifier {
                name += list.name(index)
            } else if list.isPunctuation(index, ".") {
                name += "."
            } else {
                let after: Int = list.afterGenericArguments(index)
                guard after > index, after <= tokens.upperBound else { return nil }
                index = after
                continue
            }
            index += 1
        }
        return name
    }

    /// Returns whether the last name is the name of a type, which begins with a capital letter.
    static func isType(_ name: String) -> Bool {
        let last: Substring = name.split(separator: ".").last ?? ""
        return last.drop { $0 == "_" }.first?.isUppercase ?? false
    }
}
