import CoreGraphics
import Foundation

/// Text that has been shaped, broken into lines and placed: made once, then only read.
///
/// All measures are in points and unrounded, with the origin at the top left, y downwards. Offsets count UTF-16 units,
/// as `NSString` does, over the texts of all runs put together.
///
/// Defence of `Sendable`: every stored property is constant plain data, except for the faces, which say for themselves
/// why threads may share them.
public final class TextLayout: Sendable {
    /// What was laid out.
    public let runs: [TextRun]

    /// How it was laid out.
    public let format: ParagraphFormat

    /// The space that was given; `.greatestFiniteMagnitude` is no bound.
    public let maximumSize: CGSize

    /// The most lines there might be; 0 is no limit.
    public let maximumNumberOfLines: Int

    /// The lines, from top to bottom. Empty only if there were no runs; empty text has one empty line.
    public let lines: [TextLine]

    /// The space that the text takes, in points and unrounded.
    ///
    /// The width is that of the widest line with its indents, without the spaces at which lines were wrapped.
    public let size: CGSize

    /// Whether text is left out for want of space.
    public let isTruncated: Bool

    let content: Typeset

    /// Lays text out. O(n) in the length of the text.
    ///
    /// - Parameters:
    ///   - runs: the text; paragraphs may end anywhere in it.
    ///   - format: holds for all paragraphs.
    ///   - maximumSize: the space in points. Lines that do not fit into the height are left out, but never the first.
    ///   - maximumNumberOfLines: the most lines there may be; 0 sets no limit.
    public convenience init(
        runs: [TextRun], format: ParagraphFormat = ParagraphFormat(),
        maximumSize: CGSize = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
        maximumNumberOfLines: Int = 0
    ) {
        let content = TextEngine.shared.locked { state in
            state.typesettingCounts[pthread_self(), default: 0] += 1
            return Typesetter.typeset(
                runs: runs, format: format, maximumSize: maximumSize, maximumLines: maximumNumberOfLines, state: state)
        }
        self.init(
            runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines,
            content: content)
    }

    init(
        runs: [TextRun], format: ParagraphFormat, maximumSize: CGSize, maximumNumberOfLines: Int, content: Typeset
    ) {
        self.runs = runs
        self.format = format
        self.maximumSize = maximumSize
        self.maximumNumberOfLines = maximumNumberOfLines
        self.content = content
        isTruncated = content.isTruncated
        let width = maximumSize.width < 1e6 ? max(maximumSize.width, 0) : content.usedWidth
        lines = content.lines.map { $0.placed(in: width, alignment: format.alignment) }
        let last = content.lines.last
        size = CGSize(width: content.usedWidth, height: last.map { $0.top + $0.height } ?? 0)
    }

    /// The first line's baseline, measured from the top; 0 without lines.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The last line's baseline, measured from the top; 0 without lines.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The number of UTF-16 units of the text.
    public var utf16Count: Int { content.utf16Count }

    /// Where the inline objects stand, in reading order; those that truncation hides are left out.
    public var attachmentFrames: [(utf16Offset: Int, frame: CGRect)] {
        content.attachments.map { attachment in
            let left = self.left(ofLine: attachment.line)
            let bottom = lines[attachment.line].baseline - attachment.rise
            let origin = CGPoint(x: left + attachment.x, y: bottom - attachment.size.height)
            return (attachment.utf16Offset, CGRect(origin: origin, size: attachment.size))
        }
    }

    /// The left end of everything on a line, hanging spaces included.
    func left(ofLine index: Int) -> CGFloat {
        let line = content.lines[index]
        return lines[index].frame.minX - (line.isRightToLeft ? line.hangingWidth : 0)
    }
}

extension SetLine {
    /// The line in a container of the given width.
    func placed(in width: CGFloat, alignment: ParagraphFormat.Alignment) -> TextLine {
        let used = self.width - hangingWidth
        let leftIndent = isRightToLeft ? tailIndent : headIndent
        let rightIndent = isRightToLeft ? headIndent : tailIndent
        // A line that is too wide starts at its head, whatever its alignment.
        let room = width - leftIndent - rightIndent - used
        let x: CGFloat
        switch (alignment, isRightToLeft) {
        case (.left, _), (.natural, false), (.justified, false):
            x = leftIndent
        case (.right, _), (.natural, true), (.justified, true):
            x = room < 0 && !isRightToLeft ? leftIndent : leftIndent + room
        case (.center, _):
            x = room < 0 ? (isRightToLeft ? leftIndent + room : leftIndent) : leftIndent + room / 2
        }
        return TextLine(
            utf16Range: utf16Range, frame: CGRect(x: x, y: top, width: used, height: height),
            baseline: top + height - descent, isTruncated: isTruncated, isRightToLeft: isRightToLeft,
            endsParagraph: endsParagraph)
    }
}
