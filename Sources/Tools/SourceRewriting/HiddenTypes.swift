/// The types of a source that other sources cannot refer to: private types and types in functions.
///
/// Types in other sources can have the same names. So that the declarations of all sources can be combined, the path of
/// a hidden type contains the path of its source, in a mark such as `Outer.Cell#/app/Cell/swift`.
struct HiddenTypes {
    /// The paths of the types without marks.
    private let paths: Set<String>
    private let mark: String

    init() {
        paths = []
        mark = ""
    }

    /// Finds the hidden types among the types of a source.
    init(in types: [TypeDeclaration], file: String) {
        let declared: [TypeDeclaration] = types.filter { $0.keyword != .extension }
        func isHidden(_ type: TypeDeclaration) -> Bool {
            type.isLocal || !type.prefix.modifiers.isDisjoint(with: [.private, .fileprivate])
        }
        paths = Set(declared.filter(isHidden).map(\.path)).subtracting(declared.filter { !isHidden($0) }.map(\.path))
        // Dots separate the names in a path.
        mark = "#" + file.replacing(".", with: "/")
    }

    /// Returns the path of a type with the marks of the hidden types in it.
    func marked(_ path: String) -> String {
        guard !paths.isEmpty else { return path }
        var plain = ""
        var result = ""
        for name in path.split(separator: ".") {
            let separator: String = plain.isEmpty ? "" : "."
            plain += separator + HiddenTypes.plain(name)
            result += separator + name
            if paths.contains(plain), !name.contains("#") { result += mark }
        }
        return result
    }

    /// Returns the path of the hidden type that a name in the body of a type refers to; the name if it refers to
    /// another type.
    func path(of name: String, in scope: String?) -> String {
        guard !paths.isEmpty else { return name }
        let first: String = String(name.prefix { $0 != "." })
        var outer: [String] = scope.map { $0.split(separator: ".").map(HiddenTypes.plain) } ?? []
        while true {
            if paths.contains((outer + [first]).joined(separator: ".")) {
                return marked((outer + [name]).joined(separator: "."))
            }
            if outer.popLast() == nil { return name }
        }
    }

    /// Returns the path of a type as one identifier, without marks.
    static func identifier(_ path: String) -> String { path.split(separator: ".").map(plain).joined(separator: "_") }

    private static func plain(_ name: Substring) -> String { String(name.prefix { $0 != "#" }) }
}
