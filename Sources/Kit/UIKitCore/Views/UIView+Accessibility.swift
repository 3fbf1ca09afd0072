/// What a view tells those who do not look at the screen, and tests.
struct AccessibilityState {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    var elementsHidden = false
}

/// What kind of thing an element is.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIView {
    /// A name for tests, never read out.
    public var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { rareState.accessibility.identifier = newValue }
    }

    /// What the view is, in a word or two. The default is what it shows.
    public var accessibilityLabel: String? {
        get { rare?.accessibility.label ?? defaultAccessibilityLabel }
        set { rareState.accessibility.label = newValue }
    }

    /// What it is set to. The default is what it shows.
    public var accessibilityValue: String? {
        get { rare?.accessibility.value ?? defaultAccessibilityValue }
        set { rareState.accessibility.value = newValue }
    }

    /// What happens when it is used.
    public var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { rareState.accessibility.hint = newValue }
    }

    /// What kind of thing it is. The default follows from its class and state.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? defaultAccessibilityTraits }
        set { rareState.accessibility.traits = newValue }
    }

    /// Whether it is an element of its own. The default follows from its class.
    public var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? isAccessibilityElementByDefault }
        set { rareState.accessibility.isElement = newValue }
    }

    /// Whether nothing in it is told. The default is false.
    public var accessibilityElementsHidden: Bool {
        get { rare?.accessibility.elementsHidden ?? false }
        set { rareState.accessibility.elementsHidden = newValue }
    }

    /// Where it is on the screen, in points.
    public var accessibilityFrame: CGRect { convert(bounds, to: nil) }
}
