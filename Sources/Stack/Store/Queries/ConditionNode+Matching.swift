import SQLite

extension ConditionNode {
    /// Whether a row may fulfil the condition. It is told without asking the database, so that a write to rows which a
    /// query does not want costs it nothing.
    ///
    /// - Parameter value: a column of the row by its place in the schema; nil if it cannot be known.
    /// - Returns: false only if the row does not for sure.
    func mayMatch(_ value: (Int) -> SQLiteValue?) -> Bool {
        test(value) != .no
    }

    private enum Answer {
        case yes, no, unknown
    }

    private func test(_ value: (Int) -> SQLiteValue?) -> Answer {
        switch self {
        case .compare(let place, let comparison, let wanted):
            guard let found = value(place) else { return .unknown }
            return ConditionNode.compare(found, comparison, wanted)
        case .text(let place, let kind, let text):
            guard let found = value(place) else { return .unknown }
            guard case .text(let string) = found else { return found == .null ? .no : .unknown }
            return ConditionNode.test(string, kind, text)
        case .isIn(let place, let wanted):
            guard let found = value(place) else { return .unknown }
            return ConditionNode.any(wanted) { ConditionNode.compare(found, .equal, $0) }
        case .all(let nodes):
            var answer: Answer = .yes
            for node in nodes {
                switch node.test(value) {
                case .no: return .no
                case .unknown: answer = .unknown
                case .yes: break
                }
            }
            return answer
        case .any(let nodes):
            return ConditionNode.any(nodes) { $0.test(value) }
        case .not(let node):
            switch node.test(value) {
            case .yes: return .no
            case .no: return .yes
            case .unknown: return .unknown
            }
        case .invalid: return .unknown
        }
    }

    /// Whether one of them holds: unknown where none does for sure, and one might.
    private static func any<Part>(_ parts: [Part], _ test: (Part) -> Answer) -> Answer {
        var answer: Answer = .no
        for part in parts {
            switch test(part) {
            case .yes: return .yes
            case .unknown: answer = .unknown
            case .no: break
            }
        }
        return answer
    }

    private static func compare(_ found: SQLiteValue, _ comparison: Comparison, _ wanted: SQLiteValue) -> Answer {
        let isLess: Bool
        let isEqual: Bool
        switch (found, wanted) {
        case (.null, .null): return comparison == .equal ? .yes : .no
        case (.null, _), (_, .null):
            // NULL equals nothing else, and has no order.
            return comparison == .unequal ? .yes : .no
        case (.integer(let left), .integer(let right)): (isLess, isEqual) = (left < right, left == right)
        case (.real(let left), .real(let right)): (isLess, isEqual) = (left < right, left == right)
        case (.integer(let whole), .real(let right)):
            // A whole number of a REAL column, which SQLite keeps as an integer.
            guard let left = Double(exactly: whole) else { return .unknown }
            (isLess, isEqual) = (left < right, left == right)
        case (.text(let left), .text(let right)):
            // By bytes, as the database does: Swift's == takes different ways to write “é” for one.
            isEqual = left.utf8.elementsEqual(right.utf8)
            isLess = left.utf8.lexicographicallyPrecedes(right.utf8)
        case (.blob(let left), .blob(let right)):
            (isLess, isEqual) = (left.lexicographicallyPrecedes(right), left == right)
        default: return .unknown
        }
        let holds: Bool =
            switch comparison {
            case .equal: isEqual
            case .unequal: !isEqual
            case .less: isLess
            case .lessOrEqual: isLess || isEqual
            case .greater: !isLess && !isEqual
            case .greaterOrEqual: !isLess
            }
        return holds ? .yes : .no
    }

    private static func test(_ found: String, _ kind: TextTest, _ wanted: String) -> Answer {
        let ignoresCase: Bool = kind == .containsIgnoringCase
        let bytes: [UInt8] = ignoresCase ? found.utf8.map(\.lowercased) : Array(found.utf8)
        let part: [UInt8] = ignoresCase ? wanted.utf8.map(\.lowercased) : Array(wanted.utf8)
        let holds: Bool
        switch kind {
        case .prefix: holds = bytes.starts(with: part)
        case .suffix: holds = bytes.count >= part.count && bytes.suffix(part.count).elementsEqual(part)
        case .contains, .containsIgnoringCase: holds = bytes.contains(part)
        }
        return holds ? .yes : .no
    }
}

extension UInt8 {
    /// A letter from A to Z as a small one.
    fileprivate var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
    }
}
