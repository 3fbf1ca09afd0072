import UIKitCore

/// A range of numbers.
public struct UIFloatRange: Equatable, Hashable, Sendable {
    /// The minimum.
    public var minimum: CGFloat
    /// The maximum.
    public var maximum: CGFloat

    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range contains all numbers.
    public var isInfinite: Bool { self == .infinite }

    var closedRange: ClosedRange<Double> { min(minimum, maximum).native...max(minimum, maximum).native }
}
