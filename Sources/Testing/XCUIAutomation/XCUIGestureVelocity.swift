import CoreGraphics

/// The velocity of a drag, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// The velocity in points per second.
    public let rawValue: CGFloat
    /// Creates a velocity in points per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity in points per second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity in points per second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Creates a velocity in points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// 750 points per second, an unhurried drag.
    public static let `default` = XCUIGestureVelocity(750)
    /// 250 points per second.
    public static let slow = XCUIGestureVelocity(250)
    /// 1,500 points per second.
    public static let fast = XCUIGestureVelocity(1_500)
}
