import CoreGraphics

/// What tests read of an element.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The name that identifies the element in tests.
    var identifier: String { get }
    /// The element's frame on the screen, in points.
    var frame: CGRect { get }
    /// The element's value.
    var value: Any? { get }
    /// The element's title. Only elements of macOS have one.
    var title: String { get }
    /// What the element is, in words.
    var label: String { get }
    /// What kind of element it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element can be used.
    var isEnabled: Bool { get }
    /// The horizontal size class of the element.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class of the element.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The text that the element shows while it is empty.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the focus.
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// How much room an element has in one direction.
    public enum SizeClass: Int, Sendable {
        case unspecified = 0
        case compact = 1
        case regular = 2
    }
}
