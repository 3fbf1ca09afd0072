import Foundation

extension TextLayout {
    /// Returns the index of the line that contains the caret at an offset. Offsets outside the text are clamped.
    ///
    /// The offset at which a line wraps belongs to the next line.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    public func line(containing utf16Offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].utf16Range.lowerBound <= utf16Offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the index of the line that is closest to a distance from the top, in points.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    public func line(atY y: CGFloat) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            let border = (lines[middle - 1].frame.maxY + lines[middle].frame.minY) / 2
            if border <= y { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the rectangle of the caret before the character at an offset, in points. It has the height of the line
    /// and no width, so that the caller can choose the width.
    ///
    /// An offset inside a character, such as an emoji of several code points, is moved to the start of the character.
    /// Where writing directions meet, the caret is at the character with the paragraph's direction.
    public func caretRect(at utf16Offset: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let index = line(containing: utf16Offset)
        let cells = cells(ofLine: index)
        let x = left(ofLine: index) + cells.caret(at: cells.index(ofOffset: utf16Offset))
        return CGRect(x: x, y: lines[index].frame.minY, width: 0, height: lines[index].frame.height)
    }

    /// Returns the offset of the character that is closest to a point, and the position of the point in the character:
    /// 0 at its leading edge, and 1 at its trailing edge.
    ///
    /// The offset is always the start of a character. To place a caret, use ``insertionOffset(at:)``, which also
    /// handles places where writing directions meet.
    public func characterIndex(at point: CGPoint) -> (utf16Offset: Int, fraction: CGFloat) {
        guard !lines.isEmpty else { return (0, 0) }
        let line = line(atY: point.y)
        let cells = cells(ofLine: line)
        let x = point.x - left(ofLine: line)
        guard let index = cells.index(at: x) else { return (lines[line].utf16Range.lowerBound, 0) }
        let cell = cells.cells[index]
        let distance: CGFloat = cell.isRightToLeft ? cell.right - x : x - cell.left
        let width: CGFloat = cell.right - cell.left
        let fraction: CGFloat = width > 0 ? min(max(distance / width, 0), 1) : distance > 0 ? 1 : 0
        return (cell.start, fraction)
    }

    /// Returns the offset of the caret that is closest to a point, on the line that is closest to the point.
    ///
    /// For every point of `caretRect(at: offset)` the result is `offset`, unless two characters without width have the
    /// same position.
    public func insertionOffset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let line = line(atY: point.y)
        let cells = cells(ofLine: line)
        let x = point.x - left(ofLine: line)
        // The end of a wrapped line is the start of the next line, so its caret is on the next line.
        let carets = lines[line].endsParagraph || cells.cells.isEmpty ? cells.cells.count : cells.cells.count - 1
        var best = 0
        var distance = CGFloat.infinity
        for index in 0...carets {
            let gap = abs(cells.caret(at: index) - x)
            if gap < distance {
                distance = gap
                best = index
            }
        }
        return cells.offset(ofCaret: best)
    }

    /// Returns the offset of the caret that is visually `steps` positions to the right of the caret at an offset. If
    /// `steps` is negative, the caret moves to the left.
    ///
    /// Carets are ordered by their visual positions, so a step has the direction of its arrow key even where writing
    /// directions meet. At the end of a line the caret moves to the next or previous line.
    ///
    /// - Returns: The offset, or nil if the caret would move past the start or the end of the text.
    /// - Complexity: O(*n* log *n*), where *n* is the length of the lines that the caret crosses.
    public func offset(_ utf16Offset: Int, movedRightBy steps: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        var index = line(containing: utf16Offset)
        let isForward = (steps > 0) != lines[index].isRightToLeft
        let cells = cells(ofLine: index)
        var carets = cells.orderedCarets(includingEnd: lines[index].endsParagraph)
        let start = cells.offset(ofCaret: cells.index(ofOffset: utf16Offset))
        guard var place = carets.firstIndex(of: start) else { return nil }
        place += isForward ? abs(steps) : -abs(steps)
        while !carets.indices.contains(place) {
            let movesForward = place > 0
            if movesForward { place -= carets.count }
            index += movesForward ? 1 : -1
            guard lines.indices.contains(index) else { return nil }
            carets = self.cells(ofLine: index).orderedCarets(includingEnd: lines[index].endsParagraph)
            if !movesForward { place += carets.count }
        }
        return carets[place]
    }

    /// The number of characters whose positions were computed on this thread for caret queries. Tests use it to detect
    /// needless work.
    package static var placedCharacterCount: Int {
        TextEngine.shared.withLock { $0.placedCounts[pthread_self(), default: 0] }
    }

    /// Returns the rectangles that cover a range of text, in points. There is one per line, or several where writing
    /// directions mix. They have the height of their lines.
    ///
    /// - Parameters:
    ///   - utf16Range: The range. Parts outside the text are ignored. Characters that are partly in the range are
    ///     covered completely.
    ///   - fillsLines: Whether the rectangle of a line whose end is selected extends to the margin, as in text views.
    public func selectionRects(for utf16Range: Range<Int>, fillsLines: Bool = false) -> [CGRect] {
        guard !lines.isEmpty, !utf16Range.isEmpty else { return [] }
        var rects: [CGRect] = []
        var index = line(containing: utf16Range.lowerBound)
        while index < lines.count && lines[index].utf16Range.lowerBound < utf16Range.upperBound {
            let line = lines[index]
            let left = left(ofLine: index)
            var spans = cells(ofLine: index).cells.lazy
                .filter { $0.start < utf16Range.upperBound && $0.end > utf16Range.lowerBound }
                .map { (left + $0.left)...(left + $0.right) }
                .sorted { $0.lowerBound < $1.lowerBound }
            if fillsLines && utf16Range.upperBound >= line.utf16Range.upperBound && index + 1 < lines.count {
                let margin = trailingMargin(ofLine: index)
                let edge = line.isRightToLeft ? line.frame.minX : line.frame.maxX
                let fill = min(margin, edge)...max(margin, edge)
                if line.isRightToLeft { spans.insert(fill, at: 0) } else { spans.append(fill) }
            }
            var merged: [ClosedRange<CGFloat>] = []
            for span in spans {
                if let last = merged.last, span.lowerBound <= last.upperBound + 0.01 {
                    merged[merged.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
                } else {
                    merged.append(span)
                }
            }
            for span in merged where span.upperBound > span.lowerBound {
                rects.append(
                    CGRect(
                        x: span.lowerBound, y: line.frame.minY, width: span.upperBound - span.lowerBound,
                        height: line.frame.height))
            }
            index += 1
        }
        return rects
    }

    /// Returns the range of a line without its line break, in UTF-16 offsets. The Home and End keys move to its bounds.
    public func contentRange(ofLine index: Int) -> Range<Int> {
        content.lines[index].utf16Range.lowerBound..<content.lines[index].contentEnd
    }

    private func trailingMargin(ofLine index: Int) -> CGFloat {
        let width = maximumSize.width < 1e6 ? maximumSize.width : size.width
        return lines[index].isRightToLeft ? content.lines[index].tailIndent : width - content.lines[index].tailIndent
    }

    private func cells(ofLine index: Int) -> LineCells {
        LineCells(line: content.lines[index], content: content)
    }
}
