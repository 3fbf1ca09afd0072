/// The role and the state of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// An element that summarizes the state of the app when it opens.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// A disabled element.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element whose label or value changes frequently.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts to play or to record when it is activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element with an adjustable value, such as a slider.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that handles touches itself while an assistive technology is running.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element of a page. After an assistive technology reads it, the page turns.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    /// A button that toggles a state, such as a switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
