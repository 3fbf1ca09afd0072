/// The appearance of a button's background.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The background color, or nil if there is none.
    public var backgroundColor: UIColor?

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The color of the border; nil for the tint color.
    public var strokeColor: UIColor?

    /// The width of the border, in points; 0 for none.
    public var strokeWidth: CGFloat = 0

    /// Returns a background without a color or border.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
