import Foundation

/// How paragraphs are broken into lines and placed; all measures are in points.
public struct ParagraphFormat: Hashable, Sendable {
    /// Where a line stands between the margins.
    public enum Alignment: UInt8, Hashable, Sendable {
        /// The side on which the paragraph's writing direction starts.
        case natural
        case left, center, right
        /// Both margins: spaces are widened in every line but a paragraph's last.
        case justified
    }

    /// What happens to a line that is too long.
    public enum LineBreakMode: UInt8, Hashable, Sendable {
        /// Lines break between words; a word that is wider than the line breaks anywhere.
        case byWordWrapping
        /// Lines break before any character.
        case byCharWrapping
        /// Earlier lines break between words; the last permitted line runs on past the margin.
        case byClipping
        /// Earlier lines break between words; the last permitted line loses its beginning.
        case byTruncatingHead
        /// Earlier lines break between words; the last permitted line loses its end.
        case byTruncatingTail
        /// Earlier lines break between words; the last permitted line loses its middle.
        case byTruncatingMiddle
    }

    /// The side on which a paragraph starts.
    public enum BaseDirection: UInt8, Hashable, Sendable {
        /// The direction of the paragraph's first letter that has one; left to right if none has.
        case natural
        case leftToRight, rightToLeft
    }

    /// Where lines stand between the margins.
    public var alignment: Alignment = .natural

    /// What happens to lines that are too long.
    public var lineBreakMode: LineBreakMode = .byWordWrapping

    /// Extra space between two lines.
    public var lineSpacing: CGFloat = 0

    /// Extra space after a paragraph that another one follows.
    public var paragraphSpacing: CGFloat = 0

    /// Extra space before a paragraph that follows another one.
    public var paragraphSpacingBefore: CGFloat = 0

    /// The least height of a line.
    public var minimumLineHeight: CGFloat = 0

    /// The greatest height of a line; 0 sets no limit.
    public var maximumLineHeight: CGFloat = 0

    /// A factor for the natural height of a line; 0 means 1.
    public var lineHeightMultiple: CGFloat = 0

    /// The distance of a paragraph's first line from the margin on which it starts.
    public var firstLineHeadIndent: CGFloat = 0

    /// The distance of a paragraph's other lines from the margin on which they start.
    public var headIndent: CGFloat = 0

    /// Where lines end: if positive, the distance from the margin on which they start; otherwise from the other one.
    public var tailIndent: CGFloat = 0

    /// The side on which paragraphs start.
    public var baseDirection: BaseDirection = .natural

    /// Creates the plain format: natural alignment, word wrapping, no extra space.
    public init() {}

    /// Creates a plain format with the given alignment and line break mode.
    public init(alignment: Alignment, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}
