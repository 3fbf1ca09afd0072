/// An element of an XML document, with everything inside it.
public struct XMLFragment {
    let tree: XMLTree
    let index: Int

    /// Its name, as the document has it, with its prefix if it has one.
    public var name: String { tree.name(index) }

    /// Its own text, without that of the elements inside it.
    public var text: String { tree.text(of: index) }

    /// The value of an attribute; nil if there is none.
    public func attribute(_ name: String) -> String? {
        for attribute in tree.attributeRange(of: index)
        where tree.names.texts[Int(tree.attributes[attribute].name)] == name {
            return tree.value(ofAttribute: attribute)
        }
        return nil
    }

    /// All attributes.
    public var attributes: [String: String] {
        var values: [String: String] = [:]
        for attribute in tree.attributeRange(of: index) {
            values[tree.names.texts[Int(tree.attributes[attribute].name)]] = tree.value(ofAttribute: attribute)
        }
        return values
    }

    /// The elements right inside it, in their order.
    public var children: [XMLFragment] { tree.children(of: index).map { XMLFragment(tree: tree, index: $0) } }

    /// The elements right inside it that have a name.
    public func all(_ name: String) -> [XMLFragment] {
        tree.children(of: index).filter { tree.name($0) == name }.map { XMLFragment(tree: tree, index: $0) }
    }

    /// The first element at a path inside it, such as `user/name`; nil if there is none.
    public subscript(path: String) -> XMLFragment? {
        var current: Int = index
        for name in path.split(separator: "/") {
            guard let next = tree.children(of: current).first(where: { tree.name($0) == name }) else { return nil }
            current = next
        }
        return XMLFragment(tree: tree, index: current)
    }

    /// Decodes a value of some type from it.
    ///
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or what the type itself throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, with decoder: FastXMLDecoder = FastXMLDecoder()
    ) throws -> Value {
        try decoder.decode(type, from: self)
    }
}
