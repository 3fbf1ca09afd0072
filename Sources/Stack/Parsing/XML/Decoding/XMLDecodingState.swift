import Foundation

/// What all decoders of one decoding share.
final class XMLDecodingState {
    /// What a decoder stands at.
    enum Place {
        case element(Int)
        /// The own text of an element.
        case text(Int)
        case attribute(Int, of: Int)
        /// Every element of a name inside of another.
        case repeated(String, in: Int)

        /// The element that it belongs to.
        var element: Int {
            switch self {
            case .element(let element), .text(let element), .attribute(_, let element), .repeated(_, let element):
                element
            }
        }
    }

    /// Where the search for the next member of an element begins: types mostly ask in the order of the document.
    private struct Cursor {
        var element = -1
        var next = 0
    }

    let tree: XMLTree
    let options: FastXMLDecoder
    private let convertsKeys: Bool
    private var cursors = ContiguousArray(repeating: Cursor(), count: 64)
    /// Made when the first date is read.
    private var formatter: DateFormatter?

    init(tree: XMLTree, options: FastXMLDecoder) {
        self.tree = tree
        self.options = options
        convertsKeys = if case .convertFromSnakeCase = options.keyDecodingStrategy { true } else { false }
    }

    // MARK: Finding

    func matches(_ name: Int32, _ key: String) -> Bool {
        let text: String = tree.names.texts[Int(name)]
        guard convertsKeys else { return text == key }
        var (text_, key_): (String, String) = (text, key)
        return text_.withUTF8 { text in key_.withUTF8 { SnakeCase.matches(text, camelCase: $0) } }
    }

    /// Where the value of a key is; nil if there is none.
    func find(_ key: String, in element: Int, depth: Int) -> Place? {
        if let child = child(key, in: element, depth: depth) { return .element(child) }
        if key.utf8.first == UInt8(ascii: "@") {
            return attribute(String(key.dropFirst()), of: element).map { .attribute($0, of: element) }
        }
        if key == "#text" { return .text(element) }
        return attribute(key, of: element).map { .attribute($0, of: element) }
    }

    private func child(_ key: String, in element: Int, depth: Int) -> Int? {
        let first: Int = element + 1
        let end = Int(tree.elements[element].end)
        let slot: Int = depth & 63
        let start: Int = cursors[slot].element == element ? cursors[slot].next : first
        var child: Int = start
        while child < end {
            let next = Int(tree.elements[child].end)
            if matches(tree.elements[child].name, key) {
                cursors[slot] = Cursor(element: element, next: next)
                return firstOfRun(child, key, from: first, in: element, start: start)
            }
            child = next
        }
        child = first
        while child < start {
            if matches(tree.elements[child].name, key) { return child }
            child = Int(tree.elements[child].end)
        }
        return nil
    }

    /// The first element of a name counts, also if the search began behind it.
    private func firstOfRun(_ found: Int, _ key: String, from first: Int, in element: Int, start: Int) -> Int {
        var child: Int = first
        while child < start {
            if matches(tree.elements[child].name, key) { return child }
            child = Int(tree.elements[child].end)
        }
        return found
    }

    private func attribute(_ name: String, of element: Int) -> Int? {
        tree.attributeRange(of: element).first { matches(tree.attributes[$0].name, name) }
    }

    func children(named key: String, of element: Int) -> [Int] {
        var children: [Int] = []
        var child: Int = element + 1
        let end = Int(tree.elements[element].end)
        while child < end {
            if matches(tree.elements[child].name, key) { children.append(child) }
            child = Int(tree.elements[child].end)
        }
        return children
    }

    /// The keys that an element has, by the names of the document.
    func allKeys(of element: Int) -> [String] {
        var keys: [String] = []
        var known: Set<Int32> = []
        for child in tree.children(of: element) where known.insert(tree.elements[child].name).inserted {
            keys.append(tree.name(child))
        }
        for attribute in tree.attributeRange(of: element) where known.insert(tree.attributes[attribute].name).inserted {
            keys.append(tree.names.texts[Int(tree.attributes[attribute].name)])
        }
        return keys
    }

    func isNil(_ place: Place) -> Bool {
        switch place {
        case .attribute, .text: return false
        case .repeated(let key, let element): return children(named: key, of: element).isEmpty
        case .element(let element):
            let node: XMLTree.Element = tree.elements[element]
            if node.attributeCount == 0 { return Int(node.end) == element + 1 && !tree.hasText(element) }
            return tree.attributeRange(of: element).contains { attribute in
                guard tree.names.texts[Int(tree.attributes[attribute].name)] == "xsi:nil" else { return false }
                let value: String = tree.value(ofAttribute: attribute)
                return value == "true" || value == "1"
            }
        }
    }

