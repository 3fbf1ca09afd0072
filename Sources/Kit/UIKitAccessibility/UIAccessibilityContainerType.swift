/// The type of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// The container has no special meaning.
    case none = 0
    /// A table of cells in rows and columns. The container conforms to `UIAccessibilityContainerDataTable`.
    case dataTable = 1
    /// A list of elements.
    case list = 2
    /// An important area of the screen, to which the user can move directly.
    case landmark = 3
    /// A group of elements that belong together. Its `accessibilityLabel` describes the group.
    case semanticGroup = 4
}
