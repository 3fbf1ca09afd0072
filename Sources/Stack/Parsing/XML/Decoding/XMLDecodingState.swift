import Foundation
import ProgramDiagnostics

/// The state that all decoders of one `decode(_:from:)` call share.
final class XMLDecodingState {
    let tree: XMLTree
    let options: FastXMLDecoder
    private let convertsKeys: Bool
    /// The children by key, for each element in which many searches were long.
    private var members: [Int: [MemberKey: [Int]]] = [:]
    /// The number of long searches in each element.
    private var longSearchCounts: [Int: Int] = [:]

    init(tree: XMLTree, options: FastXMLDecoder) {
        self.tree = tree
        self.options = options
        convertsKeys = if case .convertFromSnakeCase = options.keyDecodingStrategy { true } else { false }
    }

    // MARK: Searching

    @inline(__always)
    private func matches(_ name: Int32, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        convertsKeys ? SnakeCase.matches(tree.names.utf8(name), camelCase: key) : tree.names.matches(name, key)
    }

    /// Returns the location of the value of a key, if any.
    func find(_ key: String, in element: Int, depth: Int) -> XMLLocation? {
        var text = key
        return text.withUTF8 { bytes in
            if let child = child(key, bytes, in: element, depth: depth) { return .element(child) }
            if bytes.first == UInt8(ascii: "@") {
                return attribute(UnsafeBufferPointer(rebasing: bytes.dropFirst()), of: element)
            }
            if bytes.elementsEqual("#text".utf8) { return .text(element) }
            return attribute(bytes, of: element)
        }
    }

    /// Returns the first child of `element` with the given name, if any.
    ///
    /// The search starts where the last search ended, and then covers the children before that position. A match before
    /// that position has precedence.
    @inline(__always)
    private func child(
        _ key: String, _ bytes: UnsafeBufferPointer<UInt8>, in element: Int, depth: Int
    ) -> Int? {
        let first: Int = element + 1
        let end = Int(tree.elements[element].end)
        let cursor = tree.cursor(atDepth: depth)
        let start: Int = cursor.pointee.element == element ? Int(cursor.pointee.next) : first
        var passed = 0
        var found: Int?
        var child = start
        while child < end {
            let node = tree.elements[child]
            if matches(node.name, bytes) {
                cursor.pointee = XMLTree.Cursor(element: Int32(element), next: node.end)
                found = child
                break
            }
            child = Int(node.end)
            passed += 1
            if passed == MemberSearch.longSearchLength, let members = members(afterLongSearchIn: element) {
                return members[MemberKey(key)]?.first
            }
        }
        child = first
        while child < start {
            if matches(tree.elements[child].name, bytes) { return child }
            child = Int(tree.elements[child].end)
            passed += 1
            if passed == MemberSearch.longSearchLength, let members = members(afterLongSearchIn: element) {
                return members[MemberKey(key)]?.first
            }
        }
        return found
    }

    /// Returns the children of an element by key, or nil as long as the element has had few long searches.
    ///
    /// Call this after a long search. It counts long searches, and builds the index when there were more than
    /// `MemberSearch.longSearchLimit`.
    private func members(afterLongSearchIn element: Int) -> [MemberKey: [Int]]? {
        if let cached = members[element] { return cached }
        longSearchCounts[element, default: 0] += 1
        guard longSearchCounts[element, default: 0] > MemberSearch.longSearchLimit else { return nil }
        var named: [Int32: [Int]] = [:]
        for child in tree.children(of: element) { named[tree.elements[child].name, default: []].append(child) }
        var found: [MemberKey: [Int]] = [:]
        for (name, children) in named {
            let text = tree.names.texts[Int(name)]
            found[MemberKey(convertsKeys ? SnakeCase.camelCase(text) : text), default: []] += children
        }
        // Different names may convert to the same key.
        if found.count < named.count { found = found.mapValues { $0.sorted() } }
        members[element] = found
        return found
    }

    private func attribute(_ name: UnsafeBufferPointer<UInt8>, of element: Int) -> XMLLocation? {
        tree.attributeRange(of: element).first { matches(tree.attributes[$0].name, name) }
            .map { .attribute($0, of: element) }
    }

