import Foundation

/// The operator of a comparison.
enum PredicateRelation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    init?(symbol: String) {
        switch symbol {
        case "=": self = .equal
        case "<>": self = .unequal
        case "=<": self = .lessOrEqual
        case "=>": self = .greaterOrEqual
        default: self.init(rawValue: symbol)
        }
    }

    /// Returns whether the comparison of `left` and `right` is true.
    func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        switch self {
        case .equal: return Self.areEqual(left, right, options)
        case .unequal: return !Self.areEqual(left, right, options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return Self.order(left, right, options).map(allows) ?? false
        case .contains:
            if let list = CollectionElements.of(left) { return list.contains { Self.areEqual($0, right, options) } }
            return Self.find(right, in: left, options) != nil
        case .beginsWith: return Self.find(right, in: left, options.union(.anchored)) != nil
        case .endsWith: return Self.find(right, in: left, options.union([.anchored, .backwards])) != nil
        case .isIn: return PredicateRelation.contains.holds(right, left, options)
        case .between:
            guard let bounds = CollectionElements.of(right), bounds.count == 2 else { return false }
            return PredicateRelation.greaterOrEqual.holds(left, bounds[0], options)
                && PredicateRelation.lessOrEqual.holds(left, bounds[1], options)
        case .like: return Self.matches(left, right.map { Self.expression(ofPattern: "\($0)") }, options)
        case .matches: return Self.matches(left, right.map { "\($0)" }, options)
        }
    }

    private func allows(_ order: ComparisonResult) -> Bool {
        switch self {
        case .less: order == .orderedAscending
        case .lessOrEqual: order != .orderedDescending
        case .greater: order == .orderedDescending
        case .greaterOrEqual: order != .orderedAscending
        default: false
        }
    }

    // MARK: Values

    /// Returns the exact value of an integer of up to 64 bits; nil for other values.
    static func integer(_ value: Any?) -> Int128? {
        switch flattened(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Int128(exactly: value)
        case let value as NSNumber:
            switch UInt8(bitPattern: value.objCType.pointee) {
            case UInt8(ascii: "d"), UInt8(ascii: "f"): nil
            case UInt8(ascii: "Q"): Int128(value.uint64Value)
            default: Int128(value.int64Value)
            }
        case let value as any RawRepresentable: integer(value.rawValue)
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch flattened(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }

    static func text(_ value: Any?) -> String? {
        switch flattened(value) {
        case let text as String: text
        case let text as NSString: text as String
        case let text as Substring: String(text)
        default: nil
        }
    }

    /// Returns the value in nested optionals; nil for `NSNull`.
    static func object(_ value: Any?) -> Any? { flattened(value).flatMap { $0 is NSNull ? nil : $0 } }

    private static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let left = object(left), let right = object(right) else {
            return object(left) == nil && object(right) == nil
        }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return false
    }

    /// Returns the order of two numbers, strings or dates; nil for other values.
    static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        // Double rounds large integers, such as identifiers.
        if let left = integer(left), let right = integer(right) { return order(left, right) }
        if let left = number(left), let right = number(right) { return order(left, right) }
        if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
        if let left = flattened(left) as? Date, let right = flattened(right) as? Date { return left.compare(right) }
        return nil
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    // MARK: Strings

    private static func find(
        _ substring: Any?, in string: Any?, _ options: String.CompareOptions
    ) -> Range<String.Index>? {
        guard let substring = text(substring), let string = text(string) else { return nil }
        return substring.isEmpty
            ? string.startIndex..<string.startIndex : string.range(of: substring, options: options)
    }

    private static func matches(_ value: Any?, _ expression: String?, _ options: String.CompareOptions) -> Bool {
        guard var text = text(value), var expression else { return false }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            expression = expression.folding(options: .diacriticInsensitive, locale: nil)
        }
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard
            let regular = try? NSRegularExpression(
                pattern: "\\A(?:\(expression))\\z", options: flags.union(.dotMatchesLineSeparators))
        else { return false }
        return regular.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Returns the regular expression for a pattern in which `*` matches any text, `?` any character, and a backslash
    /// precedes a character that matches itself.
    private static func expression(ofPattern pattern: String) -> String {
        var expression = ""
        var rest = Substring(pattern)
        while let character = rest.popFirst() {
            switch character {
            case "*": expression += ".*"
            case "?": expression += "."
            case "\\": expression += NSRegularExpression.escapedPattern(for: String(rest.popFirst() ?? character))
            default: expression += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return expression
    }
}
