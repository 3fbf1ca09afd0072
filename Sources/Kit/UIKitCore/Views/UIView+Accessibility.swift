import Foundation

/// The accessibility properties that an app set on a view. A property that the app did not set is nil or has its
/// default value.
struct AccessibilityState {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    var elementsHidden = false
    var isModal = false
    var elements: [Any]?
    var containerType: UIAccessibilityContainerType = .none
    var customActions: [UIAccessibilityCustomAction]?
    var frame: CGRect?
    var path: UIBezierPath?
    var attributedLabel: NSAttributedString?
    var respondsToUserInteraction: Bool?
    var groupsChildren = false
    var ignoresInvertColors = false
    var rotors: [UIAccessibilityCustomRotor]?
}

extension UIView: UIAccessibilityIdentification {
    /// The label with attributes that determine how it is spoken. The default is `accessibilityLabel` without
    /// attributes.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { rare?.accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            rareState.accessibility.attributedLabel = newValue
        }
    }

    /// Whether assistive technologies read all elements in the view before the elements that follow the view. The
    /// default is false.
    public var shouldGroupAccessibilityChildren: Bool {
        get { rare?.accessibility.groupsChildren ?? false }
        set { rareState.accessibility.groupsChildren = newValue }
    }

    /// Whether the view keeps its colors when the user inverts the colors of the screen. The default is false.
    public var accessibilityIgnoresInvertColors: Bool {
        get { rare?.accessibility.ignoresInvertColors ?? false }
        set { rareState.accessibility.ignoresInvertColors = newValue }
    }

    /// The custom rotors, which search for elements in the view. The default is nil.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { rare?.accessibility.rotors }
        set { rareState.accessibility.rotors = newValue }
    }
}

extension UIView {
    /// The value that the app set for `accessibilityTraits`, or nil.
    package var storedAccessibilityTraits: UIAccessibilityTraits? { rare?.accessibility.traits }
}
