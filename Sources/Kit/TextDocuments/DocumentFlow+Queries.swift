import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

extension DocumentFlow {
    /// A line of the text, in the coordinates of the column.
    package struct Line: Equatable {
        /// The offsets of the line, with its line break.
        package var range: Range<Int>
        /// The offsets of the line without its line break.
        package var contentRange: Range<Int>
        /// The frame of the text, without the trailing spaces at which the line wraps.
        package var frame: CGRect
        /// The rectangle that was available for the line.
        package var column: CGRect
        /// The distance of the baseline from the top of the column.
        package var baseline: CGFloat
        package var isRightToLeft: Bool

        /// The rectangle of the caret after the text of the line, without a width.
        package var endCaret: CGRect {
            CGRect(x: isRightToLeft ? frame.minX : frame.maxX, y: frame.minY, width: 0, height: frame.height)
        }
    }

    /// A paragraph with its position.
    package struct Place {
        package var index: Int
        /// A unique number of the paragraph, which changes when the paragraph changes.
        package var identifier: Int
        /// The offset of its first character.
        package var start: Int
        /// The length with the line break.
        package var units: Int
        package var breakUnits: Int
        /// The distance from the top of the column.
        package var top: CGFloat
        /// The height with the space around the paragraph.
        package var height: CGFloat
        package var laidOut: LaidOut
        /// The distance of the first line from the top of the column.
        package var textTop: CGFloat { top + laidOut.spaceBefore }
    }

    /// The offset of the first text that has not been laid out since it changed, or the length of the text if there is
    /// none. O(*n*) in the number of paragraphs.
    package var firstUnlaidOffset: Int {
        var offset = document.count
        paragraphs.forEach(from: 0) { paragraph, position in
            if paragraph.isMeasured { return true }
            offset = position.units
            return false
        }
        return offset
    }

    /// Returns the text of a range in a paragraph with its visible attributes, which `decorate` may have changed.
    package func shownText(in range: Range<Int>) -> NSAttributedString {
        let text: NSMutableAttributedString = document.attributedString(in: range)
        decorate?(text, range)
        return text
    }

    /// The number of paragraphs. Each part of a long paragraph counts as one paragraph.
    package var paragraphCount: Int { paragraphs.count }

    /// Returns whether a paragraph is the empty line after a line break at the end of the document. Does not lay out
    /// text.
    package func isExtraLine(at index: Int) -> Bool {
        index > 0 && index == paragraphs.count - 1 && paragraphs[index].units == 0
    }

    /// The height of the text, in points. It is estimated where the text is not laid out.
    package var height: CGFloat { paragraphs.total.height }

    /// Returns the index of the paragraph that contains an offset. Does not lay out text.
    package func indexOfParagraph(containing offset: Int) -> Int { paragraphs.position(containing: offset).count }

    /// Returns the range of the paragraph that contains an offset, with its line break. Does not lay out text.
    package func extent(containing offset: Int) -> Range<Int> {
        let position = paragraphs.position(containing: offset)
        return position.units..<position.units + paragraphs[position.count].units
    }

    /// Lays out and returns the paragraph at an index.
    package func place(at index: Int) -> Place {
        let laidOut = layOut(index)
        let position = paragraphs.position(at: index)
        let paragraph = paragraphs[index]
        return Place(
            index: index, identifier: Int(paragraph.identifier), start: position.units, units: paragraph.units,
            breakUnits: paragraph.breakUnits,
            top: position.height, height: paragraph.height, laidOut: laidOut)
    }

    /// Returns the offsets of a paragraph that is not laid out, and its estimated place in the column. Returns nil if
    /// the paragraph is laid out.
    package func estimate(at index: Int) -> (range: Range<Int>, frame: CGRect)? {
        let (position, paragraph) = (paragraphs.position(at: index), paragraphs[index])
        if paragraph.isMeasured { return nil }
        let frame = CGRect(x: 0, y: position.height, width: width < 1e6 ? width : 0, height: paragraph.height)
        return (position.units..<position.units + paragraph.units, frame)
    }

