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
