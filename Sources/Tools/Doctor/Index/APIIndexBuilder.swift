import Foundation

/// Creates an index from the symbol graphs of modules.
///
/// `swift symbolgraph-extract` writes several graphs for a module: one for its own declarations, and one for its
/// extensions of each other module. Add all of them in any order.
public struct APIIndexBuilder {
    private var index = APIIndex()
    /// The full names of types by their precise identifiers.
    private var names: [String: String] = [:]
    private var relationships: [SymbolGraph.Relationship] = []

    /// Creates a builder without declarations.
    ///
    /// - Parameters:
    ///   - modules: The modules that an app can import. You can also add the declarations of other modules that these
    ///     modules reexport.
    ///   - opaqueModules: The modules that an app can import and whose declarations are not added.
    public init(modules: Set<String>, opaqueModules: Set<String> = []) {
        index.modules = modules
        index.opaqueModules = opaqueModules
    }

    /// Adds the declarations of a symbol graph.
    ///
    /// - Throws: `DecodingError` if `data` is not a symbol graph.
    public mutating func add(symbolGraph data: Data) throws {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
        for symbol in graph.symbols { add(symbol) }
        relationships += graph.relationships
    }

    private mutating func add(_ symbol: SymbolGraph.Symbol) {
        let path: [String] = symbol.pathComponents
        guard let last = path.last else { return }
        if let kind = APIIndexBuilder.typeKinds[symbol.kind.identifier] {
            let name: String = path.joined(separator: ".")
            names[symbol.identifier.precise] = name
            var type: APIType = index.types[name] ?? APIType(kind: kind, name: name)
            type.kind = kind
            if kind == .alias { type.superclass = aliasedType(symbol) }
            index.types[name] = type
            return
        }
        let base = String(last.prefix { $0 != "(" })
        guard path.count > 1 else {
            index.globals.insert(base)
            return
        }
        guard let member = member(symbol, last: last, base: base) else { return }
        let owner: String = path.dropLast().joined(separator: ".")
        // Extensions of another module's type may precede that type.
        index.types[owner, default: APIType(kind: .structure, name: owner)].members[base, default: []].append(member)
    }

    private static let typeKinds: [String: APIType.Kind] = [
        "swift.class": .class, "swift.struct": .structure, "swift.enum": .enumeration, "swift.protocol": .protocol,
        "swift.typealias": .alias, "swift.associatedtype": .alias,
    ]

    private func member(_ symbol: SymbolGraph.Symbol, last: String, base: String) -> APIMember? {
        let kind: APIMember.Kind
        var isStatic = false
        switch symbol.kind.identifier {
        case "swift.property": kind = .property
        case "swift.type.property": (kind, isStatic) = (.property, true)
        case "swift.method": kind = .method
        case "swift.type.method", "swift.func.op": (kind, isStatic) = (.method, true)
        case "swift.init": kind = .initializer
        case "swift.enum.case": (kind, isStatic) = (.enumCase, true)
        case "swift.subscript": kind = .method
        case "swift.type.subscript": (kind, isStatic) = (.method, true)
        default: return nil
        }
        var parameters: [APIMember.Parameter]?
        if kind != .property, let open = last.firstIndex(of: "(") {
            let labels: [Substring] = last[last.index(after: open)...].dropLast().split(separator: ":")
            let declared: [SymbolGraph.Parameter] = symbol.functionSignature?.parameters ?? []
            let defaults: [Bool] = APIIndexBuilder.defaults(symbol.declarationFragments ?? [], count: labels.count)
            parameters = labels.enumerated().map { index, label in
                let type: String =
                    index < declared.count ? APIIndexBuilder.parameterType(declared[index].declarationFragments) : "_"
                return APIMember.Parameter(
                    label: String(label), type: type, hasDefault: index < defaults.count && defaults[index])
            }
        }
        let isOverridable: Bool = kind == .initializer || symbol.accessLevel.map { $0 == "open" } ?? true
        return APIMember(
            kind: kind, name: base, isStatic: isStatic, isOverridable: isOverridable,
            type: resultType(symbol, kind), parameters: parameters)
    }