    /// Lays out and returns the paragraph that contains an offset.
    package func place(containing offset: Int) -> Place {
        place(at: paragraphs.position(containing: offset).count)
    }

    /// Lays out and returns the paragraph at a distance from the top.
    package func place(atY y: CGFloat) -> Place {
        layOutContiguously(to: y)
        var index = paragraphs.position(atHeight: y).count
        // The measured height of the paragraph can differ from the estimate.
        var place = place(at: index)
        while place.top + place.height <= y, index + 1 < paragraphs.count {
            index += 1
            place = self.place(at: index)
        }
        return place
    }

    /// Lays out the whole text. O(*n*)
    package func layOutAll() {
        for index in 0..<paragraphs.count where !paragraphs[index].isMeasured { _ = layOut(index) }
    }

    /// Lays out the paragraphs between two distances from the top, and returns them.
    package func places(from minY: CGFloat, to maxY: CGFloat) -> [Place] {
        var result = [place(atY: minY)]
        while let last = result.last, last.top + last.height < maxY, last.index + 1 < paragraphs.count {
            result.append(place(at: last.index + 1))
        }
        return result
    }

    /// Of the paragraphs between two distances from the top, returns the first with a known height, and its distance
    /// from the top. If there is none, returns the paragraph at the first distance. Does not lay out text.
    package func anchor(atY y: CGFloat, limit: CGFloat) -> (index: Int, top: CGFloat) {
        let first = paragraphs.position(atHeight: y)
        var found = (first.count, first.height)
        paragraphs.forEach(from: first.count) { paragraph, position in
            if position.height > limit { return false }
            if paragraph.isMeasured { found = (position.count, position.height) }
            return !paragraph.isMeasured
        }
        return found
    }

    /// The distance of a paragraph from the top, in points.
    package func top(ofParagraph index: Int) -> CGFloat { paragraphs.position(at: index).height }

    // MARK: Lines

    /// Whether the text after the last line of limited text is left out, and not hidden by an ellipsis or the edge.
    private var wrapsLastLine: Bool { lastLineBreakMode == .byWordWrapping || lastLineBreakMode == .byCharWrapping }

    /// Returns the lines of a paragraph.
    package func lines(of place: Place) -> [Line] {
        var result: [Line] = []
        let pieces = place.laidOut.block.pieces
        let contentUnits = place.units - place.breakUnits
        for (number, piece) in pieces.enumerated() {
            let isLastPiece = number == pieces.count - 1
            for (index, line) in piece.layout.lines.enumerated() {
                let content = piece.layout.contentRange(ofLine: index)
                let isLast = index == piece.layout.lines.count - 1
                let nextStart: Int =
                    !isLast
                    ? piece.utf16Start + line.utf16Range.upperBound
                    : isLastPiece
                        ? (place.laidOut.block.isTruncated
                            ? (wrapsLastLine ? piece.utf16Start + content.upperBound : contentUnits)
                            : place.units)
                        : pieces[number + 1].utf16Start
                let start: Int = place.start + piece.utf16Start + line.utf16Range.lowerBound
                let top: CGFloat = line.frame.minY + place.textTop + piece.top
                let width: CGFloat = piece.layout.maximumSize.width
                let column = CGRect(
                    x: piece.left, y: top, width: width < 1e6 ? width : line.frame.width, height: line.frame.height)
                result.append(
                    Line(
                        range: start..<max(start, place.start + nextStart),
                        contentRange: start..<max(start, place.start + piece.utf16Start + content.upperBound),
                        frame: line.frame.offsetBy(dx: piece.left, dy: place.textTop + piece.top),
                        column: column,
                        baseline: line.baseline + place.textTop + piece.top, isRightToLeft: line.isRightToLeft))
            }
        }
        return result
    }

