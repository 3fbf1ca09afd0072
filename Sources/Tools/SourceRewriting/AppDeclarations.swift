/// The declarations of all sources that a target of an app consists of and depends on.
public struct AppDeclarations: Sendable {
    private struct Key: Hashable {
        var type: String
        var name: String
    }

    private var labels: [Key: Set<[String]>] = [:]

    /// Combines the summaries of the sources of a target and of the targets that it imports.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    public init(_ summaries: some Sequence<DeclarationSummary> = EmptyCollection()) {
        for summary in summaries {
            for method in summary.methods {
                labels[Key(type: method.type, name: method.name), default: []].insert(method.labels)
            }
        }
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
