import AssetCatalogs

/// The symbols of one kind of assets, in their namespaces.
struct AssetSymbolTree {
    struct Symbol {
        /// The identifier, without backticks.
        var identifier: String
        /// The name of the asset with its namespaces.
        var name: String
        var path: String
        var isOptional: Bool
    }

    /// The name with all enclosing namespaces; empty for the root.
    private(set) var name = ""
    /// The identifier of the enumeration.
    private(set) var identifier = ""
    private(set) var symbols: [Symbol] = []
    private(set) var namespaces: [AssetSymbolTree] = []

    /// Creates the tree of the symbols of all assets, sorted by the names of the assets.
    init(_ assets: [AssetSymbolReader.Asset], report: (AssetProblem) -> Void) {
        let sorted = assets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for asset in sorted {
            let parts: [String] = asset.name.split(separator: "/").map(String.init)
            let namespaces: [String?] = parts.dropLast().map { AssetSymbolName.namespace($0) }
            guard let last = parts.last, let identifier = AssetSymbolName.member(last),
                !namespaces.contains(nil)
            else {
                report(
                    AssetProblem(
                        path: asset.path,
                        message: """
                            The name of the asset has no letters from A to Z and no digits, so it has no symbol. \
                            Rename the asset.
                            """))
                continue
            }
            let symbol = Symbol(
                identifier: identifier, name: asset.name, path: asset.path, isOptional: asset.isOptional)
            if let other = insert(symbol, namespaces.compactMap { $0 }[...], parts[...]), other.name != asset.name {
                report(
                    AssetProblem(
                        path: asset.path,
                        message: """
                            The asset “\(other.name)” already has the symbol \(identifier), so this asset has none. \
                            Rename one of these assets.
                            """))
            }
        }
    }

    private init(name: String, identifier: String) {
        self.name = name
        self.identifier = identifier
    }

    /// Inserts a symbol, and returns nil. If a symbol with the same identifier exists, inserts nothing and returns the
    /// existing symbol.
    private mutating func insert(
        _ symbol: Symbol, _ identifiers: ArraySlice<String>, _ names: ArraySlice<String>
    ) -> Symbol? {
        guard let first = identifiers.first, let firstName = names.first else {
            if let other = symbols.first(where: { $0.identifier == symbol.identifier }) { return other }
            symbols.append(symbol)
            return nil
        }
        let index: Int
        if let known = namespaces.firstIndex(where: { $0.identifier == first }) {
            index = known
        } else {
            index = namespaces.count
            let full: String = name.isEmpty ? firstName : "\(name)/\(firstName)"
            namespaces.append(AssetSymbolTree(name: full, identifier: first))
        }
        return namespaces[index].insert(symbol, identifiers.dropFirst(), names.dropFirst())
    }

    var isEmpty: Bool { symbols.isEmpty && namespaces.isEmpty }

    /// Whether some symbols are optional.
    var hasOptionalSymbols: Bool {
        symbols.contains { $0.isOptional } || namespaces.contains { $0.hasOptionalSymbols }
    }
}
