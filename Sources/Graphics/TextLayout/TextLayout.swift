import CoreGraphics
import Foundation

/// An immutable layout of text: its shaped glyphs and its lines.
///
/// All lengths are in points and are not rounded. The origin is at the top left, with y downward. Offsets are in UTF-16
/// code units, as in `NSString`, in the concatenated text of all runs.
///
/// `Sendable`: every stored property is constant data, except for the typefaces, whose declaration explains why threads
/// can share them.
public final class TextLayout: Sendable {
    /// The text of the layout.
    public let runs: [TextRun]

    /// The format of all paragraphs.
    public let format: ParagraphFormat

    /// The available size, in points. `.greatestFiniteMagnitude` means no limit.
    public let maximumSize: CGSize

    /// The maximum number of lines; 0 means no limit.
    public let maximumNumberOfLines: Int

    /// The lines, from top to bottom. The array is empty only if there are no runs; an empty text has one empty line.
    public let lines: [TextLine]

    /// The size of the text, in points. It is not rounded.
    ///
    /// The width is that of the widest line, including indents. It is larger if the text would wrap at other places
    /// within that width. The spaces at which lines wrap are not included.
    public let size: CGSize

    /// Whether the text is truncated.
    public let isTruncated: Bool

    let content: TypesetText

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - runs: The text. Runs can contain line breaks.
    ///   - format: The format of all paragraphs.
    ///   - maximumSize: The available size, in points. Lines that exceed the height are dropped, except for the first
    ///     line. With the line break mode `byClipping`, no line is dropped.
    ///   - maximumNumberOfLines: The maximum number of lines; 0 means no limit.
    /// - Complexity: O(*n*) in the length of the text.
    public convenience init(
        runs: [TextRun], format: ParagraphFormat = ParagraphFormat(),
        maximumSize: CGSize = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
        maximumNumberOfLines: Int = 0
    ) {
        let content = TextEngine.shared.withLock { state in
            state.typesettingCounts[pthread_self(), default: 0] += 1
            return Typesetter.typeset(
                runs: runs, format: format, maximumSize: maximumSize, maximumLines: maximumNumberOfLines, state: state)
        }
        self.init(
            runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines,
            content: content)
    }

    init(
        runs: [TextRun], format: ParagraphFormat, maximumSize: CGSize, maximumNumberOfLines: Int, content: TypesetText
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

    /// The distance of the first line's baseline from the top, in points; 0 if there are no lines.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance of the last line's baseline from the top, in points; 0 if there are no lines.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The range of the text that truncation hides in the last line, in UTF-16 offsets; nil if the last line has no
    /// ellipsis.
    public var truncatedRange: Range<Int>? {
        let modes: [ParagraphFormat.LineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
        guard let line = content.lines.last, line.isTruncated, modes.contains(format.lineBreakMode) else { return nil }
        let hidden: Range<Int> = content.ellipsis ?? line.contentEnd..<utf16Count
        return format.lineBreakMode == .byTruncatingTail ? hidden.lowerBound..<utf16Count : hidden
    }

    /// The length of the text in UTF-16 code units.
    public var utf16Count: Int { content.utf16Count }

    /// The frames of the attachments, in reading order. Attachments that truncation hides are not included.
    public var attachmentFrames: [(utf16Offset: Int, frame: CGRect)] {
        content.attachments.map { attachment in
            let left = self.left(ofLine: attachment.line)
            let bottom = lines[attachment.line].baseline - attachment.rise
            let origin = CGPoint(x: left + attachment.x, y: bottom - attachment.size.height)
            return (attachment.utf16Offset, CGRect(origin: origin, size: attachment.size))
        }
    }

    /// Returns the left edge of a line, including hanging spaces.
    func left(ofLine index: Int) -> CGFloat {
        let line = content.lines[index]
        return lines[index].frame.minX - (line.isRightToLeft ? line.hangingWidth : 0)
    }
}

extension TypesetLine {
    /// Returns the line, aligned in a container with the given width.
    func placed(in width: CGFloat, alignment: ParagraphFormat.Alignment) -> TextLine {
        let used = self.width - hangingWidth
        let leftIndent = isRightToLeft ? tailIndent : headIndent
        let rightIndent = isRightToLeft ? headIndent : tailIndent
        // A line that is too wide is aligned at its leading edge, except for a right-to-left line with left alignment.
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