    // MARK: Values

    func withText<Result>(
        at place: Place, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        switch place {
        case .element(let element), .text(let element): return try tree.withText(of: element, body)
        case .attribute(let attribute, _): return try tree.withValue(ofAttribute: attribute, body)
        case .repeated: throw mismatch(String.self, at: place, found: "a number of elements")
        }
    }

    func string(at place: Place) throws -> String { try withText(at: place) { String(decoding: $0, as: UTF8.self) } }

    private func trimmed(at place: Place) throws -> String {
        try withText(at: place) { String(decoding: XMLDecodingState.trim($0), as: UTF8.self) }
    }

    private static func trim(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var range: Range<Int> = 0..<text.count
        while let first = range.first, text[first] <= 0x20 { range = first + 1..<range.upperBound }
        while let last = range.last, text[last] <= 0x20 { range = range.lowerBound..<last }
        return UnsafeBufferPointer(rebasing: text[range])
    }

    func boolean(at place: Place) throws -> Bool {
        switch try trimmed(at: place) {
        case "true", "1": true
        case "false", "0": false
        case let text: throw mismatch(Bool.self, at: place, found: "“\(text)”")
        }
    }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type, at place: Place) throws -> Value {
        let value: Value? = try withText(at: place) { text in
            let digits: UnsafeBufferPointer<UInt8> = XMLDecodingState.trim(text)
            return XMLDecodingState.shortInteger(digits) ?? Value(String(decoding: digits, as: UTF8.self))
        }
        guard let value else { throw mismatch(type, at: place, found: "“\(try trimmed(at: place))”") }
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
        _ type: Value.Type, at place: Place
    ) throws -> Value {
        let text: String = try trimmed(at: place)
        switch text {
        case "INF": return .infinity
        case "-INF": return -.infinity
        default: break
        }
        // Swift reads more than the XML standard has, such as hexadecimal digits.
        guard let value = Value(text), !text.contains(where: { "xXpPyY".contains($0) }) else {
            throw mismatch(type, at: place, found: "“\(text)”")
        }
        return value
    }

    func decode<Value: Decodable>(_ type: Value.Type, at place: Place, depth: Int) throws -> Value {
        let special: Any? =
            if type == Date.self {
                try date(at: place)
            } else if type == URL.self {
                try URL(string: trimmed(at: place)).orThrow(mismatch(type, at: place, found: "no address"))
            } else if type == Data.self {
                try Data(base64Encoded: trimmed(at: place), options: .ignoreUnknownCharacters)
                    .orThrow(mismatch(type, at: place, found: "no Base64"))
            } else if type == Decimal.self {
                try JSONNumber(text: trimmed(at: place)).decimal.orThrow(mismatch(type, at: place, found: "no number"))
            } else {
                nil
            }
        if let special = special as? Value { return special }
        return try Value(from: XMLPlaceDecoder(state: self, place: place, depth: depth))
    }

    private func date(at place: Place) throws -> Date {
        let text: String = try trimmed(at: place)
        let date: Date? =
            switch options.dateDecodingStrategy {
            case .iso8601: try? Date(text, strategy: .iso8601)
            case .secondsSince1970: Double(text).map { Date(timeIntervalSince1970: $0) }
            case .custom(let read): read(text)
            case .format(let format): date(text, formats: [format])
            case .internetMessage:
                date(
                    text,
                    formats: ["EEE, dd MMM yyyy HH:mm:ss Z", "dd MMM yyyy HH:mm:ss Z", "EEE, dd MMM yyyy HH:mm Z"])
            }
        return try date.orThrow(mismatch(Date.self, at: place, found: "“\(text)”"))
    }

    private func date(_ text: String, formats: [String]) -> Date? {
        let formatter: DateFormatter = self.formatter ?? DateFormatter()
        if self.formatter == nil {
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            self.formatter = formatter
        }
        for format in formats {
            if formatter.dateFormat != format { formatter.dateFormat = format }
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}

extension Optional {
    fileprivate func orThrow(_ error: @autoclosure () -> any Error) throws -> Wrapped {
        guard let self else { throw error() }
        return self
    }
}

/// A type that is made of every element of a name.
protocol XMLRepeated {}

extension Array: XMLRepeated {}
extension ContiguousArray: XMLRepeated {}
extension Set: XMLRepeated {}
