import Foundation

/// Converts values to the types of properties and parameters.
enum KeyValueConversion {
    /// Returns a value as `Value`; nil if it cannot be converted.
    ///
    /// Numeric types convert to each other, as with `NSNumber`. A raw value converts to its enumeration. Nil converts
    /// to an optional.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value = value.flatMap({ flattened($0) }) else { return none(Value.self) }
        if let value = value as? Value { return value }
        if value is NSNull { return none(Value.self) }
        let target: Any.Type = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
        if let number = number(value), let converted = Self.number(number, as: target) { return converted as? Value }
        if let raw = target as? any RawRepresentable.Type { return raw.create(value) as? Value }
        return nil
    }

    /// Returns whether the values of a type, such as an enumeration, have raw values.
    static func hasRawValue(_ type: Any.Type) -> Bool {
        ((type as? any OptionalValue.Type)?.wrapped ?? type) is any RawRepresentable.Type
    }

    /// Returns the number or the text that represents an enumeration or a set of options in Objective-C. Returns other
    /// values unchanged.
    static func rawValue(_ value: Any) -> Any {
        guard let value = value as? any RawRepresentable else { return value }
        let raw: Any = value.rawValue
        return number(raw) ?? (raw is String ? raw : value)
    }

    private static func none<Value>(_ type: Value.Type) -> Value? {
        if let optional = Value.self as? any OptionalValue.Type { return optional.init(nilLiteral: ()) as? Value }
        // A value of the type `Any` can contain nil.
        return Optional<Any>.none as Any as? Value
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: value))
        default: nil
        }
    }

    private static func number(_ number: NSNumber, as type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number.boolValue
        case is Int.Type: number.intValue
        case is Double.Type: number.doubleValue
        case is Float.Type: number.floatValue
        case is CGFloat.Type: CGFloat(number.doubleValue)
        case is Int8.Type: number.int8Value
        case is Int16.Type: number.int16Value
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is UInt.Type: number.uintValue
        case is UInt8.Type: number.uint8Value
        case is UInt16.Type: number.uint16Value
        case is UInt32.Type: number.uint32Value
        case is UInt64.Type: number.uint64Value
        case is NSNumber.Type: number
        default: nil
        }
    }
}

extension RawRepresentable {
    fileprivate static func create(_ value: Any) -> Self? {
        KeyValueConversion.convert(value, to: RawValue.self).flatMap { Self(rawValue: $0) }
    }
}
