import Foundation

/// An element without a view, such as a bar of a chart. Its container lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element: a view, or another element.
    open weak var accessibilityContainer: AnyObject?

    /// Whether this is a single element rather than a container of elements. The default is true.
    open var isAccessibilityElement = true

    /// A name that identifies the element in tests. Assistive technologies do not speak it.
    open var accessibilityIdentifier: String?

    /// A short name for the element.
    open var accessibilityLabel: String?

    /// The current value.
    open var accessibilityValue: String?

    /// A short description of the result of an action on the element.
    open var accessibilityHint: String?

    /// The traits that describe the element's role and state. The default is none.
    open var accessibilityTraits: UIAccessibilityTraits = .none

    /// The frame in the container's coordinates, in points. If it is not zero, it determines `accessibilityFrame`.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    private var screenFrame: CGRect = .zero

    /// The frame in screen coordinates, in points.
    open var accessibilityFrame: CGRect {
        get {
            guard accessibilityFrameInContainerSpace != .zero else { return screenFrame }
            let frame = accessibilityFrameInContainerSpace
            switch accessibilityContainer {
            case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
            case let element as UIAccessibilityElement:
                let origin: CGPoint = element.accessibilityFrame.origin
                return frame.offsetBy(dx: origin.x, dy: origin.y)
            default: return .zero
            }
        }
        set { screenFrame = newValue }
    }

    /// Creates an element in `container`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
