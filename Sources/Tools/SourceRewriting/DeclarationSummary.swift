/// What one source of an app declares, as far as the rewriting of other sources depends on it.
///
/// A summary depends only on the text of its source. An encoded summary can be stored, and decoded by the same build of
/// the tools.
public struct DeclarationSummary: Codable, Hashable, Sendable {
    /// A method declaration of a type.
    struct Method: Codable, Hashable, Sendable {
        var type: String
        var name: String
        /// The argument labels, with `_` for an argument without one.
        var labels: [String]
    }

    var methods: [Method] = []

    /// Summarizes the declarations of a source.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    public init(of source: String) {
        let list = TokenList(source)
        let scopes = TypeScopes(list)
        for index in 0..<list.count where list.text(index) == "func" && list.kind(index) == .identifier {
            guard let scope = scopes[index], list.kind(index + 1) == .identifier else { continue }
            var open: Int = index + 2
            // Skip generic parameters.
            while open < list.count, !list.isPunctuation(open, "("), !list.isPunctuation(open, "{") { open += 1 }
            guard list.isPunctuation(open, "("), let close = list.closing(open) else { continue }
            methods.append(
                Method(
                    type: scope.name, name: String(list.text(index + 1)),
                    labels: DeclarationSummary.labels(list, open + 1..<close)))
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
}
