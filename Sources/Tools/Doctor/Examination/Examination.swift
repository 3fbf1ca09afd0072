/// The findings and counts of an examination, while it runs.
final class Examination {
    struct Key: Hashable {
        var kind: Finding.Kind
        var name: String
    }

    private(set) var places: [Key: [Finding.Place]] = [:]
    private(set) var capabilities: [Key: String] = [:]
    /// The number of uses of types and members whose declarations were found.
    var resolvedCount = 0
    /// The number of uses whose declarations are not known but may exist.
    var unknownCount = 0
    private var reported: Set<Finding.Place> = []

    /// Adds a finding, unless the token already has one.
    func report(
        _ kind: Finding.Kind, _ name: String, capability: String, in code: SourceCode, at token: Int
    ) {
        let position: (line: Int, column: Int) = code.position(token)
        report(
            kind, name, capability: capability,
            at: Finding.Place(file: code.path, line: position.line, column: position.column))
    }

    func report(_ kind: Finding.Kind, _ name: String, capability: String, at place: Finding.Place) {
        guard reported.insert(place).inserted else { return }
        let key = Key(kind: kind, name: name)
        places[key, default: []].append(place)
        capabilities[key] = capability
    }

    /// The findings, sorted by capability, name and kind.
    var findings: [Finding] {
        places.map { key, places in
            Finding(kind: key.kind, name: key.name, capability: capabilities[key] ?? "", places: places.sorted())
        }
        .sorted { ($0.capability, $0.name, $0.kind.rawValue) < ($1.capability, $1.name, $1.kind.rawValue) }
    }
}
