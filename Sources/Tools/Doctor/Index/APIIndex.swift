/// The declarations that apps can use: declarations of the kit, of Foundation, and of Swift's modules.
///
/// `APIIndexBuilder` creates an index from symbol graphs.
public struct APIIndex: Hashable, Sendable {
    /// The modules that an app can import.
    public internal(set) var modules: Set<String> = []
    /// The modules that an app can import and whose declarations are not in the index. They can add members to any
    /// type.
    public internal(set) var opaqueModules: Set<String> = []
    /// The types by their full names.
    var types: [String: APIType] = [:]
    /// The global functions, variables and macros, without labels.
    var globals: Set<String> = []
    /// The names of all types, without the names of their enclosing types.
    private(set) var typeNames: Set<String> = []

    /// The number of declarations.
    public var count: Int {
        globals.count + types.values.reduce(0) { $0 + 1 + $1.members.values.reduce(0) { $0 + $1.count } }
    }

    mutating func indexNames() {
        typeNames = Set(types.keys.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    }

    /// Returns the type with a full name, after following type aliases.
    func type(_ name: String) -> APIType? {
        var name: String = name
        // An alias of an alias is rare; a cycle is impossible in valid declarations.
        for _ in 0..<8 {
            guard let type = types[name] else { return nil }
            guard type.kind == .alias else { return type }
            guard let target = type.superclass else { return nil }
            name = TypeText(target).name ?? ""
        }
        return nil
    }

    /// Returns the full names of a class and its superclasses, the class first.
    func superclasses(of name: String) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let name = next, names.count < 32, let type = type(name) {
            names.append(type.name)
            next = type.kind == .class ? type.superclass : nil
        }
        return names
    }
}
