/// A type whose values are numbers, such as a priority or a weight. It is compared by its number, and numbers can be added
/// to it.
public protocol NumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    /// Creates a value with a number.
    init(_ rawValue: RawValue)
}

extension NumericRawRepresentable {
    /// Returns whether the number of the left value is less.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Returns a value whose number is larger by `distance`.
    public static func + (left: Self, distance: RawValue) -> Self { Self(left.rawValue + distance) }

    /// Returns a value whose number is larger by `distance`.
    public static func + (distance: RawValue, right: Self) -> Self { Self(distance + right.rawValue) }

    /// Returns a value whose number is less by `distance`.
    public static func - (left: Self, distance: RawValue) -> Self { Self(left.rawValue - distance) }

    /// Returns the difference of the numbers of two values.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

    /// Adds `distance` to the number of a value.
    public static func += (left: inout Self, distance: RawValue) { left = left + distance }

    /// Subtracts `distance` from the number of a value.
    public static func -= (left: inout Self, distance: RawValue) { left = left - distance }
}
