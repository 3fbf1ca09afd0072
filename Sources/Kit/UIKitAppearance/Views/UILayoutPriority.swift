import UIKitDrawing

/// The priority of a constraint: 1000 is required, and a higher value takes precedence over a lower value.
public struct UILayoutPriority: NumericRawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    /// Creates a priority from a value above 0 and at most 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a value above 0 and at most 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must be satisfied.
    public static let required = UILayoutPriority(1_000)
    /// The default priority with which a view resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority for dragging a control that may resize the window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority for dragging a control that must not resize the window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size when a view's fitting size is computed.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
