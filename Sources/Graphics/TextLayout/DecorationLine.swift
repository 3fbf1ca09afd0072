/// The style of an underline or a strikethrough line.
public struct DecorationLine: Hashable, Sendable {
    /// The dashes and the gaps of a line.
    public enum Pattern: UInt8, Hashable, Sendable {
        /// A line without gaps, dots, dashes, or groups of a dash and one or two dots.
        case solid, dot, dash, dashDot, dashDotDot
    }

    /// The number of parallel lines, from 0 to 2.
    public var count: Int

    /// Whether the lines have double thickness.
    public var isThick: Bool

    /// The dashes and the gaps.
    public var pattern: Pattern

    /// Whether white space has no line.
    public var skipsSpaces: Bool

    /// Creates a style.
    public init(count: Int, isThick: Bool = false, pattern: Pattern = .solid, skipsSpaces: Bool = false) {
        self.count = count
        self.isThick = isThick
        self.pattern = pattern
        self.skipsSpaces = skipsSpaces
    }

    /// No line.
    public static let none = DecorationLine(count: 0)
    /// One line.
    public static let single = DecorationLine(count: 1)
    /// One line of double thickness.
    public static let thick = DecorationLine(count: 1, isThick: true)
    /// Two lines.
    public static let double = DecorationLine(count: 2)
}

extension DecorationLine.Pattern {
    /// The lengths of dashes and gaps, alternating, in multiples of the thickness. It is empty for a solid line.
    var lengths: [Double] {
        switch self {
        case .solid: []
        case .dot: [2, 2]
        case .dash: [6, 3]
        case .dashDot: [6, 3, 2, 3]
        case .dashDotDot: [6, 3, 2, 3, 2, 3]
        }
    }
}
