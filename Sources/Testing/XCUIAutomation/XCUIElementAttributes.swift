import CoreGraphics

/// The attributes of an element.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The name that identifies the element in tests.
    var identifier: String { get }
    /// The element's frame on the screen, in points.
    var frame: CGRect { get }
    /// The element's value.
    var value: Any? { get }
    /// The title, which only elements of macOS have.
    var title: String { get }
    /// The accessibility label.
    var label: String { get }
    /// The type of the element.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element is enabled.
    var isEnabled: Bool { get }
    /// The horizontal size class of the element.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class of the element.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The text that is visible while the element is empty.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has keyboard focus.
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// The size class of an element in one direction.
    public enum SizeClass: Int, Sendable {
        /// The size class is unknown.
        case unspecified = 0
        /// The compact size class.
        case compact = 1
        /// The regular size class.
        case regular = 2
    }
}
