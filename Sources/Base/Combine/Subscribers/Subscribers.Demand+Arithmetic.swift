extension Subscribers.Demand {
    /// Returns the sum. An unlimited demand remains unlimited.
    public static func + (left: Self, right: Self) -> Self {
        guard let a = left.max, let b = right.max else { return .unlimited }
        let (sum, overflow): (Int, Bool) = a.addingReportingOverflow(b)
        return overflow ? .unlimited : .max(sum)
    }

    /// Adds a demand.
    public static func += (left: inout Self, right: Self) {
        left = left + right
    }

    /// Returns the demand, increased by a number of values.
    public static func + (left: Self, right: Int) -> Self {
        guard let a = left.max else { return .unlimited }
        let (sum, overflow): (Int, Bool) = a.addingReportingOverflow(right)
        return overflow ? .unlimited : .max(Swift.max(0, sum))
    }

    /// Adds to the number of values.
    public static func += (left: inout Self, right: Int) {
        left = left + right
    }

    /// Returns the difference, at least zero. An unlimited demand remains unlimited.
    public static func - (left: Self, right: Self) -> Self {
        guard let a = left.max else { return .unlimited }
        return .max(Swift.max(0, a - (right.max ?? a)))
    }

    /// Subtracts a demand.
    public static func -= (left: inout Self, right: Self) {
        left = left - right
    }

    /// Returns the demand, reduced by a number of values; at least zero.
    public static func - (left: Self, right: Int) -> Self {
        guard let a = left.max else { return .unlimited }
        let (difference, overflow): (Int, Bool) = a.subtractingReportingOverflow(right)
        return overflow ? .unlimited : .max(Swift.max(0, difference))
    }

    /// Subtracts from the number of values.
    public static func -= (left: inout Self, right: Int) {
        left = left - right
    }

    /// Returns a multiple of the demand.
    public static func * (left: Self, right: Int) -> Self {
        guard let a = left.max else { return .unlimited }
        let (product, overflow): (Int, Bool) = a.multipliedReportingOverflow(by: right)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies the demand.
    public static func *= (left: inout Self, right: Int) {
        left = left * right
    }

    /// Returns whether a demand is less than another. An unlimited demand is the greatest.
    public static func < (left: Self, right: Self) -> Bool {
        (left.max ?? .max, left.max == nil ? 1 : 0) < (right.max ?? .max, right.max == nil ? 1 : 0)
    }

    /// Returns whether the demand is for fewer values than the given number.
    public static func < (left: Self, right: Int) -> Bool { left < .max(right) }
    /// Returns whether the demand is for at most the given number of values.
    public static func <= (left: Self, right: Int) -> Bool { left <= .max(right) }
    /// Returns whether the demand is for more values than the given number.
    public static func > (left: Self, right: Int) -> Bool { left > .max(right) }
    /// Returns whether the demand is for at least the given number of values.
    public static func >= (left: Self, right: Int) -> Bool { left >= .max(right) }
    /// Returns whether the demand is for exactly the given number of values.
    public static func == (left: Self, right: Int) -> Bool { left == .max(right) }
    /// Returns whether the demand differs from the given number of values.
    public static func != (left: Self, right: Int) -> Bool { left != .max(right) }
    /// Returns whether a number is less than the demand.
    public static func < (left: Int, right: Self) -> Bool { .max(left) < right }
    /// Returns whether a number is at most the demand.
    public static func <= (left: Int, right: Self) -> Bool { .max(left) <= right }
    /// Returns whether a number is greater than the demand.
    public static func > (left: Int, right: Self) -> Bool { .max(left) > right }
    /// Returns whether a number is at least the demand.
    public static func >= (left: Int, right: Self) -> Bool { .max(left) >= right }
    /// Returns whether the demand is for exactly the given number of values.
    public static func == (left: Int, right: Self) -> Bool { .max(left) == right }
    /// Returns whether the demand differs from the given number of values.
    public static func != (left: Int, right: Self) -> Bool { .max(left) != right }
}
