import CPango
import CoreGraphics
import Foundation

/// Single lines of a layout, which can be measured and drawn independently of its other lines. Positions are relative
/// to the left end of a line on its baseline.
extension TextLayout {
    /// Returns the ascent, the descent and the leading of the fonts in a line, the width of the line, and the width of
    /// the white space at its end. The width includes the white space.
    package func metrics(
        ofLine index: Int
    ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat, width: CGFloat, trailingSpace: CGFloat) {
        let line = content.lines[index]
        let leading: CGFloat = content.runs[line.runs].map { runs[$0.style].style.font.metrics.leading }.max() ?? 0
        return (line.ascent, line.descent, leading, line.width, trailingSpace(of: line))
    }

    private func trailingSpace(of line: TypesetLine) -> CGFloat {
        let units = content.text.utf16
        var offset: Int = line.contentEnd
        var index = units.index(units.startIndex, offsetBy: offset)
        while offset > line.utf16Range.lowerBound {
            let previous = units.index(before: index)
            guard let scalar = Unicode.Scalar(units[previous]), scalar.properties.isWhitespace else { break }
            offset -= 1
            index = previous
        }
        return content.clusters(of: line).filter { $0.start >= offset && $0.start < line.contentEnd }
            .reduce(0) { $0 + CGFloat($1.width) }
    }

    /// Returns the runs of a line from left to right.
    package func runs(ofLine index: Int) -> [LineRun] {
        content.lines[index].runs.enumerated().map { number, place in
            let run = content.runs[place]
            let style = runs[run.style].style
            let isRightToLeft: Bool = run.level & 1 == 1
            return LineRun(
                index: number, utf16Range: content.start(ofRun: place)..<content.end(ofRun: place), style: style,
                font: style.font.substituted(by: run.face), isRightToLeft: isRightToLeft, x: run.x, width: run.width,
                glyphs: placedGlyphs(of: run))
        }
    }

    private func placedGlyphs(of run: GlyphRun) -> [PlacedGlyph] {
        if run.kind == .attachment { return [] }
        let glyphs = content.glyphs[run.glyphs]
        let clusters = content.clusters[run.clusters].sorted { $0.x < $1.x }
        var cluster = 0
        return glyphs.indices.map { index in
            let glyph: Glyph = glyphs[index]
            // Clusters and glyphs are both in visual order, and a cluster starts at its first glyph.
            while cluster + 1 < clusters.count, clusters[cluster + 1].x <= glyph.x + 0.01 { cluster += 1 }
            let end: CGFloat = index + 1 < glyphs.endIndex ? CGFloat(glyphs[index + 1].x) : run.x + run.width
            return PlacedGlyph(
                index: glyph.index, position: CGPoint(x: CGFloat(glyph.x), y: CGFloat(glyph.y)),
                advance: end - CGFloat(glyph.x),
                utf16Offset: clusters.isEmpty ? content.start(of: run) : Int(clusters[cluster].start))
        }
    }

    /// Returns the distance of the caret at an offset from the left end of a line.
    package func caretOffset(at utf16Offset: Int, ofLine index: Int) -> CGFloat {
        let cells = LineCells(line: content.lines[index], content: content)
        return cells.caret(at: cells.index(ofOffset: utf16Offset))
    }

    /// Returns the edges of the characters of a line from left to right, with the offsets of the characters.
    package func characterEdges(ofLine index: Int) -> [(x: CGFloat, utf16Offset: Int, isLeading: Bool)] {
        let cells = LineCells(line: content.lines[index], content: content).cells
        return cells.sorted { ($0.left, $0.start) < ($1.left, $1.start) }.flatMap { cell in
            [(cell.left, cell.start, !cell.isRightToLeft), (cell.right, cell.start, cell.isRightToLeft)]
        }
    }

    /// Returns the offset of the caret of a line that is closest to a distance from its left end.
    package func utf16Offset(at x: CGFloat, ofLine index: Int) -> Int {
        let cells = LineCells(line: content.lines[index], content: content)
        let closest: Int? = (0...cells.cells.count).min {
            abs(cells.caret(at: $0) - x) < abs(cells.caret(at: $1) - x)
        }
        return cells.offset(ofCaret: closest ?? 0)
    }

    /// Returns the distance of the left end of a line from the left of the layout, in points.
    package func leftEdge(ofLine index: Int) -> CGFloat { left(ofLine: index) }

    /// Draws a line, or one of its runs, with the left end of the line at the origin.
    ///
    /// - Parameters:
    ///   - run: The index of the run in the line, or nil to draw all runs.
    ///   - glyphs: The glyphs of the run to draw.
    ///   - color: The color of text whose style has no color.
    ///   - strokeColor: The color in which the text drawing mode strokes outlines.
    package func drawLine(
        _ index: Int, run: Int? = nil, glyphs: Range<Int>? = nil, in context: CGContext, color: CGColor,
        strokeColor: CGColor
    ) {
        let line = content.lines[index]
        let drawn: [GlyphRun] = runs(ofLine: index, run: run, glyphs: glyphs)
        context.withCairo { cairo in
            var painter = TextPainter(context: context, cairo: cairo)
            painter.strokeColor = strokeColor
            for run in drawn {
                guard let fill = runs[run.style].style.backgroundColor else { continue }
                let box = CGRect(x: run.x, y: -line.ascent, width: run.width, height: line.ascent + line.descent)
                painter.fill(box, color: fill)
            }
            draw(drawn, at: .zero, color: color, parts: [.glyphs, .lines], with: painter)
        }
    }

    /// Returns the outlines of the glyphs that `drawLine` draws, if any.
    package func outline(ofLine index: Int, run: Int? = nil, glyphs: Range<Int>? = nil) -> CGPath? {
        guard let outliner = GlyphOutliner() else { return nil }
        for run in runs(ofLine: index, run: run, glyphs: glyphs) where run.kind == .glyphs {
            outliner.add(content.glyphs[run.glyphs], face: run.face, at: .zero)
        }
        return outliner.path
    }

    private func runs(ofLine index: Int, run: Int?, glyphs: Range<Int>?) -> [GlyphRun] {
        content.runs[content.lines[index].runs].enumerated().compactMap { number, found in
            guard run == nil || run == number else { return nil }
            return glyphs.map { found.limited(to: $0, of: content) } ?? found
        }
    }
}

extension TypesetText {
    fileprivate func clusters(of line: TypesetLine) -> [Cluster] {
        runs[line.runs].flatMap { clusters[$0.clusters] }
    }

    fileprivate func start(of run: GlyphRun) -> Int { clusters[run.clusters].map { Int($0.start) }.min() ?? 0 }
}

extension GlyphRun {
    /// Returns the run with a part of its glyphs.
    fileprivate func limited(to part: Range<Int>, of content: TypesetText) -> GlyphRun {
        let lower: Int = glyphs.lowerBound + min(max(part.lowerBound, 0), glyphs.count)
        let upper: Int = max(lower, glyphs.lowerBound + min(max(part.upperBound, 0), glyphs.count))
        var run = self
        run.glyphs = lower..<upper
        if lower == glyphs.lowerBound, upper == glyphs.upperBound { return run }
        func edge(_ place: Int) -> CGFloat {
            place == glyphs.lowerBound ? x : place < glyphs.upperBound ? CGFloat(content.glyphs[place].x) : x + width
        }
        run.x = edge(lower)
        run.width = edge(upper) - run.x
        return run
    }
}
