/// A parser of visual formats that reads from left to right in a single pass.
struct VisualFormatParser {
    private let format: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ format: String) {
        self.format = format
        bytes = Array(format.utf8)
    }

    mutating func parse(
        metric: (String) -> Double?, isView: (String) -> Bool
    ) throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat(orientation: try orientation(), items: [], connections: [])
        if current == UInt8(ascii: "|") {
            result.items.append(.superview(offset: position))
            position += 1
            result.connections.append(try connection(metric: metric, isView: isView))
        }
        result.items.append(try view(metric: metric, isView: isView))
        while let byte = current {
            guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "|") else {
                throw failure("Expected a connection, a view or the end of the format, but encountered something else")
            }
            result.connections.append(try connection(metric: metric, isView: isView))
            if current == UInt8(ascii: "|") {
                result.items.append(.superview(offset: position))
                position += 1
                if current != nil { throw failure("Expected the end of the format after the superview") }
                return result
            }
            result.items.append(try view(metric: metric, isView: isView))
        }
        return result
    }

    // MARK: The grammar

    private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
        guard let letter = current, isNameStart(letter) else { return .horizontal }
        guard letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else {
            throw failure("Expected 'H', 'V', '|' or a view")
        }
        position += 1
        guard current == UInt8(ascii: ":") else {
            throw failure("Expected a ':' after the orientation")
        }
        position += 1
        return letter == UInt8(ascii: "H") ? .horizontal : .vertical
    }

    private mutating func view(
        metric: (String) -> Double?, isView: (String) -> Bool
    ) throws(VisualFormatError) -> VisualFormat.Item {
        guard current == UInt8(ascii: "[") else { throw failure("Expected a view") }
        position += 1
        let offset = position
        guard let name = name() else { throw failure("Expected the name of a view") }
        guard isView(name) else {
            throw failure("\(shortened(name)) is not a key in the views dictionary.", at: offset)
        }
        var predicates: [VisualFormat.Predicate] = []
        if current == UInt8(ascii: "(") {
            predicates = try predicateList(metric: metric, isView: isView, amongViews: true)
        }
        guard current == UInt8(ascii: "]") else { throw failure("Expected a ']' to end the view") }
        position += 1
        return .view(name: name, offset: offset, predicates: predicates)
    }

    private mutating func connection(
        metric: (String) -> Double?, isView: (String) -> Bool
    ) throws(VisualFormatError) -> VisualFormat.Connection {
        guard current == UInt8(ascii: "-") else { return .flush }
        position += 1
        switch current {
        case UInt8(ascii: "["), UInt8(ascii: "|"):
            return .standard
        case nil, UInt8(ascii: "-"):
            throw failure("Expected a view, a superview or a distance after '-'")
        default:
            break
        }
        let predicates: [VisualFormat.Predicate]
        if current == UInt8(ascii: "(") {
            predicates = try predicateList(metric: metric, isView: isView, amongViews: false)
        } else {
            predicates = [try predicate(metric: metric, isView: isView, amongViews: false)]
        }
        guard current == UInt8(ascii: "-") else { throw failure("Expected a '-' after the distance") }
        position += 1
        return .predicates(predicates)
    }

    private mutating func predicateList(
        metric: (String) -> Double?, isView: (String) -> Bool, amongViews: Bool
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        let opening = position
        position += 1
        var predicates: [VisualFormat.Predicate] = []
        while true {
            skipSpaces()
            predicates.append(try predicate(metric: metric, isView: isView, amongViews: amongViews))
            skipSpaces()
            switch current {
            case UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: ")"):
                position += 1
                return predicates
            case nil:
                throw failure("Expected a ')' for this '('", at: opening)
            default:
                throw failure("Expected a ',' or a ')'")
            }
        }
    }

    private mutating func predicate(
        metric: (String) -> Double?, isView: (String) -> Bool, amongViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let offset = position
        let relation = try relation()
        if position > offset { skipSpaces() }
        let object = try object(metric: metric, isView: isView, amongViews: amongViews)
        var priority = 1000.0
        if current == UInt8(ascii: "@") {
            position += 1
            let priorityOffset = position
            guard case .constant(let value) = try self.object(metric: metric, isView: isView, amongViews: false) else {
                throw failure("Expected a priority", at: priorityOffset)
            }
            guard value > 0 && value <= 1000 else {
                throw failure(
                    "Expected a priority above 0 and at most 1000, but encountered \(value)", at: priorityOffset)
            }
            priority = value
        }
        return VisualFormat.Predicate(relation, object, priority: priority, offset: offset)
    }

    private mutating func relation() throws(VisualFormatError) -> Relation {
        let relation: Relation
        switch current {
        case UInt8(ascii: "="): relation = .equal
        case UInt8(ascii: "<"): relation = .lessThanOrEqual
        case UInt8(ascii: ">"): relation = .greaterThanOrEqual
        default: return .equal
        }
        position += 1
        guard current == UInt8(ascii: "=") else { throw failure("Expected '==', '<=' or '>='") }
        position += 1
        return relation
    }

    private mutating func object(
        metric: (String) -> Double?, isView: (String) -> Bool, amongViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Object {
        let offset = position
        if let name = name() {
            if let value = metric(name) {
                guard value.isFinite else {
                    throw failure("The metric \(shortened(name)) must be finite, but is \(value)", at: offset)
                }
                return .constant(value)
            }
            if amongViews && isView(name) { return .view(name) }
            let dictionaries = !amongViews ? "metrics dictionary" : "metrics or views dictionary"
            throw failure("\(shortened(name)) is not a key in the \(dictionaries).", at: offset)
        }
        guard let value = number() else {
            let expected = !amongViews ? "metrics dictionary" : "metrics or views dictionary"
            throw failure("Expected a number or key from the \(expected), but encountered something else", at: offset)
        }
        guard value.isFinite else { throw failure("This number is too large", at: offset) }
        return .constant(value)
    }

    // MARK: Letters and digits

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpaces() {
        while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
        {
            position += 1
        }
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 128...:
            true
        default:
            false
        }
    }

    private func isDigit(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private mutating func name() -> String? {
        guard let first = current, isNameStart(first) else { return nil }
        let start = position
        while let byte = current, isNameStart(byte) || isDigit(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func number() -> Double? {
        let start = position
        if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
        var digits = 0
        while isDigit(current) {
            position += 1
            digits += 1
        }
        if current == UInt8(ascii: ".") {
            position += 1
            while isDigit(current) {
                position += 1
                digits += 1
            }
        }
        if digits == 0 {
            position = start
            return nil
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            let mark = position
            position += 1
            if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
            let exponent = position
            while isDigit(current) { position += 1 }
            if position == exponent { position = mark }
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    // MARK: Errors

    private func shortened(_ name: String) -> String {
        name.count > 60 ? "\(name.prefix(60))…" : name
    }

    private func failure(_ message: String, at offset: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: format, offset: offset ?? position)
    }
}
