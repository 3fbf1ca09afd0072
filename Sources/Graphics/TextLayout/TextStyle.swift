import CoreGraphics
import Foundation

/// How one run of text looks.
public struct TextStyle: Hashable, Sendable {
    /// The lines that can be drawn below text.
    public enum Underline: UInt8, Hashable, Sendable {
        case none, single, thick, double
    }

    /// What the text is drawn with.
    public var font: FontDescription

    /// The text's color; nil takes the color that is given when drawing.
    public var color: CGColor?

    /// The color behind the text, as high as the line; nil draws nothing.
    public var backgroundColor: CGColor?

    /// Points added after every character; 0 keeps the font's own spacing.
    public var kern: CGFloat

    /// Points by which the text stands above the line's baseline.
    public var baselineOffset: CGFloat

    /// The line below the text.
    public var underline: Underline

    /// Whether a line goes through the text.
    public var strikethrough: Bool

    /// The color of underline and strikethrough; nil takes the text's.
    public var underlineColor: CGColor?

    /// For a run that is one object replacement character (U+FFFC): the size in points of what the caller will draw
    /// there. It stands on the baseline; ``TextLayout/attachmentFrames`` tells where.
    public var attachmentSize: CGSize?

    /// Creates a style; everything but the font has a plain default.
    public init(
        font: FontDescription, color: CGColor? = nil, backgroundColor: CGColor? = nil, kern: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: Underline = .none, strikethrough: Bool = false,
        underlineColor: CGColor? = nil, attachmentSize: CGSize? = nil
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.underlineColor = underlineColor
        self.attachmentSize = attachmentSize
    }
}
