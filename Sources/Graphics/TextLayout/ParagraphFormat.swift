import Foundation

/// The format of paragraphs: alignment, line breaking, indents, and spacing. All lengths are in points.
public struct ParagraphFormat: Hashable, Sendable {
    /// The alignment of lines.
    public enum Alignment: UInt8, Hashable, Sendable {
        /// Lines are aligned to the side where the writing direction of the paragraph starts.
        case natural
        /// Lines are aligned to the left margin, to the center, or to the right margin.
        case left, center, right
        /// Lines extend to both margins. Spaces are widened in all lines except the last of a paragraph.
        case justified
    }

    /// The way in which lines that are too long are broken or truncated.
    public enum LineBreakMode: UInt8, Hashable, Sendable {
        /// Lines break between words. If a word is wider than the line, it breaks at any character.
        case byWordWrapping
        /// Lines break between characters.
        case byCharWrapping
        /// Lines break between words. The last line extends past the margin.
        case byClipping
        /// Lines break between words. The start of the last line is truncated.
        case byTruncatingHead
        /// Lines break between words. The end of the last line is truncated.
        case byTruncatingTail
        /// Lines break between words. The middle of the last line is truncated.
        case byTruncatingMiddle
    }

    /// The writing direction of a paragraph.
    public enum BaseDirection: UInt8, Hashable, Sendable {
        /// The direction of the first strongly directional character of the paragraph, or left to right if there is
        /// none.
        case natural
        /// The direction is fixed.
        case leftToRight, rightToLeft
    }

    /// A position to which a tab moves the text after it.
    public struct TabStop: Hashable, Sendable {
        /// How the text after a tab is placed at the stop.
        public enum Alignment: UInt8, Hashable, Sendable {
            /// The text starts at the stop, ends there, or is centered there.
            case leading, trailing, center
            /// The first decimal point of the text is at the stop. Text without a decimal point ends at the stop.
            case decimal
        }

        /// The distance from the leading margin, in points.
        public var location: CGFloat
        /// How the text after a tab is placed at the stop.
        public var alignment: Alignment
        /// The characters that are decimal points. Only for stops with the alignment `decimal`.
        public var decimalPoints: CharacterSet

        /// The default decimal points: only the period.
        public static let standardDecimalPoints = CharacterSet(charactersIn: ".")

        /// Creates a stop.
        public init(
            location: CGFloat, alignment: Alignment = .leading,
            decimalPoints: CharacterSet = TabStop.standardDecimalPoints
        ) {
            self.location = location
            self.alignment = alignment
            self.decimalPoints = decimalPoints
        }
    }

    /// The alignment of lines.
    public var alignment: Alignment = .natural

    /// The way in which lines that are too long are broken or truncated.
    public var lineBreakMode: LineBreakMode = .byWordWrapping

    /// Whether a word that is wider than the line extends past the margin, instead of breaking at any character. It has
    /// no effect if lines break between characters.
    package var keepsWords = false

    /// Extra space between lines.
    public var lineSpacing: CGFloat = 0

    /// Extra space after each paragraph but the last.
    public var paragraphSpacing: CGFloat = 0

    /// Extra space before each paragraph but the first.
    public var paragraphSpacingBefore: CGFloat = 0

    /// The minimum height of a line.
    public var minimumLineHeight: CGFloat = 0

    /// The maximum height of a line; 0 means no limit.
    public var maximumLineHeight: CGFloat = 0

    /// The factor by which the natural line height is multiplied; 0 means 1.
    public var lineHeightMultiple: CGFloat = 0

    /// The distance of the first line of a paragraph from the leading margin.
    public var firstLineHeadIndent: CGFloat = 0

    /// The distance of the other lines of a paragraph from the leading margin.
    public var headIndent: CGFloat = 0

    /// The end of the lines. Positive values are measured from the leading margin, others from the trailing margin.
    public var tailIndent: CGFloat = 0

    /// The tab stops, or nil for stops only at multiples of ``defaultTabInterval``.
    public var tabStops: [TabStop]?

    /// The interval of the stops after the last tab stop, in points. 0 means 28 points.
    public var defaultTabInterval: CGFloat = 0

    /// Whether characters move closer together, by at most 5 percent of the font size, to avoid truncation.
    public var allowsTightening = false

    /// Whether lines break between Korean words but not between syllables.
    public var keepsHangulWords = false

    /// Whether line breaks follow the preferences of the system. The property has no effect on layout.
    public var usesStandardStrategy = false

    /// Whether a paragraph avoids a last line that consists of one word.
    public var avoidsSingleWords = false

    /// The fraction of the line width that whole words must fill. If they fill less, a hyphenated part of the next word
    /// is added to the line. 0 means that no words are hyphenated.
    public var hyphenationFactor: CGFloat = 0

    /// Whether words are hyphenated wherever this fills the line better, if ``hyphenationFactor`` is 0.
    public var usesDefaultHyphenation = false

    /// The marker before the first line of the text, if the text is an item of a list.
    public var marker: ParagraphMarker?

    /// The writing direction of paragraphs.
    public var baseDirection: BaseDirection = .natural

    /// The hyphenation factor, from 0 to 1.
    var hyphenation: CGFloat { hyphenationFactor > 0 ? min(hyphenationFactor, 1) : usesDefaultHyphenation ? 1 : 0 }

    /// Creates the default format: natural alignment, word wrapping, no extra space.
    public init() {}

    /// Creates a format with an alignment and a line break mode, and the defaults for the other values.
    public init(alignment: Alignment, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}