    /// Returns the line that contains the caret at an offset.
    package func line(containing offset: Int) -> Line {
        let place = place(containing: offset)
        let lines = lines(of: place)
        return lines.last { $0.range.lowerBound <= offset } ?? lines.first
            ?? Line(
                range: 0..<0, contentRange: 0..<0, frame: .zero, column: .zero, baseline: 0, isRightToLeft: false)
    }

    /// Returns the line that ends at an offset because it wraps there, or nil if no line wraps there.
    package func line(wrappingAt offset: Int) -> Line? {
        guard offset > 0 else { return nil }
        // The next line can begin another part of a long paragraph.
        return lines(of: place(containing: offset - 1)).last {
            $0.range.upperBound == offset && $0.contentRange.upperBound == offset && offset < document.count
        }
    }

    // MARK: Carets

    /// Returns the rectangle of the caret at an offset, without a width.
    package func caretRect(at offset: Int) -> CGRect {
        let place = place(containing: offset)
        let piece = place.piece(containing: offset - place.start)
        let local = min(offset - place.start, place.units - place.breakUnits) - piece.utf16Start
        return piece.layout.caretRect(at: local).offsetBy(dx: piece.left, dy: place.textTop + piece.top)
    }

    /// Returns the offset of the caret that is nearest to a point.
    package func offset(at point: CGPoint) -> Int {
        let place = place(atY: point.y)
        let piece = place.piece(at: CGPoint(x: point.x, y: point.y - place.textTop))
        let local = CGPoint(x: point.x - piece.left, y: point.y - place.textTop - piece.top)
        return place.start + piece.utf16Start + piece.layout.insertionOffset(at: local)
    }

    /// Returns the offset of the character that is nearest to a point, and the position of the point in the character:
    /// 0 at its leading edge, and 1 at its trailing edge.
    package func characterIndex(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
        let place = place(atY: point.y)
        let piece = place.piece(at: CGPoint(x: point.x, y: point.y - place.textTop))
        let local = CGPoint(x: point.x - piece.left, y: point.y - place.textTop - piece.top)
        let found = piece.layout.characterIndex(at: local)
        return (place.start + piece.utf16Start + found.utf16Offset, found.fraction)
    }

    /// Returns the offset of the caret `steps` positions to the right, or to the left if `steps` is negative. Returns
    /// nil beyond the start or the end of the document. A caret that leaves its paragraph stops at the nearest end of
    /// the adjacent paragraph.
    package func offset(_ offset: Int, movedRightBy steps: Int) -> Int? {
        let place = place(containing: offset)
        let piece = place.piece(containing: offset - place.start)
        let local = offset - place.start - piece.utf16Start
        if let moved = piece.layout.offset(local, movedRightBy: steps) {
            return place.start + piece.utf16Start + moved
        }
        // The direction of this paragraph determines whether the adjacent paragraph is the next or the previous one.
        let line = line(containing: offset)
        let isForward: Bool = (steps > 0) != line.isRightToLeft
        if isForward {
            let next = place.start + place.units
            return place.index + 1 < paragraphs.count ? next : nil
        }
        guard place.index > 0 else { return nil }
        let before = paragraphs[place.index - 1]
        return before.breakUnits > 0 ? place.start - before.breakUnits : place.start - 1
    }

    /// Returns the offset that is nearest to an x-coordinate in the line `count` lines below a caret, or above it if
    /// `count` is negative. Returns nil if no such line exists.
    package func offset(_ offset: Int, movedDownBy count: Int, x: CGFloat) -> Int? {
        var place = place(containing: offset)
        var lines = lines(of: place)
        var index: Int = (lines.lastIndex { $0.range.lowerBound <= offset } ?? 0) + count
        while index < 0 {
            guard place.index > 0 else { return nil }
            place = self.place(at: place.index - 1)
            lines = self.lines(of: place)
            index += lines.count
        }
        while index >= lines.count {
            guard place.index + 1 < paragraphs.count else { return nil }
            index -= lines.count
            place = self.place(at: place.index + 1)
            lines = self.lines(of: place)
        }
        let line = lines[index]
        return self.offset(at: CGPoint(x: x, y: line.frame.midY), in: place)
    }

