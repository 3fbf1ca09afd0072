import Foundation

/// Text that is shaped and broken into lines, before the lines are aligned.
///
/// OPTIMIZATION: the data is in flat arrays. A line is a range of runs, and a run is a range of glyphs and a range of
/// clusters. No Pango objects are stored, so any thread can read a layout.
struct TypesetText: Sendable {
    var lines: [TypesetLine] = []
    var runs: [GlyphRun] = []
    var glyphs: [Glyph] = []
    var clusters: [Cluster] = []
    var attachments: [TypesetAttachment] = []

    /// The width of the widest line with its indents, or a larger width if line breaks require it. In a smaller width,
    /// line breaks would change.
    var usedWidth: CGFloat = 0

    /// Whether a line wraps. If a line wraps, line breaks might change in a larger width.
    var isWrapped = false

    /// The text of all runs.
    var text = ""

    /// The length of the text in UTF-16 code units.
    var utf16Count = 0

    var isTruncated = false

    /// The range that an ellipsis replaces, if any.
    var ellipsis: Range<Int>?

    /// Whether the height hides the empty line after a line break at the end of the text.
    var hidesEmptyLine = false

    /// Whether white space, or a kern, at the end of a paragraph does not fit and therefore has no width.
    var omitsWidth = false

    /// Whether some character has no glyph in any font of the `FontTier` that was used.
    var hasMissing = false
}

extension TypesetText {
    /// Returns the first UTF-16 offset of a run.
    func start(ofRun index: Int) -> Int {
        let range = runs[index].clusters
        guard let first = range.first, let last = range.last else { return -1 }
        return Int(min(clusters[first].start, clusters[last].start))
    }

    /// Returns the UTF-16 offset after a run.
    func end(ofRun index: Int) -> Int {
        let range = runs[index].clusters
        guard let first = range.first, let last = range.last else { return -1 }
        return Int(max(clusters[first].end, clusters[last].end))
    }
}

/// A glyph with its position relative to the left end and the baseline of its line, in points with y downward.
struct Glyph: Sendable {
    var index: UInt32
    var x: Float
    var y: Float
}

/// The smallest unit of text with a width: usually one character, or all characters of a ligature.
struct Cluster: Sendable {
    /// The bounds of the cluster as UTF-16 offsets in the whole text.
    var start: Int32
    var end: Int32
    /// The left edge relative to the left end of the line, in points.
    var x: Float
    /// The width, in points.
    var width: Float
}

/// A sequence of adjacent glyphs with the same typeface, style, and direction.
struct GlyphRun: Sendable {
    enum Kind: Sendable {
        case glyphs
        /// Characters without a glyph in any font. A box is drawn for each cluster.
        case missing
        case attachment
    }

    var kind: Kind
    var face: TypeFace
    var style: Int
    /// The level of the bidirectional algorithm. Odd levels are right to left.
    var level: UInt8
    var glyphs: Range<Int>
    var clusters: Range<Int>
    var x: CGFloat
    var width: CGFloat
}

/// A measured line before alignment.
struct TypesetLine: Sendable {
    var utf16Range: Range<Int>
    /// The end of the line's text, before its line break.
    var contentEnd: Int
    /// The start of the white space at which the line wraps, or the end of the content if there is none.
    var hangingStart: Int
    var runs: Range<Int>
    /// The total width of the line, including hanging white space.
    var width: CGFloat
    /// The width of the hanging white space at which the line wraps.
    var hangingWidth: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var isRightToLeft: Bool
    var isFirstInParagraph: Bool
    var endsParagraph: Bool
    var isTruncated: Bool
    /// Whether white space ends the line's text.
    var endsWithSpace: Bool
    /// The distances of the line from its leading and its trailing margin.
    var headIndent: CGFloat
    var tailIndent: CGFloat
    /// The width of the text with its indents, or a larger width if the line break requires it.
    var usedWidth: CGFloat = 0
    /// The distance from the top of the text. It is set when lines are stacked.
    var top: CGFloat = 0
    /// The height. It is set when lines are stacked.
    var height: CGFloat = 0
}

/// An attachment with its position relative to its line.
struct TypesetAttachment: Sendable {
    var utf16Offset: Int
    var line: Int
    var x: CGFloat
    var size: CGSize
    var rise: CGFloat
}
