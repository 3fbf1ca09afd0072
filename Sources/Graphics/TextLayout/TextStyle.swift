import CoreGraphics
import Foundation

/// The style of a run of text.
public struct TextStyle: Hashable, Sendable {
    /// The font of the text.
    public var font: FontDescription

    /// The color of the text, or nil for the color that is passed to `draw`.
    public var color: CGColor?

    /// The background color, which fills the height of the line, or nil for no background.
    public var backgroundColor: CGColor?

    /// The space that is added after each character, in points; 0 means the spacing of the font.
    public var kern: CGFloat

    /// The distance of the text above the baseline of the line, in points.
    public var baselineOffset: CGFloat

    /// The underline.
    public var underline: DecorationLine

    /// The strikethrough line.
    public var strikethrough: DecorationLine

    /// The color of the underline, or nil for the color of the text.
    public var underlineColor: CGColor?

    /// The color of the strikethrough line, or nil for the color of the text.
    public var strikethroughColor: CGColor?

    /// The width of the stroke along the outlines of the glyphs, in percent of the font size; 0 for glyphs that are
    /// only filled. Glyphs with a positive width are only stroked; those with a negative width are filled and stroked.
    public var strokeWidth: CGFloat

    /// The color of the stroke, or nil for the color of the text.
    public var strokeColor: CGColor?

    /// The embeddings and overrides of the writing direction, from the outermost to the innermost. They have the effect
    /// of the control characters of Unicode, without being part of the text.
    public var directions: [DirectionFormat] = []

    /// The size of an attachment, in points, for a run that consists of an object replacement character (U+FFFC). The
    /// attachment is placed on the baseline. The caller draws it in the frame from ``TextLayout/attachmentFrames``.
    public var attachmentSize: CGSize?

    /// Creates a style.
    public init(
        font: FontDescription, color: CGColor? = nil, backgroundColor: CGColor? = nil, kern: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: DecorationLine = .none, strikethrough: DecorationLine = .none,
        underlineColor: CGColor? = nil, strikethroughColor: CGColor? = nil, strokeWidth: CGFloat = 0,
        strokeColor: CGColor? = nil,
        attachmentSize: CGSize? = nil
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.underlineColor = underlineColor
        self.strikethroughColor = strikethroughColor
        self.strokeWidth = strokeWidth
        self.strokeColor = strokeColor
        self.attachmentSize = attachmentSize
    }
}
