import Foundation
import TextLayout

/// The style of an underline or a strikethrough line.
///
/// A style contains ``single``, ``thick``, ``double``, or both ``thick`` and ``double``. Patterns and ``byWord`` modify
/// the style, and draw no line by themselves.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only words have lines, and white space has none.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Creates the style from the value of an attribute, a number. Other values mean no line.
    package init(attribute value: Any?) {
        let number: Int? =
            switch value {
            case let value as NSUnderlineStyle: value.rawValue
            case let value as Int: value
            case let value as NSNumber: value.intValue
            case let value as Double: Int(exactly: value.rounded())
            case let value as CGFloat: Int(exactly: value.rounded())
            default: nil
            }
        self.init(rawValue: number ?? 0)
    }

    /// The style for text layout.
    package var line: DecorationLine {
        let bits: Int = rawValue & 0x0F
        if bits == 0 { return .none }
        // The patterns are consecutive numbers, not bits.
        let pattern: DecorationLine.Pattern =
            switch rawValue & 0x0700 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        return DecorationLine(
            count: bits & 0x08 != 0 ? 2 : 1, isThick: bits & 0x02 != 0, pattern: pattern,
            skipsSpaces: contains(.byWord))
    }
}
