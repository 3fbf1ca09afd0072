import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore
import UIKitCore

extension AnyObjectMembers {
    // MARK: Values

    /// The rectangle that the object represents.
    public var cgRectValue: CGRect! { object(as: CGRect.self) ?? object(as: NSValue.self)?.cgRectValue }
    /// The point that the object represents.
    public var cgPointValue: CGPoint! { object(as: CGPoint.self) ?? object(as: NSValue.self)?.cgPointValue }
    /// The size that the object represents.
    public var cgSizeValue: CGSize! { object(as: CGSize.self) ?? object(as: NSValue.self)?.cgSizeValue }
    /// The vector that the object represents.
    public var cgVectorValue: CGVector! { object(as: CGVector.self) ?? object(as: NSValue.self)?.cgVectorValue }
    /// The affine transform that the object represents.
    public var cgAffineTransformValue: CGAffineTransform! {
        object(as: CGAffineTransform.self) ?? object(as: NSValue.self)?.cgAffineTransformValue
    }
    /// The edge insets that the object represents.
    public var uiEdgeInsetsValue: UIEdgeInsets! {
        object(as: UIEdgeInsets.self) ?? object(as: NSValue.self)?.uiEdgeInsetsValue
    }
    /// The offset that the object represents.
    public var uiOffsetValue: UIOffset! { object(as: UIOffset.self) ?? object(as: NSValue.self)?.uiOffsetValue }
}

extension AnyObjectMembers {
    // MARK: Views

    /// The tag of a view or a bar item.
    public var tag: Int! { value("tag") }
    /// The frame of a view.
    public var frame: CGRect! { value("frame") }
    /// The bounds of a view.
    public var bounds: CGRect! { value("bounds") }
    /// The center of a view.
    public var center: CGPoint! { value("center") }
    /// The opacity of a view.
    public var alpha: CGFloat! { value("alpha") }
    /// Whether a view is hidden.
    public var isHidden: Bool! { value("isHidden") }
    /// The background color of a view.
    public var backgroundColor: UIColor? { value("backgroundColor") }
    /// The layer of a view.
    public var layer: CALayer! { value("layer") }
    /// The superview of a view.
    public var superview: UIView? { value("superview") }
    /// The subviews of a view.
    public var subviews: [UIView]! { value("subviews") }
    /// The window of a view.
    public var window: UIWindow? { value("window") }
    /// The accessibility identifier of a view.
    public var accessibilityIdentifier: String? { value("accessibilityIdentifier") }
    /// The accessibility label of a view.
    public var accessibilityLabel: String? { value("accessibilityLabel") }
    /// The scroll position of a scroll view.
    public var contentOffset: CGPoint! { value("contentOffset") }
    /// The size of the content of a scroll view.
    public var contentSize: CGSize! { value("contentSize") }
    /// The insets of a scroll view.
    public var contentInset: UIEdgeInsets! { value("contentInset") }

    // MARK: Controls and their texts

    /// Whether a control, a label, a bar item or a recognizer is enabled.
    public var isEnabled: Bool! { value("isEnabled") }
    /// Whether a control or a cell is selected.
    public var isSelected: Bool! { value("isSelected") }
    /// Whether a control, a cell, a label or an image view is highlighted.
    public var isHighlighted: Bool! { value("isHighlighted") }
    /// Whether a switch is on.
    public var isOn: Bool! { value("isOn") }
    /// The index of the selected segment of a segmented control.
    public var selectedSegmentIndex: Int! { value("selectedSegmentIndex") }
    /// The page that a page control shows.
    public var currentPage: Int! { value("currentPage") }
    /// The date of a date picker.
    public var date: Date! { value("date") }
    /// The title of a controller or an item.
    public var title: String? { value("title") }
    /// The text of a label, a field or a text view.
    public var text: String? { value("text") }
    /// The placeholder of a field or a search bar.
    public var placeholder: String? { value("placeholder") }
    /// The label of a button.
    public var titleLabel: UILabel? { value("titleLabel") }
    /// The image of an image view or an item.
    public var image: UIImage? { value("image") }
    /// The custom view of a bar button item.
    public var customView: UIView? { value("customView") }

    // MARK: Controllers, responders, recognizers and constraints

    /// The view of a controller or a recognizer.
    public var view: UIView! { value("view") }
    /// The next responder.
    @preconcurrency @MainActor public var next: UIResponder? { object(as: UIResponder.self)?.next }
    /// The state of a recognizer.
    public var state: UIGestureRecognizer.State! { value("state") }
    /// The priority of a constraint.
    @preconcurrency @MainActor public var priority: UILayoutPriority! { object(as: NSLayoutConstraint.self)?.priority }
    /// The constant of a constraint.
    @preconcurrency @MainActor public var constant: CGFloat! { object(as: NSLayoutConstraint.self)?.constant }
}
