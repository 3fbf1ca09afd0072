import Foundation

/// An element that has no view of its own, such as a bar of a chart. Its container lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element: a view, or another element.
    open weak var accessibilityContainer: AnyObject?

    /// Whether the element is one element, in which there are no others. The default is true.
    open var isAccessibilityElement = true

    /// A name that identifies the element in tests. It is never read aloud.
    open var accessibilityIdentifier: String?

    /// What the element is, in a word or two.
    open var accessibilityLabel: String?

    /// The element's value.
    open var accessibilityValue: String?

    /// What happens when the element is used.
    open var accessibilityHint: String?

    /// What kind of element it is. The default is none.
    open var accessibilityTraits: UIAccessibilityTraits = .none

    /// The element's frame in the coordinates of its container, in points. Setting it decides `accessibilityFrame`.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    private var screenFrame: CGRect = .zero

    /// The element's frame in screen coordinates, in points.
    open var accessibilityFrame: CGRect {
        get {
            guard accessibilityFrameInContainerSpace != .zero else { return screenFrame }
            return (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: nil) ?? .zero
        }
        set { screenFrame = newValue }
    }

    /// Makes an element in `container`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
