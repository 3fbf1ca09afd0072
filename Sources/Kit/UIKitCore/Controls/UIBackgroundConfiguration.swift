/// What lies behind the content of a button or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The colour; nil is none.
    public var backgroundColor: UIColor?

    /// How far the corners are rounded, in points.
    public var cornerRadius: CGFloat = 0

    /// The colour of the edge; nil is the tint.
    public var strokeColor: UIColor?

    /// How wide the edge is, in points; 0 is none.
    public var strokeWidth: CGFloat = 0

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
