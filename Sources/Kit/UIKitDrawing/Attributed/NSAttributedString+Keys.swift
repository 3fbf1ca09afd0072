import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`. The default is the system font with a size of 12 points.
    public static let font = NSAttributedString.Key("NSFont")

    /// The paragraph style, an `NSParagraphStyle`. The style of the first character applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

    /// The color of the text, a `UIColor`. The default is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")

    /// The background color of the text, a `UIColor`. The default is no background.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

    /// The space after each character in points, a number. The default is 0.
    public static let kern = NSAttributedString.Key("NSKern")

    /// The space after each character in points, a number. This attribute overrides `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")

    /// The strikethrough line, the raw value of an `NSUnderlineStyle`. The default is 0, no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

    /// The color of the strikethrough line, a `UIColor`. The default is the color of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

    /// The underline, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")

    /// The color of the underline, a `UIColor`. The default is the color of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

    /// The shadow of the text, an `NSShadow`. The default is no shadow.
    public static let shadow = NSAttributedString.Key("NSShadow")

    /// The attachment that is shown at a character U+FFFC, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")

    /// A link, a `URL` or a `String`. Text without a foreground color is drawn in the link color.
    public static let link = NSAttributedString.Key("NSLink")

    /// The distance of the text above the baseline in points, a number. The default is 0.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

    /// The width of the stroke along the outlines of the characters, as a percentage of the font size, a number. The
    /// default is 0, no stroke. Text with a positive width is only stroked; text with a negative width is filled and
    /// stroked.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")

    /// The color of the stroke, a `UIColor`. The default is the color of the text.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")

    /// The skew of the characters, a number: the distance to the right for each unit of height. The default is 0, no
    /// skew.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")

    /// Whether standard ligatures are used, an integer: 0 for no, 1 for yes. The default is 1. Ligatures that a script
    /// requires, as Arabic does, are always used.
    public static let ligature = NSAttributedString.Key("NSLigature")

    /// Embeddings and overrides of the writing direction from the outermost to the innermost, an array of integers.
    /// Each is the raw value of `NSWritingDirection.leftToRight` or `.rightToLeft`, combined with the raw value of an
    /// `NSWritingDirectionFormatType` by the operator `|`. They have the effect of the bidirectional control characters
    /// of Unicode.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")

    /// The orientation of characters in vertical text, an integer: 0 for characters that are rotated by 90 degrees, 1
    /// for upright characters. By default, the orientation depends on the script. As on iOS, labels and text views
    /// always show horizontal text. A vertical text view uses the attribute.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalGlyphForm")

    /// The natural logarithm of the factor by which the characters are widened, a number. The default is 0, no
    /// expansion.
    public static let expansion = NSAttributedString.Key("NSExpansion")
}
