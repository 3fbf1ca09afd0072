import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

/// An object that lays out a string in frames.
public final class CTFramesetter: NSObject {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

    /// Lines that fit in an area.
    struct Lines {
        /// The lines, with the positions of their origins relative to the top left of the area, with y downward.
        var lines: [(line: CTLine, origin: CGPoint)] = []
        var size: CGSize = .zero
        /// The characters of the lines.
        var range: NSRange
    }

    /// Lays out the characters in a range. The last line is the last one that fits completely.
    func lines(in range: NSRange, size: CGSize) -> Lines {
        // A frame is often a page of a long string, so only a few more paragraphs than fit are laid out.
        var paragraphs: Int = size.height < 1e6 ? 8 : .max
        while true {
            let part: NSRange = typesetter.paragraphs(paragraphs, in: range)
            let lines: Lines = self.lines(ofParagraphsIn: part, size: size)
            if lines.range.length < part.length || part.length == range.length { return lines }
            paragraphs *= 4
        }
    }

    private func lines(ofParagraphsIn range: NSRange, size: CGSize) -> Lines {
        var result = Lines(range: range)
        guard range.length > 0 else { return result }
        let width: CGFloat = size.width < 1e6 ? size.width : .greatestFiniteMagnitude
        let text = AttributedText(
            typesetter.prepared.attributedSubstring(from: range), defaults: .coreText, splitsParagraphs: true,
            lineWidth: width)
        // The height does not limit the layout, because it would truncate the last line.
        let block = TextBlock(text, limits: TextLimits(width: width, truncatedParagraphLineLimit: 1))
        var placed: [PlacedLine] = block.placedLines
        // A line break at the end of the string does not begin a line.
        if let last = placed.last, last.start == range.length { placed.removeLast() }
        if let count = placed.firstIndex(where: { $0.bottom > size.height + 0.01 }) {
            result.range.length = placed[count].start
            placed.removeSubrange(count...)
        } else {
            // In the width of the block, lines break at the same places.
            result.size.width = min(block.size.width, width)
        }
        result.size.width = placed.reduce(result.size.width) { max($0, $1.right) }
        result.size.height = placed.last?.bottom ?? 0
        let ends: [Int] = placed.dropFirst().map(\.start) + [result.range.length]
        result.lines = zip(placed, ends).map { line, end in
            (
                CTLine(
                    layout: line.piece.layout, index: line.index, string: typesetter.string,
                    layoutStart: range.location + line.piece.utf16Start,
                    stringRange: CFRange(location: range.location + line.start, length: end - line.start)),
                line.origin
            )
        }
        return result
    }
}

/// A line of a block of text.
private struct PlacedLine {
    let piece: TextBlock.Piece
    /// The index of the line in the layout of the piece.
    let index: Int

    private var line: TextLine { piece.layout.lines[index] }

    /// The offset in the string of the block at which the line starts.
    var start: Int { piece.utf16Start + line.utf16Range.lowerBound }
    var right: CGFloat { piece.left + line.frame.maxX }
    var bottom: CGFloat { piece.top + line.frame.maxY }
    /// The left end of the line on its baseline.
    var origin: CGPoint {
        CGPoint(x: piece.left + piece.layout.leftEdge(ofLine: index), y: piece.top + line.baseline)
    }
}

extension TextBlock {
    /// The lines from top to bottom.
    fileprivate var placedLines: [PlacedLine] {
        pieces.flatMap { piece in piece.layout.lines.indices.map { PlacedLine(piece: piece, index: $0) } }
    }
}

/// Creates an object that lays out a string in frames.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetter(attrString))
}

/// Creates an object that lays out the string of a typesetter in frames.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

/// Returns the typesetter of a framesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Lays out a range of the string. A length of 0 means the rest of the string.
///
/// Difference from Apple's function: The text fills the bounds of the path.
///
/// - Parameter frameAttributes: Attributes that `CTFrameGetFrameAttributes` returns. They do not change the layout.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let bounds: CGRect = path.boundingBoxOfPath
    let area: CGRect = bounds.isNull ? .zero : bounds
    let range: NSRange = framesetter.typesetter.range(stringRange)
    return CTFrame(
        framesetter.lines(in: range, size: area.size), range: range, path: path, area: area,
        attributes: frameAttributes)
}

/// Returns the size of a range of the string in an area. A length of 0 means the rest of the string.
///
/// - Parameters:
///   - frameAttributes: Attributes of the frame. They do not change the layout.
///   - constraints: The size of the area. `CGFLOAT_MAX` means no limit.
///   - fitRange: Receives the characters that fit in the area.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let lines = framesetter.lines(in: framesetter.typesetter.range(stringRange), size: constraints)
    fitRange?.pointee = CFRange(location: lines.range.location, length: lines.range.length)
    return lines.size
}
