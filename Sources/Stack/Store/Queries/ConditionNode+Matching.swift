import SQLite

extension ConditionNode {
    /// Returns whether a row may satisfy the condition.
    ///
    /// It is evaluated without the database, so that a write to nonmatching rows does not run the query.
    ///
    /// - Parameter value: A closure that returns the value of a column by its index in the schema, or nil if it is
    ///   unknown.
    /// - Returns: False only if the row certainly does not satisfy the condition.
    func mayMatch(_ value: (Int) -> SQLiteValue?) -> Bool {
        test(value) != .no
    }

    private enum Answer {
        case yes, no, unknown
    }

    private func test(_ value: (Int) -> SQLiteValue?) -> Answer {
        switch self {
        case .compare(let columnIndex, let comparison, let expected):
            guard let found = value(columnIndex) else { return .unknown }
            return ConditionNode.compare(found, comparison, expected)
        case .text(let columnIndex, let kind, let text):
            guard let found = value(columnIndex) else { return .unknown }
            guard case .text(let string) = found else { return found == .null ? .no : .unknown }
            return ConditionNode.test(string, kind, text)
        case .isIn(let columnIndex, let expected):
            guard let found = value(columnIndex) else { return .unknown }
            return ConditionNode.any(expected) { ConditionNode.compare(found, .equal, $0) }
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
        case .search(let words): return SearchPattern.pattern(words) == nil ? .yes : .unknown
        case .isSelected, .invalid: return .unknown
        }
    }

    /// Returns `.yes` if any test is `.yes`, otherwise `.unknown` if any test is `.unknown`, otherwise `.no`.
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

    private static func compare(_ found: SQLiteValue, _ comparison: Comparison, _ expected: SQLiteValue) -> Answer {
        let isLess: Bool
        let isEqual: Bool
        switch (found, expected) {
        case (.null, .null): return comparison == .equal ? .yes : .no
        case (.null, _), (_, .null):
            // NULL equals nothing else, and has no order.
            return comparison == .unequal ? .yes : .no
        case (.integer(let left), .integer(let right)): (isLess, isEqual) = (left < right, left == right)
        case (.real(let left), .real(let right)): (isLess, isEqual) = (left < right, left == right)
        case (.integer(let whole), .real(let right)):
            // SQLite stores whole numbers of REAL columns as integers.
            guard let left = Double(exactly: whole) else { return .unknown }
            (isLess, isEqual) = (left < right, left == right)
        case (.text(let left), .text(let right)):
            // Compares bytes, as the database does. Swift's == uses canonical equivalence.
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

    private static func test(_ found: String, _ kind: TextTest, _ expected: String) -> Answer {
        let ignoresCase: Bool = kind == .containsIgnoringCase
        let bytes: [UInt8] = ignoresCase ? found.utf8.map(\.lowercased) : Array(found.utf8)
        let part: [UInt8] = ignoresCase ? expected.utf8.map(\.lowercased) : Array(expected.utf8)
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
    /// The byte, in lowercase if it is a letter from A to Z.
    fileprivate var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
    }
}
