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
        var result = Lines(range: range)
        guard range.length > 0 else { return result }
        let width: CGFloat = size.width < 1e6 ? size.width : .greatestFiniteMagnitude
        let text = AttributedText(
            typesetter.prepared.attributedSubstring(from: range), defaults: .coreText, splitsParagraphs: true,
            lineWidth: width)
        // The height does not limit the layout, because it would truncate the last line.
        let block = TextBlock(text, limits: TextLimits(width: width, truncatedParagraphLineLimit: 1))
        for piece in block.pieces {
            for (index, line) in piece.layout.lines.enumerated() {
                let start: Int = piece.utf16Start + line.utf16Range.lowerBound
                // A line break at the end of the string does not begin a line.
                if start == range.length { continue }
                let bottom: CGFloat = piece.top + line.frame.maxY
                guard bottom <= size.height + 0.01 else {
                    result.range.length = start
                    return result
                }
                let left: CGFloat = piece.left + piece.layout.leftEdge(ofLine: index)
                result.lines.append(
                    (
                        CTLine(
                            layout: piece.layout, index: index, string: typesetter.string,
                            layoutStart: range.location + piece.utf16Start),
                        CGPoint(x: left, y: piece.top + line.baseline)
                    ))
                result.size.width = max(result.size.width, piece.left + line.frame.maxX)
                result.size.height = bottom
            }
        }
        // In the width of the block, lines break at the same places.
        result.size.width = max(result.size.width, min(block.size.width, width))
        return result
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