    /// Returns the location of all children of `element` with the given name.
    func all(_ key: String, in element: Int) -> XMLLocation { .repeated(tree.names.number(of: key), in: element) }

    /// Returns the children of `element` whose name has the given number.
    func children(named name: Int32, of element: Int) -> [Int] {
        let key = tree.names.utf8(name)
        var children: [Int] = []
        var passed = 0
        var child: Int = element + 1
        let end = Int(tree.elements[element].end)
        while child < end {
            if matches(tree.elements[child].name, key) { children.append(child) }
            child = Int(tree.elements[child].end)
            passed += 1
            if passed == MemberSearch.longSearchLength, let members = members(afterLongSearchIn: element) {
                return members[MemberKey(tree.names.texts[Int(name)])] ?? []
            }
        }
        return children
    }

    /// Returns the unconverted names and the locations of the children and attributes of an element.
    func members(of element: Int) -> [(name: String, location: XMLLocation)] {
        tree.children(of: element).map { (tree.name($0), .element($0)) }
            + tree.attributeRange(of: element).map {
                (tree.names.texts[Int(tree.attributes[$0].name)], .attribute($0, of: element))
            }
    }

    /// Returns the keys of the children and attributes of an element, without duplicates.
    func allKeys(of element: Int) -> [String] {
        var keys: [String] = []
        var seen: Set<Int32> = []
        for child in tree.children(of: element) where seen.insert(tree.elements[child].name).inserted {
            keys.append(tree.name(child))
        }
        for attribute in tree.attributeRange(of: element) where seen.insert(tree.attributes[attribute].name).inserted {
            keys.append(tree.names.texts[Int(tree.attributes[attribute].name)])
        }
        guard convertsKeys else { return keys }
        // Different names may convert to the same key.
        var converted: Set<String> = []
        return keys.map(SnakeCase.camelCase).filter { converted.insert($0).inserted }
    }

    func isNil(_ location: XMLLocation) -> Bool {
        switch location {
        case .attribute: return false
        case .text: return !tree.hasText(location.element)
        case .repeated(let name, _): return children(named: name, of: location.element).isEmpty
        case .element:
            let element = location.element
            let node = tree.elements[element]
            if node.attributeCount == 0 { return Int(node.end) == element + 1 && !tree.hasText(element) }
            return tree.attributeRange(of: element).contains { attribute in
                guard tree.names.texts[Int(tree.attributes[attribute].name)] == "xsi:nil" else { return false }
                let value = tree.value(ofAttribute: attribute)
                return value == "true" || value == "1"
            }
        }
    }

    // MARK: Values

    func withText<Result>(
        at location: XMLLocation, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        switch location {
        case .element, .text: return try tree.withText(of: location.element, body)
        case .attribute(let attribute, _): return try tree.withValue(ofAttribute: Int(attribute), body)
        case .repeated: throw mismatch(String.self, at: location, found: "several elements")
        }
    }

    func string(at location: XMLLocation) throws -> String {
        try withText(at: location) { String(decoding: $0, as: UTF8.self) }
    }

    private func trimmed(at location: XMLLocation) throws -> String {
        try withText(at: location) { String(decoding: XMLDecodingState.trim($0), as: UTF8.self) }
    }

    private static func trim(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var range: Range<Int> = 0..<text.count
        while let first = range.first, text[first] <= 0x20 { range = first + 1..<range.upperBound }
        while let last = range.last, text[last] <= 0x20 { range = range.lowerBound..<last }
        return UnsafeBufferPointer(rebasing: text[range])
    }