    // MARK: Types of declarations

    /// Returns the text of a type. Generic parameters, which have no identifier, become `_`.
    private static func text(_ fragments: some Sequence<SymbolGraph.Fragment>) -> String {
        var text = ""
        for fragment in fragments {
            switch fragment.kind {
            case "typeIdentifier" where fragment.preciseIdentifier == nil: text += "_"
            case "keyword" where fragment.spelling == "any" || fragment.spelling == "inout": continue
            case "attribute": continue
            default: text += fragment.spelling
            }
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func parameterType(_ fragments: [SymbolGraph.Fragment]) -> String {
        guard let colon = fragments.firstIndex(where: { $0.spelling.hasPrefix(":") }) else { return "_" }
        var rest: [SymbolGraph.Fragment] = Array(fragments[colon...])
        rest[0].spelling.removeFirst()
        return text(rest)
    }

    private func resultType(_ symbol: SymbolGraph.Symbol, _ kind: APIMember.Kind) -> String {
        switch kind {
        case .initializer, .enumCase: return ""
        case .method: return APIIndexBuilder.text(symbol.functionSignature?.returns ?? [])
        case .property:
            let fragments: [SymbolGraph.Fragment] = symbol.declarationFragments ?? []
            guard let name = fragments.lastIndex(where: { $0.kind == "identifier" }),
                let colon = fragments[name...].firstIndex(where: { $0.spelling.hasPrefix(":") })
            else { return "_" }
            var rest: [SymbolGraph.Fragment] = Array(fragments[colon...])
            rest[0].spelling.removeFirst()
            let text: String = APIIndexBuilder.text(rest)
            // Remove the accessors: `CGFloat { get set }`.
            return text.firstIndex(of: "{").map { text[..<$0].trimmingCharacters(in: .whitespaces) } ?? text
        }
    }

    private func aliasedType(_ symbol: SymbolGraph.Symbol) -> String? {
        let fragments: [SymbolGraph.Fragment] = symbol.declarationFragments ?? []
        guard let equals = fragments.firstIndex(where: { $0.spelling.contains("=") }) else { return nil }
        return APIIndexBuilder.text(fragments[(equals + 1)...])
    }

    /// Returns which of the parameters of a declaration have defaults.
    ///
    /// A default follows the parameter: `bar: Int = default value`. Defaults inside closure types do not exist.
    private static func defaults(_ fragments: [SymbolGraph.Fragment], count: Int) -> [Bool] {
        var previous: Character = " "
        var depth = 0
        var defaults: [Bool] = []
        var hasDefault = false
        let spelled: String = fragments.map(\.spelling).joined()
        guard let open = spelled.firstIndex(of: "(") else { return [] }
        for character in spelled[open...] {
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ">" where previous != "-": depth -= 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return count == 0 ? [] : defaults + [hasDefault] }
            case "," where depth == 1:
                defaults.append(hasDefault)
                hasDefault = false
            case "=" where depth == 1 && previous == " ": hasDefault = true
            default: break
            }
            previous = character
        }
        return defaults
    }

    // MARK: Index

    /// Returns the index of the added declarations.
    public func makeIndex() -> APIIndex {
        var index: APIIndex = index
        for relationship in relationships {
            guard let source = names[relationship.source], index.types[source] != nil else { continue }
            let fallback: String? = relationship.targetFallback.map { name in
                name.split(separator: ".").dropFirst().joined(separator: ".")
            }
            guard let target = names[relationship.target] ?? fallback, !target.isEmpty else { continue }
            switch relationship.kind {
            case "inheritsFrom" where index.types[source]?.kind == .class: index.types[source]?.superclass = target
            case "conformsTo", "inheritsFrom": index.types[source]?.protocols.append(target)
            default: break
            }
        }
        index.types = index.types.mapValues { type in
            var type: APIType = type
            type.protocols = Set(type.protocols).sorted()
            type.members = type.members.mapValues { members in
                let isClass: Bool = type.kind == .class
                return Array(Set(members.map { isClass ? $0 : $0.overridable() }))
            }
            return type
        }
        index.indexNames()
        return index
    }
}