    private func offset(at point: CGPoint, in place: Place) -> Int {
        let piece = place.piece(at: CGPoint(x: point.x, y: point.y - place.textTop))
        let local = CGPoint(x: point.x - piece.left, y: point.y - place.textTop - piece.top)
        return place.start + piece.utf16Start + piece.layout.insertionOffset(at: local)
    }

    // MARK: Selection

    /// Returns the rectangles that cover a range between two distances from the top.
    ///
    /// - Parameter fillsLines: Whether the rectangles extend to the margin in lines whose end is selected, as in text
    ///   views.
    package func selectionRects(
        for range: Range<Int>, fillsLines: Bool = true, from minY: CGFloat = -.greatestFiniteMagnitude,
        to maxY: CGFloat = .greatestFiniteMagnitude
    ) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        var index = paragraphs.position(containing: range.lowerBound).count
        if minY > 0 { index = max(index, paragraphs.position(atHeight: minY).count) }
        while index < paragraphs.count {
            let place = place(at: index)
            if place.start >= range.upperBound || place.top > maxY { break }
            append(range, of: place, fillsLines: fillsLines, to: &rects)
            index += 1
        }
        return rects
    }

    private func append(_ range: Range<Int>, of place: Place, fillsLines: Bool, to rects: inout [CGRect]) {
        let local: Range<Int> = max(0, range.lowerBound - place.start)..<(range.upperBound - place.start)
        for piece in place.laidOut.block.pieces {
            let part: Range<Int> =
                max(0, local.lowerBound - piece.utf16Start)..<max(0, local.upperBound - piece.utf16Start)
            let found = piece.layout.selectionRects(for: part, fillsLines: fillsLines)
            rects += found.map { $0.offsetBy(dx: piece.left, dy: place.textTop + piece.top) }
        }
        let contentUnits = place.units - place.breakUnits
        guard fillsLines, place.breakUnits > 0, local.contains(contentUnits), width < 1e6,
            let line = lines(of: place).last
        else { return }
        let fill: CGRect
        if line.isRightToLeft {
            fill = CGRect(x: 0, y: line.frame.minY, width: max(0, line.frame.minX), height: line.frame.height)
        } else {
            let x = line.frame.maxX
            fill = CGRect(x: x, y: line.frame.minY, width: max(0, width - x), height: line.frame.height)
        }
        if let last = rects.last, last.minY == fill.minY, abs(last.maxX - fill.minX) < 0.01 {
            rects[rects.count - 1] = last.union(fill)
        } else if fill.width > 0 {
            rects.append(fill)
        }
    }
}

extension DocumentFlow.Place {
    /// Returns the piece that contains an offset in the paragraph.
    func piece(containing offset: Int) -> TextBlock.Piece {
        let pieces = laidOut.block.pieces
        return pieces.last { $0.utf16Start <= offset } ?? pieces[0]
    }

    /// Returns the piece at a point. The y-coordinate is relative to the top of the first line.
    func piece(at point: CGPoint) -> TextBlock.Piece {
        let pieces = laidOut.block.pieces
        guard let row = pieces.lastIndex(where: { $0.top <= point.y }) else { return pieces[0] }
        let top: CGFloat = pieces[row].top
        // Lines that are side by side have the same top.
        guard row > 0, pieces[row - 1].top == top else { return pieces[row] }
        func distance(_ piece: TextBlock.Piece) -> CGFloat {
            let right: CGFloat = piece.left + piece.layout.maximumSize.width
            return max(piece.left - point.x, point.x - right, 0)
        }
        let beside = pieces.filter { $0.top == top }
        return beside.min { distance($0) < distance($1) } ?? pieces[row]
    }
}

extension DocumentFlow {
    /// Returns the width of the widest paragraph, in points. O(*n*)
    package func usedWidth() -> CGFloat {
        var widest: CGFloat = 0
        for index in 0..<paragraphCount { widest = max(widest, place(at: index).laidOut.block.size.width) }
        return widest
    }
}
