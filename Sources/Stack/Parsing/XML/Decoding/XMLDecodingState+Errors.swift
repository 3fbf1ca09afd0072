/// Decoding errors, with their location in the document.
extension XMLDecodingState {
    func mismatch(_ type: Any.Type, at place: XMLPlace, found: String) -> DecodingError {
        .typeMismatch(type, context("A value of type \(type) was expected, and there is \(found).", at: place))
    }

    func missing(_ key: some CodingKey, in element: Int) -> DecodingError {
        .keyNotFound(
            key,
            context(
                "An element or attribute “\(key.stringValue)” was expected, and there is none.", at: .element(element)))
    }

    func context(_ reason: String, at place: XMLPlace) -> DecodingError.Context {
        var path: String = tree.path(to: place.element)
        switch place {
        case .element: break
        case .text: path += "/#text"
        case .attribute(let attribute, _): path += "/@\(tree.names.texts[Int(tree.attributes[Int(attribute)].name)])"
        case .repeated(let name, _): path += "/\(tree.names.texts[Int(name)])"
        }
        let error = XMLDecodingError(path: path, offset: tree.elements[place.element].offset, reason: reason)
        return DecodingError.Context(
            codingPath: codingPath(to: place), debugDescription: "\(error)", underlyingError: error)
    }

    func codingPath(to place: XMLPlace) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        for (name, index) in tree.steps(to: place.element).dropFirst() {
            keys.append(XMLPathKey(stringValue: name))
            if let index { keys.append(XMLPathKey(index: index)) }
        }
        switch place {
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
