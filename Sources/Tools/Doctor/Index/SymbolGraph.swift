/// The parts of a symbol graph, as `swift symbolgraph-extract` writes it, that an index needs.
struct SymbolGraph: Decodable {
    struct Module: Decodable {
        var name: String
    }

    struct Kind: Decodable {
        var identifier: String
    }

    struct Identifier: Decodable {
        var precise: String
    }

    struct Fragment: Decodable {
        var kind: String
        var spelling: String
        var preciseIdentifier: String?
    }

    struct Signature: Decodable {
        var parameters: [Parameter]?
        var returns: [Fragment]?
    }

    struct Parameter: Decodable {
        var name: String
        var declarationFragments: [Fragment]
    }

    struct Symbol: Decodable {
        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var functionSignature: Signature?
        var accessLevel: String?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]
}
