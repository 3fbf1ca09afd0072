import Foundation

/// Text that has been shaped and broken into lines, before the lines are placed.
///
/// OPTIMIZATION: flat arrays, cut by ranges: a line is a range of runs, a run a range of glyphs and one of clusters.
/// No Pango object is kept, so a layout is plain data that any thread may read.
struct Typeset: Sendable {
    var lines: [SetLine] = []
    var runs: [GlyphRun] = []
    var glyphs: [Glyph] = []
    var clusters: [Cluster] = []
    var attachments: [SetAttachment] = []

    /// The widest line with its indents: in less width, lines would break elsewhere.
    var usedWidth: CGFloat = 0

    /// Whether a line ends where its paragraph does not: in more width, it might break elsewhere.
    var isWrapped = false

    /// The text of all runs.
    var text = ""

    /// Its length in UTF-16 units.
    var utf16Count = 0

    var isTruncated = false

    /// Whether some character is in none of the fonts that were tried.
    var hasMissing = false
}

/// A glyph, placed relative to its line's left end and baseline, in points, y downwards.
struct Glyph: Sendable {
    var index: UInt32
    var x: Float
    var y: Float
}

/// The smallest piece of text that has a width of its own: usually one character, two or more in a ligature.
struct Cluster: Sendable {
    /// UTF-16 offsets in the whole text.
    var start: Int32
    var end: Int32
    /// The left edge relative to the line's left end, and the width, in points.
    var x: Float
    var width: Float
}

/// Glyphs of one face, style and direction that stand side by side.
struct GlyphRun: Sendable {
    enum Kind: Sendable {
        case glyphs
        /// Characters that no font has: a box is drawn for each cluster.
        case missing
        case attachment
    }

    var kind: Kind
    var face: TypeFace
    var style: Int
    /// The level of the bidirectional algorithm; odd is right to left.
    var level: UInt8
    var glyphs: Range<Int>
    var clusters: Range<Int>
    var x: CGFloat
    var width: CGFloat
}

/// A line, measured but not placed.
struct SetLine: Sendable {
    var utf16Range: Range<Int>
    /// Where the line's text ends and its line end, if it has one, begins.
    var contentEnd: Int
    /// Where the white space begins at which the line was wrapped; the content's end if there is none.
    var hangingStart: Int
    var runs: Range<Int>
    /// The width of everything on the line, and how much of it is space that hangs over where the line was wrapped.
    var width: CGFloat
    var hangingWidth: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var isRightToLeft: Bool
    var isFirstInParagraph: Bool
    var endsParagraph: Bool
    var isTruncated: Bool
    /// Distances from the margin on the line's starting side, and from the other one.
    var headIndent: CGFloat
    var tailIndent: CGFloat
    /// Top and height, set when lines are stacked.
    var top: CGFloat = 0
    var height: CGFloat = 0
}

/// An attachment's place relative to its line.
struct SetAttachment: Sendable {
    var utf16Offset: Int
    var line: Int
    var x: CGFloat
    var size: CGSize
    var rise: CGFloat
}
