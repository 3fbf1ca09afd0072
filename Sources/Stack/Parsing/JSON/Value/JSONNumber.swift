import Foundation

/// A number in JSON.
///
/// Integers keep all their digits. A parsed number with a fraction or an exponent is the nearest `Double`.
///
/// Numbers are equal if their values are equal: 1, 1.0 and 10e-1 are the same number.
public struct JSONNumber: Sendable {
    private enum Storage: Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)
        /// The text of a number that no other case can represent.
        case text(String)
    }

    private let storage: Storage

    /// Creates a number from an integer of any size.
    public init(_ value: some BinaryInteger) {
        if let signed = Int64(exactly: value) {
            storage = .signed(signed)
        } else if let unsigned = UInt64(exactly: value) {
            storage = .unsigned(unsigned)
        } else {
            storage = .text("\(value)")
        }
    }

    /// Creates a number from a `Double`, or returns nil if it is infinite or NaN, which JSON cannot represent.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        storage = .double(value)
    }

    /// Creates a number from a `Decimal`, or returns nil if it is NaN.
    public init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        self.init(text: "\(value)")
    }

    /// Creates a number from its representation in JSON text.
    init(text: String) {
        if let signed = Int64(text) {
            storage = .signed(signed)
        } else if let unsigned = UInt64(text) {
            storage = .unsigned(unsigned)
        } else {
            storage = .text(text)
        }
    }

    init(signed: Int64) { storage = .signed(signed) }

    init(unsigned: UInt64) { storage = .unsigned(unsigned) }

    /// Returns the number as an integer of the given type, or nil if the type cannot represent it exactly.
    public func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
        switch storage {
        case .signed(let value): Value(exactly: value)
        case .unsigned(let value): Value(exactly: value)
        case .double(let value): Value(exactly: value)
        case .text(let text): Value(text) ?? JSONNumber.integer(type, text)
        }
    }

    /// Returns the value of a text with a fraction or an exponent, or nil if it is not an integer of the given type.
    private static func integer<Value: FixedWidthInteger>(_ type: Value.Type, _ text: String) -> Value? {
        let parts: [Substring] = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard let mantissa = parts.first, parts.count <= 2 else { return nil }
        let halves: [Substring] = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = halves.first, halves.count <= 2 else { return nil }
        let fraction: Substring = halves.count == 2 ? halves[1] : ""
        let digits = String(whole + fraction)
        if digits.allSatisfy({ $0 == "0" || $0 == "-" }) { return Value(digits) }
        guard let exponent = parts.count == 2 ? Int(parts[1]) : 0, exponent.magnitude < 1 << 40 else { return nil }
        if exponent >= fraction.count {
            let zeros: Int = exponent - fraction.count
            // No integer has more digits than bits.
            return zeros <= Value.bitWidth ? Value(digits + String(repeating: "0", count: zeros)) : nil
        }
        let decimals: Int = fraction.count - exponent
        return digits.suffix(decimals).allSatisfy { $0 == "0" } ? Value(digits.dropLast(decimals)) : nil
    }

    /// The nearest `Double`, or nil if the number exceeds the range of `Double`.
    public var double: Double? {
        switch storage {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// The number as a `Decimal`, or nil if its magnitude is outside the range of `Decimal`. Digits that exceed the
    /// precision of `Decimal` are dropped.
    public var decimal: Decimal? { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }

    /// The number in JSON syntax.
    public var text: String {
        switch storage {
        case .signed(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .double(let value): JSONNumber.text(of: value)
        case .text(let text): text
        }
    }

    /// Returns the value in JSON syntax, with whole numbers below 1e15 written without ".0".
    private static func text(of value: Double) -> String {
        if let integer = Int64(exactly: value), value.magnitude < 1e15, integer != 0 || value.sign == .plus {
            return "\(integer)"
        }
        return "\(value)"
    }
}

extension JSONNumber: Hashable {
    /// Returns whether two numbers have the same value, regardless of their notation.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.value == right.value }

    /// Hashes the value of the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// The value for comparisons: an integer if one represents the number exactly.
    private enum Value: Hashable {
        case integer(Int128)
        case double(Double)
        case text(String)
    }

    private var value: Value {
        if let integer = integer(Int128.self) { return .integer(integer) }
        if case .text(let text) = storage, Double(text).map({ !$0.isFinite }) ?? true { return .text(text) }
        return double.map { .double($0) } ?? .text(text)
    }
}

extension JSONNumber: CustomStringConvertible {
    /// The number in JSON syntax.
    public var description: String { text }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int) { self.init(value) }
}
