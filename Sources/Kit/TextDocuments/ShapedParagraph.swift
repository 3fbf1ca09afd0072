import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

/// The lines of a paragraph in a shape, each with a separate layout.
struct ShapedParagraph {
    private(set) var pieces: [TextBlock.Piece] = []
    private(set) var size: CGSize = .zero
    private var runs: [TextRun]
    private var format: ParagraphFormat
    private let shape: any FlowShape
    private let start: Int

    /// Lays out a paragraph.
    ///
    /// - Parameters:
    ///   - section: The text of the paragraph.
    ///   - start: The offset of its first character.
    ///   - top: The distance of the first line from the top of the column, in points.
    ///   - width: The width of lines for which the shape has no space.
    init(
        _ section: AttributedText.Section, start: Int, top: CGFloat, width: CGFloat, shape: any FlowShape
    ) {
        runs = section.runs
        format = section.format
        self.shape = shape
        self.start = start
        var y: CGFloat = top
        var offset = 0
        var rest: CGRect?
        var rowHeight: CGFloat = 0
        var isRightToLeft: Bool = format.baseDirection == .rightToLeft
        while true {
            var height: CGFloat = rowHeight > 0 ? rowHeight : lineHeight
            var fragment = place(atY: y, height: height, rest: rest, offset, isRightToLeft, width)
            var layout = layOut(in: &fragment, offset, isRightToLeft, width)
            guard let first = layout.lines.first else { return }
            if pieces.isEmpty, first.isRightToLeft != isRightToLeft {
                isRightToLeft = first.isRightToLeft
                fragment = place(atY: y, height: height, rest: rest, offset, isRightToLeft, width)
                layout = layOut(in: &fragment, offset, isRightToLeft, width)
            }
            if layout.size.height > height + 0.01 {
                // The line is taller than expected, so the shape can leave less space for it.
                height = layout.size.height
                fragment = place(atY: y, height: height, rest: rest, offset, isRightToLeft, width)
                layout = layOut(in: &fragment, offset, isRightToLeft, width)
            }
            guard let line = layout.lines.first else { return }
            let pieceTop: CGFloat = fragment.rect.minY - top
            pieces.append(
                TextBlock.Piece(layout: layout, top: pieceTop, left: fragment.rect.minX, utf16Start: offset))
            rowHeight = max(rowHeight, line.frame.height)
            size.width = max(size.width, fragment.rect.minX + layout.size.width)
            size.height = max(size.height, pieceTop + line.frame.height)
            if !layout.isTruncated { return }
            let count = line.utf16Range.count
            if count == 0 { return }
            offset += count
            removeFirst(count)
            if pieces.count == 1 {
                format.firstLineHeadIndent = format.headIndent
                format.marker = nil
                format.baseDirection = isRightToLeft ? .rightToLeft : .leftToRight
            }
            y = fragment.rect.minY
            rest = fragment.rest
            if rest == nil {
                y += rowHeight + format.lineSpacing
                rowHeight = 0
            }
        }
    }

    private func place(
        atY y: CGFloat, height: CGFloat, rest: CGRect?, _ offset: Int, _ isRightToLeft: Bool, _ width: CGFloat
    ) -> FlowFragment {
        shape.fragment(atY: y, height: height, rest: rest, offset: start + offset, isRightToLeft: isRightToLeft)
            ?? FlowFragment(rect: CGRect(x: 0, y: max(y, shape.end), width: width, height: height), rest: nil)
    }

    /// Lays out the first line of the rest of the text in a fragment. If the first word does not fit beside an
    /// obstacle, moves the fragment to the next place that is wide enough.
    private func layOut(
        in fragment: inout FlowFragment, _ offset: Int, _ isRightToLeft: Bool, _ width: CGFloat
    ) -> TextLayout {
        guard fragment.isNarrowed else { return layOut(width: fragment.rect.width) }
        let layout: TextLayout = layOut(width: fragment.rect.width, keepsWords: true)
        let needed: CGFloat = layout.size.width
        if needed <= fragment.rect.width + 0.01 { return layout }
        var next: FlowFragment = fragment
        for _ in 0..<Self.searchLimit {
            let height: CGFloat = next.rect.height
            next = place(
                atY: next.rest == nil ? next.rect.maxY : next.rect.minY, height: height, rest: next.rest, offset,
                isRightToLeft, width)
            if needed <= next.rect.width + 0.01 {
                fragment = next
                return layOut(in: &fragment, offset, isRightToLeft, width)
            }
            if !next.isNarrowed { break }
        }
        // The word fits nowhere, so it breaks at any character.
        return layOut(width: fragment.rect.width)
    }

    /// The maximum number of places that are examined for a word that is too wide.
    private static let searchLimit = 200

    /// Lays out the first line of the rest of the text.
    private func layOut(width: CGFloat, keepsWords: Bool = false) -> TextLayout {
        var format: ParagraphFormat = format
        format.keepsWords = keepsWords
        return TextLayout(
            runs: runs, format: format,
            maximumSize: CGSize(width: width, height: .greatestFiniteMagnitude), maximumNumberOfLines: 1)
    }

    private var lineHeight: CGFloat {
        var height: CGFloat = runs.first?.style.font.metrics.lineHeight ?? 0
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        return max(height, format.minimumLineHeight)
    }

    private mutating func removeFirst(_ count: Int) {
        var count = count
        var first = 0
        while first < runs.count - 1, case let units = runs[first].text.utf16.count, units <= count {
            count -= units
            first += 1
        }
        runs.removeFirst(first)
        let text = runs[0].text
        runs[0].text = String(text[text.utf16.index(text.startIndex, offsetBy: count)...])
    }
}