    func boolean(at location: XMLLocation) throws -> Bool {
        switch try trimmed(at: location) {
        case "true", "1": true
        case "false", "0": false
        case let text: throw mismatch(Bool.self, at: location, found: "“\(text)”")
        }
    }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type, at location: XMLLocation) throws -> Value {
        let value: Value? = try withText(at: location) { text in
            let digits = XMLDecodingState.trim(text)
            return XMLDecodingState.shortInteger(digits) ?? Value(String(decoding: digits, as: UTF8.self))
        }
        guard let value else { throw mismatch(type, at: location, found: "“\(try trimmed(at: location))”") }
        return value
    }

    /// OPTIMIZATION: most numbers have few digits and no sign.
    private static func shortInteger<Value: FixedWidthInteger>(_ digits: UnsafeBufferPointer<UInt8>) -> Value? {
        guard (1...18).contains(digits.count) else { return nil }
        var value = 0
        for digit in digits {
            guard digit >= 0x30, digit <= 0x39 else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return Value(exactly: value)
    }

    func floatingPoint<Value: LosslessStringConvertible & BinaryFloatingPoint>(
        _ type: Value.Type, at location: XMLLocation
    ) throws -> Value {
        let text = try trimmed(at: location)
        switch text {
        case "INF": return .infinity
        case "-INF": return -.infinity
        default: break
        }
        // Swift accepts more than XML Schema allows, such as hexadecimal digits.
        guard let value = Value(text), !text.contains(where: { "xXpPyY".contains($0) }) else {
            throw mismatch(type, at: location, found: "“\(text)”")
        }
        return value
    }

    /// Returns the number that the whole text represents, if any. `Decimal(string:)` also accepts text after a number.
    private static func decimal(_ text: String) -> Decimal? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), Double(text) != nil else { return nil }
        return JSONNumber(text: text).decimal.flatMap { $0.isNaN ? nil : $0 }
    }

    func decode<Value: Decodable>(_ type: Value.Type, at location: XMLLocation, depth: Int) throws -> Value {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(Date.self): return cast(try date(at: location), to: type)
        case ObjectIdentifier(URL.self):
            return cast(
                try URL(string: trimmed(at: location))
                    .orThrow(mismatch(type, at: location, found: "text that is not a URL")), to: type)
        case ObjectIdentifier(Data.self):
            return cast(
                try Data(base64Encoded: trimmed(at: location), options: .ignoreUnknownCharacters)
                    .orThrow(mismatch(type, at: location, found: "text that is not Base64")), to: type)
        case ObjectIdentifier(Decimal.self):
            let text = try trimmed(at: location)
            return cast(
                try XMLDecodingState.decimal(text).orThrow(mismatch(type, at: location, found: "“\(text)”")), to: type)
        default:
            if convertsKeys, case .element = location, let dictionary = type as? any StringKeyedDictionary.Type {
                return cast(try dictionary.decode(from: self, in: location.element, depth: depth), to: type)
            }
            return try Value(from: XMLLocationDecoder(state: self, location: location, depth: depth))
        }
    }

    /// Casts `value` to `type`, which the caller knows to be the type of the value.
    private func cast<Value>(_ value: Any, to type: Value.Type) -> Value {
        guard let value = value as? Value else { stopProgram("\(type) is not the type of the value.") }
        return value
    }

    private func date(at location: XMLLocation) throws -> Date {
        let text = try trimmed(at: location)
        let date: Date? =
            switch options.dateDecodingStrategy {
            case .iso8601: try? Date(text, strategy: .iso8601)
            case .secondsSince1970: Double(text).map { Date(timeIntervalSince1970: $0) }
            case .custom(let read): read(text)
            case .format(let format): DateFormatters.formatter(format: format).date(from: text)
            case .internetMessage: InternetMessageDate.secondsSince1970(text).map { Date(timeIntervalSince1970: $0) }
            }
        return try date.orThrow(mismatch(Date.self, at: location, found: "“\(text)”"))
    }
}

extension Optional {
    fileprivate func orThrow(_ error: @autoclosure () -> any Error) throws -> Wrapped {
        guard let self else { throw error() }
        return self
    }
}

extension Dictionary where Key == String, Value: Decodable {
    /// Decodes the children and attributes of an element, with their unconverted names as keys.
    static func decode(from state: XMLDecodingState, in element: Int, depth: Int) throws -> [String: Value] {
        let isOfCollections: Bool = Value.self is any XMLElementCollection.Type
        var dictionary: [String: Value] = [:]
        for (name, location) in state.members(of: element) where dictionary[name] == nil {
            let value: XMLLocation = isOfCollections ? state.all(SnakeCase.camelCase(name), in: element) : location
            dictionary[name] = try state.decode(Value.self, at: value, depth: depth + 1)
        }
        return dictionary
    }
}

/// A collection that is decoded from all child elements with the same name.
protocol XMLElementCollection {}

extension Array: XMLElementCollection {}
extension ContiguousArray: XMLElementCollection {}
extension Set: XMLElementCollection {}
