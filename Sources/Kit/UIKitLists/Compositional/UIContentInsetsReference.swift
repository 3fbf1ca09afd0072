/// The edges to which the content insets of a section are relative.
public enum UIContentInsetsReference: Int, Sendable {
    /// The default of the layout.
    case automatic = 0
    /// The edges of the collection view.
    case none = 1
    /// The edges of the safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}
