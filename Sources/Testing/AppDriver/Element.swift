import CoreGraphics
import Foundation
import UIKitCore

/// An element of an application's accessibility tree.
///
/// An element finds its children once, so its tree is a snapshot of the hierarchy. Its attributes are always current.
@preconcurrency @MainActor
package final class Element {
    /// The object or the part of the screen that an element represents.
    enum Content {
        case application
        case view(UIView)
        /// A part of a view that is an element in Apple's tree but has no view in the kit.
        case group(UIView, frame: CGRect, [Element])
        case accessibilityElement(UIAccessibilityElement)
        case keyboard
        case key(KeyboardKey)
    }

    package let elementType: ElementType
    let content: Content

    /// The child elements, in reading order. Hidden views are not among them.
    package private(set) lazy var children: [Element] = makeChildren()

    /// The nearest container that is a table with rows and columns, if any.
    package internal(set) weak var dataTable: (any UIAccessibilityContainerDataTable)?

    init(_ elementType: ElementType, _ content: Content) {
        self.elementType = elementType
        self.content = content
    }

    /// Creates the element of a view.
    package convenience init(_ view: UIView) {
        self.init(ElementType(of: view), .view(view))
    }

    // MARK: Attributes

    /// The element's view. For a group, the view that contains it. Nil if there is no view.
    package var view: UIView? {
        switch content {
        case .view(let view), .group(let view, _, _): view
        case .accessibilityElement(let element): element.accessibilityContainer as? UIView
        case .application, .keyboard, .key: nil
        }
    }

    /// The cell of a list that the element represents or is part of. Nil for content that scrolls inside a cell.
    package var enclosingCell: UIView? {
        var view: UIView? = self.view
        while let current = view, !(current is UIScrollView) {
            if ElementType(of: current) == .cell { return current }
            view = current.superview
        }
        return nil
    }

    /// An object that identifies the element as long as the object exists. Nil for groups, the keyboard and keys.
    package var object: AnyObject? {
        switch content {
        case .view(let view): view
        case .accessibilityElement(let element): element
        case .application: UIApplication.shared
        case .group, .keyboard, .key: nil
        }
    }

    /// The name that identifies the element in tests. Empty if it has none.
    package var identifier: String {
        switch content {
        case .view(let view): view.accessibilityIdentifier ?? view.defaultAccessibilityIdentifier ?? ""
        case .accessibilityElement(let element): element.accessibilityIdentifier ?? ""
        case .key(let key): key.identifier
        case .application, .group, .keyboard: ""
        }
    }

    /// The accessibility label, or an empty string if the element has no label.
    package var label: String {
        switch content {
        case .application: UIApplication.shared.name
        case .view(let view): view.accessibilityLabel ?? ""
        case .accessibilityElement(let element): element.accessibilityLabel ?? ""
        case .key(let key): key.label
        case .group, .keyboard: ""
        }
    }

    /// The accessibility value, if any.
    package var value: String? {
        switch content {
        case .view(let view): view.accessibilityValue
        case .accessibilityElement(let element): element.accessibilityValue
        case .application, .group, .keyboard, .key: nil
        }
    }

    /// The placeholder of a text field, if any.
    package var placeholder: String? {
        if case .view(let field as UITextField) = content { return field.placeholder }
        return nil
    }

    /// The accessibility traits.
    package var accessibilityTraits: UIAccessibilityTraits {
        switch content {
        case .view(let view): view.accessibilityTraits
        case .accessibilityElement(let element): element.accessibilityTraits
        case .application, .group, .keyboard, .key: .none
        }
    }

    /// Whether the element is enabled.
    package var isEnabled: Bool { !accessibilityTraits.contains(.notEnabled) }

    /// Whether the element is selected.
    package var isSelected: Bool { accessibilityTraits.contains(.selected) }

    /// Whether the element is the first responder.
    package var hasFocus: Bool {
        if case .view(let view) = content { return view.window?.firstResponder === view }
        return false
    }

    /// Whether the element or a descendant of it is the first responder.
    package var containsFocus: Bool {
        guard let focused = ElementTree.firstResponder else { return false }
        if case .application = content { return true }
        return view.map { focused.isDescendant(of: $0) } ?? false
    }

    /// The element's frame on the screen, in points.
    package var frame: CGRect {
        switch content {
        case .application: UIScreen.main.bounds
        case .view(let view): view.window == nil ? .zero : view.accessibilityFrame
        case .group(let view, let frame, _): Self.screenFrame(of: frame, in: view)
        case .accessibilityElement(let element): element.accessibilityFrame
        case .keyboard, .key: .zero
        }
    }

    static func screenFrame(of rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return .zero }
        return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
    }

    /// Returns whether a query for `name` finds the element.
    ///
    /// [Apple's
    /// documentation](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/matching(identifier:))
    /// lists the attributes that a name can match: identifier, title, label, value and placeholder.
    package func isNamed(_ name: String) -> Bool {
        identifier == name || label == name || value == name || placeholder == name
    }

    /// The keyboard key that the element represents. Nil if it is not a key.
    package var key: KeyboardKey? {
        if case .key(let key) = content { return key }
        return nil
    }
}
