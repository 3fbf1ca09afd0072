import Foundation

// Foundation on Linux declares `abs`, `max` and `min` in `CGFloat` as unavailable. In an extension of `CGFloat`, the
// names would refer to those members rather than to the functions of the standard library.

extension CGFloat {
    /// Returns the absolute value of a number.
    public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

    /// Returns the absolute value of a number.
    public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

    /// Returns the greater of two values.
    public func max<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.max(x, y) }

    /// Returns the greater of two values.
    public static func max<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.max(x, y) }

    /// Returns the greatest value.
    public func max<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
        rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
    }

    /// Returns the greatest value.
    public static func max<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
        rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
    }

    /// Returns the lesser of two values.
    public func min<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.min(x, y) }

    /// Returns the lesser of two values.
    public static func min<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.min(x, y) }

    /// Returns the least value.
    public func min<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
        rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
    }

    /// Returns the least value.
    public static func min<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
        rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
    }
}
