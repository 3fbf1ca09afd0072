/// The values of elements and attributes as JSON, with unconverted names as keys.
extension JSON {
    static func value(of state: XMLDecodingState, at location: XMLLocation) throws -> JSON {
        if state.isNil(location) { return .null }
        switch location {
        case .element: break
        case .attribute, .text: return .string(try state.string(at: location))
        case .repeated(let name, _):
            return .array(
                try state.children(named: name, of: location.element).map { try value(of: state, at: .element($0)) })
        }
        let tree = state.tree
        let element = location.element
        let children = tree.children(of: element)
        let attributes = tree.attributeRange(of: element)
        let text = try state.string(at: location)
        guard !children.isEmpty || !attributes.isEmpty else { return .string(text) }
        var members: [String: [JSON]] = [:]
        for child in children {
            members[tree.name(child), default: []].append(try value(of: state, at: .element(child)))
        }
        for attribute in attributes {
            let name = tree.names.texts[Int(tree.attributes[attribute].name)]
            members[members[name] == nil ? name : "@\(name)"] = [.string(tree.value(ofAttribute: attribute))]
        }
        if text.contains(where: { !$0.isWhitespace }) { members["#text"] = [.string(text)] }
        return .object(members.mapValues { $0.count == 1 ? $0[0] : .array($0) })
    }
}
