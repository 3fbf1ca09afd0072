import SwiftTokens

/// The method declarations of an app's sources, by type and name.
public struct MethodDeclarations: Sendable {
    private struct Key: Hashable {
        var type: String
        var name: String
    }

    private var labels: [Key: Set<[String]>] = [:]

    /// Creates an empty collection.
    public init() {}

    /// Adds the method declarations of a source.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    public mutating func add(_ source: String) {
        let list = TokenList(source)
        let scopes = TypeScopes(list)
        for index in 0..<list.count where list.text(index) == "func" && list.kind(index) == .identifier {
            guard let scope = scopes[index], list.kind(index + 1) == .identifier else { continue }
            var open: Int = index + 2
            // Skip generic parameters.
            while open < list.count, !list.isPunctuation(open, "("), !list.isPunctuation(open, "{") { open += 1 }
            guard list.isPunctuation(open, "("), let close = list.closing(open) else { continue }
            let key = Key(type: scope.name, name: String(list.text(index + 1)))
            labels[key, default: []].insert(MethodDeclarations.labels(list, open + 1..<close))
        }
    }

    /// Returns the labels of the parameters between two parentheses.
    private static func labels(_ list: TokenList, _ tokens: Range<Int>) -> [String] {
        var labels: [String] = []
        var index: Int = tokens.lowerBound
        var isAtStart = true
        while index < tokens.upperBound {
            if isAtStart, list.kind(index) == .identifier { labels.append(String(list.text(index))) }
            isAtStart = list.isPunctuation(index, ",")
            if list.isPunctuation(index, "(") || list.isPunctuation(index, "[") || list.isPunctuation(index, "{"),
                let close = list.closing(index)
            {
                index = close
            }
            index += 1
        }
        return labels
    }

    /// Returns the Objective-C name of a method: `foo`, `foo:`, `fooWithBar:baz:`.
    ///
    /// For a reference without labels, the labels are those of the only method of this name in `type`, or in the whole
    /// app if `type` declares none. If the method is ambiguous or missing, the name has no labels.
    func selectorName(_ name: String, labels known: [String]?, in type: String) -> String {
        let name: String = name.filter { $0 != "`" }
        let labels: [String]? = known ?? onlyLabels(of: name, in: type)
        guard let labels, let first = labels.first else { return name }
        let preposition: String =
            first == "_" ? "" : (name.isEmpty ? first : "With" + first.prefix(1).uppercased() + first.dropFirst())
        return name + preposition + ":" + labels.dropFirst().map { "\($0 == "_" ? "" : $0):" }.joined()
    }

    private func onlyLabels(of name: String, in type: String) -> [String]? {
        if let candidates = labels[Key(type: type, name: name)] {
            return candidates.count == 1 ? candidates.first : nil
        }
        var all: Set<[String]> = []
        for (key, labels) in labels where key.name == name { all.formUnion(labels) }
        return all.count == 1 ? all.first : nil
    }
}
