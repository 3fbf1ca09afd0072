/// How a string is drawn and measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle is filled with lines from its top, which break at its width. Without this, the text is one line,
    /// and the rectangle's origin is on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

    /// Lines are apart by what the font asks for, as well as by their height.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)

    /// The last line that has room shows that text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
