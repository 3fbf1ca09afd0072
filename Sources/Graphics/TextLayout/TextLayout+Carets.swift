import Foundation

extension TextLayout {
    /// The index of the line on which an offset's caret stands; offsets outside the text take the nearest line.
    ///
    /// The offset at which a line was wrapped belongs to the lower line. O(log n).
    public func line(containing utf16Offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].utf16Range.lowerBound <= utf16Offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The index of the line nearest to a distance from the top.
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

    /// Where the caret stands before the character at an offset: as high as its line, and without width, so that
    /// whoever draws it can choose one.
    ///
    /// An offset inside a character (an emoji of several code points, say) counts as its beginning. Where writing
    /// directions meet, the caret stands at the character whose direction is the paragraph's.
    public func caretRect(at utf16Offset: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let index = line(containing: utf16Offset)
        let cells = cells(ofLine: index)
        let x = left(ofLine: index) + cells.caret(at: cells.index(ofOffset: utf16Offset))
        return CGRect(x: x, y: lines[index].frame.minY, width: 0, height: lines[index].frame.height)
    }

    /// The character nearest to a point, by the offset at which it starts, and whether the point is in the half of it
    /// that is read last.
    ///
    /// It never points into a character. To place a caret use ``insertionOffset(at:)``, which also knows what to do
    /// where writing directions meet.
    public func characterIndex(at point: CGPoint) -> (utf16Offset: Int, isTrailing: Bool) {
        guard !lines.isEmpty else { return (0, false) }
        let line = line(atY: point.y)
        let cells = cells(ofLine: line)
        let x = point.x - left(ofLine: line)
        guard let index = cells.index(at: x) else { return (lines[line].utf16Range.lowerBound, false) }
        let cell = cells.cells[index]
        let middle = (cell.left + cell.right) / 2
        return (cell.start, cell.isRightToLeft ? x < middle : x > middle)
    }

    /// The offset whose caret is nearest to a point on the line nearest to it.
    ///
    /// `insertionOffset(at:)` of any point of `caretRect(at: offset)` is `offset` again, unless two characters without
    /// width share the place.
    public func insertionOffset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let line = line(atY: point.y)
        let cells = cells(ofLine: line)
        let x = point.x - left(ofLine: line)
        // The end of a wrapped line is the start of the next, where its caret would jump to.
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

    /// The offset whose caret is `steps` carets to the right of another one's on the screen, or to the left if `steps` is
    /// negative.
    ///
    /// Carets are ordered by where they stand, so a step goes the way its key points, also where writing directions
    /// meet. At the end of a line it goes on to the next or the previous one.
    ///
    /// - Returns: nil if the text ends before.
    /// - Complexity: O(n log n), where n is the length of the lines that the way crosses.
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
            let goesOn = place > 0
            if goesOn { place -= carets.count }
            index += goesOn ? 1 : -1
            guard lines.indices.contains(index) else { return nil }
            carets = self.cells(ofLine: index).orderedCarets(includingEnd: lines[index].endsParagraph)
            if !goesOn { place += carets.count }
        }
        return carets[place]
    }

    /// How many characters have been placed for this thread to answer questions about carets: guards against needless
    /// work.
    package static var placedCharacterCount: Int {
        TextEngine.shared.locked { $0.placedCounts[pthread_self(), default: 0] }
    }

    /// The boxes that cover a range of text: one per line, or several where writing directions mix, as high as lines.
    ///
    /// - Parameters:
    ///   - utf16Range: parts outside the text are ignored; characters are covered whole.
    ///   - fillsLines: whether a line whose end is selected too is covered up to the margin, as text views show it.
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

    /// The text of a line without its line end, in UTF-16 offsets: where the Home and End keys go.
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
