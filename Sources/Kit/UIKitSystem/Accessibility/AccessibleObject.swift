import Foundation
import UIKitCore

/// Provides accessibility properties for every object.
///
/// On Apple platforms, they are members of `NSObject`. In Swift, a subclass cannot declare a member that an extension of
/// its superclass declares. Members of a protocol extension are not inherited, so `UIView`, `UIBarItem` and
/// `UIAccessibilityElement` can declare their own.
public protocol AccessibleObject: AnyObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject where Self: NSObject {
    /// Whether the object is an accessibility element. The default is false.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { current(\.isElement, \.isAccessibilityElement, nil, \.isAccessibilityElement) }
        set { assign(\.isElement, \.isAccessibilityElement, nil, \.isAccessibilityElement, newValue) }
    }

    /// A short name for the object.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { current(\.label, \.accessibilityLabel, \.accessibilityLabel, \.accessibilityLabel) }
        set { assign(\.label, \.accessibilityLabel, \.accessibilityLabel, \.accessibilityLabel, newValue) }
    }

    /// The current value.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { current(\.value, \.accessibilityValue, \.accessibilityValue, \.accessibilityValue) }
        set { assign(\.value, \.accessibilityValue, \.accessibilityValue, \.accessibilityValue, newValue) }
    }

    /// A short description of the result of an action on the object.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { current(\.hint, \.accessibilityHint, \.accessibilityHint, \.accessibilityHint) }
        set { assign(\.hint, \.accessibilityHint, \.accessibilityHint, \.accessibilityHint, newValue) }
    }

    /// The traits that describe the role and the state of the object. The default is an empty set.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { current(\.traits, \.accessibilityTraits, \.accessibilityTraits, \.accessibilityTraits) }
        set { assign(\.traits, \.accessibilityTraits, \.accessibilityTraits, \.accessibilityTraits, newValue) }
    }

    /// A name that identifies the object in tests. Assistive technologies do not speak it.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { current(\.identifier, \.accessibilityIdentifier, \.accessibilityIdentifier, \.accessibilityIdentifier) }
        set {
            assign(
                \.identifier, \.accessibilityIdentifier, \.accessibilityIdentifier, \.accessibilityIdentifier, newValue)
        }
    }

    /// The elements in the object, in reading order.
    @preconcurrency @MainActor
    public var accessibilityElements: [Any]? {
        get { current(\.elements, \.accessibilityElements, nil, nil) }
        set { assign(\.elements, \.accessibilityElements, nil, nil, newValue) }
    }

    /// Whether the elements in the object are hidden from assistive technologies and tests. The default is false.
    @preconcurrency @MainActor
    public var accessibilityElementsHidden: Bool {
        get { current(\.hidesElements, \.accessibilityElementsHidden, nil, nil) }
        set { assign(\.hidesElements, \.accessibilityElementsHidden, nil, nil, newValue) }
    }

    /// The actions of the element. The default is nil.
    @preconcurrency @MainActor
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { current(\.customActions, \.accessibilityCustomActions, nil, nil) }
        set { assign(\.customActions, \.accessibilityCustomActions, nil, nil, newValue) }
    }

    /// Returns the property of the object's class, or the associated value if the class has no such property.
    @MainActor
    private func current<Value>(
        _ own: KeyPath<AccessibilityValues, Value>, _ ofView: KeyPath<UIView, Value>,
        _ ofItem: KeyPath<UIBarItem, Value>?, _ ofElement: KeyPath<UIAccessibilityElement, Value>?
    ) -> Value {
        if let view = self as? UIView { return view[keyPath: ofView] }
        if let ofItem, let item = self as? UIBarItem { return item[keyPath: ofItem] }
        if let ofElement, let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] }
        return AccessibilityValues.of(self)[keyPath: own]
    }

    @MainActor
    private func assign<Value>(
        _ own: WritableKeyPath<AccessibilityValues, Value>, _ ofView: ReferenceWritableKeyPath<UIView, Value>,
        _ ofItem: ReferenceWritableKeyPath<UIBarItem, Value>?,
        _ ofElement: ReferenceWritableKeyPath<UIAccessibilityElement, Value>?, _ value: Value
    ) {
        if let view = self as? UIView {
            view[keyPath: ofView] = value
        } else if let ofItem, let item = self as? UIBarItem {
            item[keyPath: ofItem] = value
        } else if let ofElement, let element = self as? UIAccessibilityElement {
            element[keyPath: ofElement] = value
        } else {
            var values: AccessibilityValues = .of(self)
            values[keyPath: own] = value
            objc_setAssociatedObject(self, AccessibilityValues.key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
