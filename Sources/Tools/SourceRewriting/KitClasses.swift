/// The classes of Apple's frameworks from which classes of apps inherit.
enum KitClasses {
    /// The superclasses of the classes in the tables, by the names of the classes.
    private static let superclasses: [String: String] = Dictionary(
        uniqueKeysWithValues: (table + "\n" + foundationTable).split(separator: "\n").map { line in
            let names: [Substring] = line.split(separator: " ")
            return (String(names[0]), String(names[1]))
        })

    /// Returns the superclass of a class; nil for a name that is not in the tables.
    ///
    /// - Parameter name: The name of the class. The first part can be the name of a module.
    static func superclass(of name: String) -> String? {
        superclasses[name] ?? name.firstIndex(of: ".").flatMap { superclasses[String(name[name.index(after: $0)...])] }
    }

    /// Returns whether a name is the name of a class in the tables.
    static func contains(_ name: String) -> Bool { superclasses[name] != nil }

    /// The members in the tables, by the names of the classes.
    private static let members: [Substring: Set<Substring>] =
        (methodTable + "\n" + propertyTable).split(separator: "\n").reduce(into: [:]) { members, line in
            let names: [Substring] = line.split(separator: " ")
            members[names[0], default: []].formUnion(names.dropFirst())
        }

    /// Returns whether a class of the kit declares a member that subclasses can override. Overrides of members of a
    /// superclass do not count.
    static func declares(_ key: DeclarationSummary.MemberKey, _ name: String) -> Bool {
        members[Substring(name)]?.contains(Substring(text(of: key))) ?? false
    }

    /// Returns whether a subclass of a class of the kit declares a member.
    static func declares(_ key: DeclarationSummary.MemberKey, below name: String) -> Bool {
        guard contains(name) else { return false }
        let text = Substring(text(of: key))
        return members.contains { declaring, members in
            guard members.contains(text) else { return false }
            var current: String? = superclasses[String(declaring)]
            while let superclass = current, superclass != name { current = superclasses[superclass] }
            return current == name
        }
    }

    /// Returns the methods with a name that a class of the kit declares and subclasses can override.
    static func methods(named name: String, of type: String) -> [DeclarationSummary.MemberKey] {
        (members[Substring(type)] ?? []).compactMap { member in
            guard member.hasPrefix(name + "(") else { return nil }
            let labels: [String] = member.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
            return DeclarationSummary.MemberKey(kind: .method, name: name, labels: labels, isOfType: false)
        }.sorted { $0.labels.count < $1.labels.count }
    }

    /// Returns the text that represents a member in the tables, such as `layoutSubviews()` or `class.layerClass`.
    static func text(of key: DeclarationSummary.MemberKey) -> String {
        let labels: String = key.kind == .property ? "" : "(" + key.labels.map { $0 + ":" }.joined() + ")"
        return (key.isOfType ? "class." : "") + key.name + labels
    }

    /// Classes of Foundation, with their superclasses.
    private static let foundationTable = """
        BlockOperation Operation
        DateFormatter Formatter
        Formatter NSObject
        NSMutableAttributedString NSAttributedString
        NSAttributedString NSObject
        NumberFormatter Formatter
        Operation NSObject
        OperationQueue NSObject
        Thread NSObject
        UndoManager NSObject
        URLProtocol NSObject
        """
}
