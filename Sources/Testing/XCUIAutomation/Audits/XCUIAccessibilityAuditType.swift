/// The kinds of problems that an accessibility audit finds.
///
/// The types `action` and `parentChild` exist only on macOS, so they do not exist here.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// The bits of the types.
    public let rawValue: UInt64

    /// Creates a set of types from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Text whose color is too similar to the color of its background: a contrast ratio below 3 to 1. Disabled controls
    /// and placeholders are not checked.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Text and controls on the screen that assistive technologies cannot find, because they are not elements.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// Controls with a touch target of less than 24 by 24 points.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label, a value or a placeholder, and labels that are the name of a file or a variable.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that keeps its size when the person prefers larger text, except in bars.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Text that is taller than its label, and single lines that are cut off in buttons or by `byClipping`.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Elements whose traits contradict each other, or do not indicate that the element can be activated.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// All types.
    public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}
