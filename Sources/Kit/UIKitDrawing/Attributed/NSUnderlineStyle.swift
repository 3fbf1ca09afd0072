import TextLayout

/// The style of an underline or a strikethrough line.
///
/// Patterns and `byWord` are absent because they cannot be drawn.
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

    var underline: TextStyle.Underline {
        switch rawValue & 0x0F {
        case 0: .none
        case 0x02: .thick
        case 0x09: .double
        default: .single
        }
    }
}
