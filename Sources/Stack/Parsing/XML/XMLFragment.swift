/// An element of an XML document, with all its descendants.
public struct XMLFragment {
    let tree: XMLTree
    let index: Int

    /// The name of the element, with its prefix if it has one.
    public var name: String { tree.name(index) }

    /// The text of the element, excluding its descendants.
    public var text: String { tree.text(of: index) }

    /// Returns the value of an attribute, or nil if the element does not have it.
    public func attribute(_ name: String) -> String? {
        for attribute in tree.attributeRange(of: index)
        where tree.names.texts[Int(tree.attributes[attribute].name)] == name {
            return tree.value(ofAttribute: attribute)
        }
        return nil
    }

    /// The values of all attributes by name.
    public var attributes: [String: String] {
        var values: [String: String] = [:]
        for attribute in tree.attributeRange(of: index) {
            values[tree.names.texts[Int(tree.attributes[attribute].name)]] = tree.value(ofAttribute: attribute)
        }
        return values
    }

    /// The child elements, in document order.
    public var children: [XMLFragment] { tree.children(of: index).map { XMLFragment(tree: tree, index: $0) } }

    /// Returns all child elements with the given name, in document order.
    public func children(named name: String) -> [XMLFragment] {
        tree.children(of: index).filter { tree.name($0) == name }.map { XMLFragment(tree: tree, index: $0) }
    }

    /// The first element at a relative path such as `user/name`, if any.
    ///
    /// Each step of the path selects the first child with its name.
    public subscript(path: String) -> XMLFragment? {
        var current = index
        for name in path.split(separator: "/") {
            guard let next = tree.children(of: current).first(where: { tree.name($0) == name }) else { return nil }
            current = next
        }
        return XMLFragment(tree: tree, index: current)
    }

    /// Decodes a value of the given type from the element.
    ///
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, with decoder: FastXMLDecoder = FastXMLDecoder()
    ) throws -> Value {
        try decoder.decode(type, from: self)
    }
}
