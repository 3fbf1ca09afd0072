import Foundation

/// A number of a JSON text, with all the digits that the text has.
///
/// Numbers are equal if their values are: 1, 1.0 and 10e-1 are the same number.
public struct JSONNumber: Sendable {
    private enum Storage: Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)
        /// What fits none of the others, as it was written.
        case text(String)
    }

    private let storage: Storage

    /// Makes a number of an integer of any size.
    public init(_ value: some BinaryInteger) {
        if let signed = Int64(exactly: value) {
            storage = .signed(signed)
        } else if let unsigned = UInt64(exactly: value) {
            storage = .unsigned(unsigned)
        } else {
            storage = .text("\(value)")
        }
    }

    /// Makes a number of a `Double`; nil if that is infinite or not a number, which JSON does not have.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        storage = .double(value)
    }

    /// Makes a number of a decimal one; nil if that is not a number.
    public init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        self.init(text: "\(value)")
    }

    /// Makes a number of what a JSON text has.
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

    /// The number as an integer of some type; nil if that cannot represent it exactly.
    public func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
        switch storage {
        case .signed(let value): Value(exactly: value)
        case .unsigned(let value): Value(exactly: value)
        case .double(let value): Value(exactly: value)
        case .text(let text): Value(text) ?? Double(text).flatMap { $0.isFinite ? Value(exactly: $0) : nil }
        }
    }

    /// The nearest `Double`; nil if the number is beyond all of them.
    public var double: Double? {
        switch storage {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// The number as a decimal one; nil if it has more digits, or is larger, than `Decimal` takes.
    public var decimal: Decimal? { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }

    /// The number as JSON has it.
    public var text: String {
        switch storage {
        case .signed(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .double(let value): JSONNumber.text(of: value)
        case .text(let text): text
        }
    }

    /// Whole numbers need no ".0".
    private static func text(of value: Double) -> String {
        if let integer = Int64(exactly: value), value.magnitude < 1e15, integer != 0 || value.sign == .plus {
            return "\(integer)"
        }
        return "\(value)"
    }
}

extension JSONNumber: Hashable {
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.value == right.value }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// What is compared: an integer wherever one represents the number exactly.
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
    public var description: String { text }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}
