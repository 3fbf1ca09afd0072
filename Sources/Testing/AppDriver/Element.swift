import CoreGraphics
import Foundation
import UIKitCore

/// One element of what an application shows, as assistive technologies see it.
///
/// An element is part of one look at the application: it finds its children once. Its attributes are always those of now.
@preconcurrency @MainActor
package final class Element {
    /// What an element stands for.
    enum Content {
        case application
        case view(UIView)
        /// A part of a view that Apple's tree has as an element, and the kit as no view.
        case group(UIView, frame: CGRect, [Element])
        case accessibilityElement(UIAccessibilityElement)
        case keyboard
        case key(KeyboardKey)
    }

    package let kind: ElementKind
    let content: Content

    /// The elements in it, in reading order. Hidden views have none.
    package private(set) lazy var children: [Element] = makeChildren()

    init(_ kind: ElementKind, _ content: Content) {
        self.kind = kind
        self.content = content
    }

    /// Makes the element of a view.
    package convenience init(_ view: UIView) {
        self.init(ElementKind(of: view), .view(view))
    }

    // MARK: Attributes

    /// The element's view; for a group, the view that it lies in. Nil when there is none.
    package var view: UIView? {
        switch content {
        case .view(let view), .group(let view, _, _): view
        case .accessibilityElement(let element): element.accessibilityContainer as? UIView
        case .application, .keyboard, .key: nil
        }
    }

    /// What is the same object as long as the element exists.
    package var object: AnyObject? {
        switch content {
        case .view(let view): view
        case .accessibilityElement(let element): element
        case .application: UIApplication.shared
        case .group, .keyboard, .key: nil
        }
    }

    /// The name that identifies the element in tests; empty when there is none.
    package var identifier: String {
        switch content {
        case .view(let view): view.accessibilityIdentifier ?? view.defaultAccessibilityIdentifier ?? ""
        case .accessibilityElement(let element): element.accessibilityIdentifier ?? ""
        case .key(let key): key.identifier
        case .application, .group, .keyboard: ""
        }
    }

    /// What the element is, in words; empty when there are none.
    package var label: String {
        switch content {
        case .application: UIApplication.shared.name
        case .view(let view): view.accessibilityLabel ?? ""
        case .accessibilityElement(let element): element.accessibilityLabel ?? ""
        case .key(let key): key.label
        case .group, .keyboard: ""
        }
    }

    /// The element's value; nil when it has none.
    package var value: String? {
        switch content {
        case .view(let view): view.accessibilityValue
        case .accessibilityElement(let element): element.accessibilityValue
        case .application, .group, .keyboard, .key: nil
        }
    }

    /// The text that an empty field shows; nil when there is none.
    package var placeholder: String? {
        if case .view(let field as UITextField) = content { return field.placeholder }
        return nil
    }

    private var traits: UIAccessibilityTraits {
        switch content {
        case .view(let view): view.accessibilityTraits
        case .accessibilityElement(let element): element.accessibilityTraits
        case .application, .group, .keyboard, .key: .none
        }
    }

    /// Whether the element can be used.
    package var isEnabled: Bool { !traits.contains(.notEnabled) }

    /// Whether the element is selected.
    package var isSelected: Bool { traits.contains(.selected) }

    /// Whether the element is the first responder.
    package var hasFocus: Bool {
        if case .view(let view) = content { return view.window?.firstResponder === view }
        return false
    }

    /// Whether text is typed into the element, or into something in it.
    package var containsFocus: Bool {
        guard let focused = ElementTree.firstResponder else { return false }
        if case .application = content { return true }
        return view.map { focused.isDescendant(of: $0) } ?? false
    }

    /// The element's frame on the screen, in points.
    package var frame: CGRect {
        switch content {
        case .application: UIScreen.main.bounds
        case .view(let view): Self.screenFrame(of: view.bounds, in: view)
        case .group(let view, let frame, _): Self.screenFrame(of: frame, in: view)
        case .accessibilityElement(let element): element.accessibilityFrame
        case .keyboard, .key: .zero
        }
    }

    static func screenFrame(of rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return .zero }
        return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
    }

    /// The names by which a query finds the element.
    ///
    /// [Apple's documentation](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/matching(identifier:))
    /// lists them: identifier, title, label, value and placeholder.
    package func isNamed(_ name: String) -> Bool {
        identifier == name || label == name || value == name || placeholder == name
    }

    /// The key that the element stands for; nil when it is none.
    package var key: KeyboardKey? {
        if case .key(let key) = content { return key }
        return nil
    }
}
