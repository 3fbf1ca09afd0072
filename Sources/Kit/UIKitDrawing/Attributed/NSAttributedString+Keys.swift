import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`; the system's at 12 points by default.
    public static let font = NSAttributedString.Key("NSFont")

    /// The paragraph's style, an `NSParagraphStyle`. The one at a paragraph's first character counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

    /// The text's colour, a `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key("NSColor")

    /// The colour behind the text, a `UIColor`; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

    /// Points that are added after each character, a number; 0 by default.
    public static let kern = NSAttributedString.Key("NSKern")

    /// Points that are added after each character, a number; it replaces `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")

    /// A line through the text, the raw value of an `NSUnderlineStyle`; only whether there is one counts.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

    /// The colour of the line through the text, a `UIColor`; the text's by default. Where text is also underlined,
    /// both lines have the underline's colour, if one is given.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

    /// A line under the text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")

    /// The colour of the line under the text, a `UIColor`; the text's by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

    /// The text's shadow, an `NSShadow`; none by default.
    public static let shadow = NSAttributedString.Key("NSShadow")

    /// An image in the line, an `NSTextAttachment`, at a character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")

    /// A link, a `URL` or a `String`. Drawn in the link colour where no other is given.
    public static let link = NSAttributedString.Key("NSLink")

    /// Points by which the text stands above the baseline, a number; 0 by default.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
