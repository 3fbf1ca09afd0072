import Foundation

/// A function or an arithmetic operator in the format of a predicate.
enum PredicateFunction: String {
    case add = "addto"
    case subtract = "fromsubtract"
    case multiply = "multiplyby"
    case divide = "divideby"
    case modulus = "modulusby"
    case power = "raisetopower"
    case sum, count, min, max, average, median
    case abs, sqrt, floor, ceiling, trunc, ln, log, exp, now, random
    case lowercase, uppercase, length

    /// Creates the function with a name such as `lowercase` or `modulus:by:`. The case of letters is irrelevant.
    init?(name: String) { self.init(rawValue: name.lowercased().filter { $0 != ":" }) }

    /// The number of arguments, or nil for a function of any number of values.
    private var argumentCount: Int? {
        switch self {
        case .now, .random: 0
        case .add, .subtract, .multiply, .divide, .modulus, .power: 2
        case .sum, .count, .min, .max, .average, .median: nil
        default: 1
        }
    }

    /// Returns whether the function accepts the number of arguments.
    func accepts(argumentCount count: Int) -> Bool { argumentCount.map { $0 == count } ?? (count > 0) }

    /// Returns the result for arguments, or nil if they have other types.
    func apply(_ arguments: [Any?]) -> Any? {
        switch self {
        case .add, .subtract, .multiply, .divide, .modulus: arithmetic(arguments[0], arguments[1])
        case .power: real(arguments[0], arguments[1]) { pow($0, $1) }
        case .sum: CollectionOperator.sum(Self.values(arguments))
        case .average: CollectionOperator.average(Self.values(arguments))
        case .count: NSNumber(value: Self.values(arguments).count)
        case .min: CollectionOperator.extreme(Self.values(arguments), .orderedAscending)
        case .max: CollectionOperator.extreme(Self.values(arguments), .orderedDescending)
        case .median: Self.median(Self.values(arguments).compactMap(PredicateRelation.number))
        case .abs: arithmeticAbsolute(arguments[0])
        case .sqrt: real(arguments[0]) { $0.squareRoot() }
        case .floor: real(arguments[0]) { $0.rounded(.down) }
        case .ceiling: real(arguments[0]) { $0.rounded(.up) }
        case .trunc: real(arguments[0]) { $0.rounded(.towardZero) }
        case .ln: real(arguments[0]) { Foundation.log($0) }
        case .log: real(arguments[0]) { log10($0) }
        case .exp: real(arguments[0]) { Foundation.exp($0) }
        case .now: Date()
        case .random: NSNumber(value: Double.random(in: 0..<1))
        case .lowercase: PredicateRelation.text(arguments[0])?.lowercased()
        case .uppercase: PredicateRelation.text(arguments[0])?.uppercased()
        case .length: PredicateRelation.text(arguments[0]).map { NSNumber(value: $0.utf16.count) }
        }
    }

    /// Returns the elements of a single collection, or else the arguments.
    private static func values(_ arguments: [Any?]) -> [Any?] {
        arguments.count == 1 ? CollectionElements.of(arguments[0]) ?? arguments : arguments
    }

    // MARK: Numbers

    /// Returns an integer if both numbers are integers and the result fits; otherwise a floating-point number.
    private func arithmetic(_ left: Any?, _ right: Any?) -> NSNumber? {
        if let left = PredicateRelation.integer(left), let right = PredicateRelation.integer(right) {
            let (value, overflow): (Int128, Bool) =
                switch self {
                case .add: left.addingReportingOverflow(right)
                case .subtract: left.subtractingReportingOverflow(right)
                case .multiply: left.multipliedReportingOverflow(by: right)
                case .divide: left.dividedReportingOverflow(by: right)
                default: left.remainderReportingOverflow(dividingBy: right)
                }
            if !overflow, let value = Int(exactly: value) { return NSNumber(value: value) }
        }
        return real(left, right) { left, right in
            switch self {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            default: left.truncatingRemainder(dividingBy: right)
            }
        }
    }

    private func arithmeticAbsolute(_ value: Any?) -> NSNumber? {
        if let integer = PredicateRelation.integer(value), let value = Int(exactly: integer.magnitude) {
            return NSNumber(value: value)
        }
        return real(value) { $0.magnitude }
    }

    private func real(_ value: Any?, _ body: (Double) -> Double) -> NSNumber? {
        PredicateRelation.number(value).map { NSNumber(value: body($0)) }
    }

    private func real(_ left: Any?, _ right: Any?, _ body: (Double, Double) -> Double) -> NSNumber? {
        guard let left = PredicateRelation.number(left), let right = PredicateRelation.number(right) else { return nil }
        return NSNumber(value: body(left, right))
    }

    private static func median(_ numbers: [Double]) -> NSNumber? {
        guard !numbers.isEmpty else { return nil }
        let sorted: [Double] = numbers.sorted()
        let middle: Int = sorted.count / 2
        return NSNumber(value: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }
}
