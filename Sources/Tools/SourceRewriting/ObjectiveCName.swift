/// The Objective-C names of members of Swift classes.
enum ObjectiveCName {
    /// Returns the selector of a method: `foo`, `foo:`, `fooWithBar:baz:`.
    ///
    /// The name and the first label are joined by “With”, unless the name ends or the label begins with a preposition.
    static func selector(_ name: String, labels: [String], throws: Bool = false) -> String {
        guard let first = labels.first else { return name + (`throws` ? "AndReturnError:" : "") }
        var result: String = name
        if first != "_" {
            if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: name)) { result += "With" }
            result += capitalized(first)
        }
        result += ":"
        for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
        return result + (`throws` ? "error:" : "")
    }

    /// Returns the selector of a property's setter.
    static func setter(_ property: String) -> String {
        "set" + capitalized(property) + ":"
    }

    static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        let rest: Substring = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" && !$0.isNumber }
        return (name.prefix(1) + rest).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}

extension DeclarationSummary.MemberSummary {
    /// The selector of a method, or the key of a property.
    var selectorName: String {
        if let objectiveCName { return objectiveCName }
        switch kind {
        case .property: return name
        case .method, .initializer:
            return ObjectiveCName.selector(name, labels: labels, throws: modifiers.contains(.throws))
        }
    }
}
