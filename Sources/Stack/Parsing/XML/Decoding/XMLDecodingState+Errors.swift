/// Decoding errors, with their location in the document.
extension XMLDecodingState {
    func mismatch(_ type: Any.Type, at location: XMLLocation, found: String) -> DecodingError {
        .typeMismatch(type, context("Expected a value of type \(type), but found \(found).", at: location))
    }

    func missing(_ key: some CodingKey, in element: Int) -> DecodingError {
        .keyNotFound(
            key,
            context(
                "Expected an element or attribute “\(key.stringValue)”, but found none.", at: .element(element)))
    }

    func context(_ reason: String, at location: XMLLocation) -> DecodingError.Context {
        var path = tree.path(to: location.element)
        switch location {
        case .element: break
        case .text: path += "/#text"
        case .attribute(let attribute, _): path += "/@\(tree.names.texts[Int(tree.attributes[Int(attribute)].name)])"
        case .repeated(let name, _): path += "/\(tree.names.texts[Int(name)])"
        }
        let error = XMLDecodingError(path: path, offset: tree.elements[location.element].offset, reason: reason)
        return DecodingError.Context(
            codingPath: codingPath(to: location), debugDescription: "\(error)", underlyingError: error)
    }

    func codingPath(to location: XMLLocation) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        for (name, index) in tree.steps(to: location.element).dropFirst() {
            keys.append(XMLPathKey(stringValue: name))
            if let index { keys.append(XMLPathKey(index: index)) }
        }
        switch location {
        case .element: break
        case .text: keys.append(XMLPathKey(stringValue: "#text"))
        case .attribute(let attribute, _):
            keys.append(XMLPathKey(stringValue: tree.names.texts[Int(tree.attributes[Int(attribute)].name)]))
        case .repeated(let name, _): keys.append(XMLPathKey(stringValue: tree.names.texts[Int(name)]))
        }
        return keys
    }
}

/// A key of a coding path.
struct XMLPathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(index: Int) {
        stringValue = "\(index)"
        intValue = index
    }

    init?(intValue: Int) { self.init(index: intValue) }
}
