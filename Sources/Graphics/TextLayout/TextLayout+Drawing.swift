import CPango
import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws the text with the top-left corner of the layout at `origin`.
    ///
    /// - Parameters:
    ///   - context: The context. Its origin is at the top left, and its unit is the point.
    ///   - origin: The position of the top-left corner, in points.
    ///   - color: The color of text whose style has no color.
    ///   - parts: The parts to draw. The default is all parts.
    ///   - range: The lines to draw are those that contain a part of this range, in UTF-16 offsets, and empty lines in
    ///     it. Nil, the default, means all lines.
    public func draw(
        in context: CGContext, at origin: CGPoint, color: CGColor, parts: TextParts = .all, range: Range<Int>? = nil
    ) {
        let drawn: [Int] = lines.indices.filter { index in
            guard let range else { return true }
            let line: Range<Int> = lines[index].utf16Range
            // An empty line can have a marker.
            return line.isEmpty
                ? range.contains(line.lowerBound) || range.lowerBound == line.lowerBound : range.overlaps(line)
        }
        context.withCairo {
            draw(drawn, with: TextPainter(context: context, cairo: $0), at: origin, color: color, parts: parts)
        }
    }

    /// Draws an underline or a strikethrough line for a part of the text, in the color of its style.
    ///
    /// - Parameters:
    ///   - decoration: The line, which replaces the line of the style.
    ///   - isStrikethrough: Whether the line strikes through the text.
    ///   - range: The part of the text, in UTF-16 code units.
    ///   - context: The context. Its origin is at the top left, and its unit is the point.
    ///   - origin: The position of the top-left corner of the layout, in points.
    ///   - color: The color of text whose style has no color.
    public func draw(
        _ decoration: DecorationLine, isStrikethrough: Bool, in range: Range<Int>, in context: CGContext,
        at origin: CGPoint, color: CGColor
    ) {
        context.withCairo { cairo in
            let painter = TextPainter(context: context, cairo: cairo)
            for index in lines.indices where lines[index].utf16Range.overlaps(range) {
                let start = CGPoint(x: origin.x + left(ofLine: index), y: origin.y + lines[index].baseline)
                var pieces: [DecorationPiece] = []
                for run in content.runs[content.lines[index].runs] {
                    guard let span = span(of: run, in: range) else { continue }
                    var style = runs[run.style].style
                    (style.underline, style.strikethrough) =
                        isStrikethrough ? (.none, decoration) : (decoration, .none)
                    addLines(of: run, span: span, style: style, at: start, color: style.color ?? color, to: &pieces)
                }
                for piece in pieces { painter.draw(piece, isVertical: false) }
            }
        }
    }

    /// Returns the start and the end of the part of a run that is inside `range`, relative to the line. Returns nil if
    /// the run is outside `range`.
    private func span(of run: GlyphRun, in range: Range<Int>) -> (start: CGFloat, end: CGFloat)? {
        let clusters = content.clusters[run.clusters]
        let inside = clusters.filter { range.contains(Int($0.start)) }
        if inside.count == clusters.count { return (start: run.x, end: run.x + run.width) }
        guard let first = inside.map(\.x).min(), let last = inside.map({ $0.x + $0.width }).max() else { return nil }
        return (start: CGFloat(first), end: CGFloat(last))
    }

    private func draw(
        _ drawn: [Int], with painter: TextPainter, at origin: CGPoint, color: CGColor, parts: TextParts
    ) {
        if parts.contains(.backgrounds) { drawBackgrounds(of: drawn, with: painter, at: origin) }
        if parts.contains(.glyphs), drawn.first == 0, let marker = format.marker, let line = lines.first {
            let layout = marker.layout
            let corner = CGPoint(
                x: origin.x + left(of: marker, width: layout.size.width, before: line),
                y: origin.y + line.baseline - layout.firstBaseline)
            layout.draw(Array(layout.lines.indices), with: painter, at: corner, color: color, parts: .all)
        }
        guard !parts.isDisjoint(with: [.glyphs, .lines]) else { return }
        for index in drawn {
            let start = CGPoint(x: origin.x + left(ofLine: index), y: origin.y + lines[index].baseline)
            draw(content.runs[content.lines[index].runs], at: start, color: color, parts: parts, with: painter)
        }
    }

    /// Draws the glyphs and the underlines and strikethrough lines of runs of a line that starts at `start`.
    func draw(
        _ lineRuns: some Collection<GlyphRun>, at start: CGPoint, color: CGColor, parts: TextParts,
        with painter: TextPainter
    ) {
        var pieces: [DecorationPiece] = []
        for run in lineRuns {
            let style = runs[run.style].style
            let ink = style.color ?? color
            if parts.contains(.glyphs) { draw(run, at: start, color: ink, with: painter) }
            guard parts.contains(.lines) else { continue }
            let span: (start: CGFloat, end: CGFloat) = (run.x, run.x + run.width)
            addLines(of: run, span: span, style: style, at: start, color: ink, to: &pieces)
        }
        for piece in pieces { painter.draw(piece, isVertical: false) }
    }

    /// Draws the backgrounds of lines. They are behind all glyphs, which can extend into other runs and lines.
    private func drawBackgrounds(of drawn: [Int], with painter: TextPainter, at origin: CGPoint) {
        guard runs.contains(where: { $0.style.backgroundColor != nil }) else { return }
        for index in drawn {
            let line = lines[index]
            for run in content.runs[content.lines[index].runs] {
                guard let color = runs[run.style].style.backgroundColor else { continue }
                let box = CGRect(
                    x: origin.x + left(ofLine: index) + run.x, y: origin.y + line.frame.minY, width: run.width,
                    height: line.frame.height)
                painter.fill(box, color: color)
            }
        }
    }

    /// Returns the left edge of a marker, which has a fixed distance from the leading edge of the first line.
    private func left(of marker: ParagraphMarker, width: CGFloat, before line: TextLine) -> CGFloat {
        let distance: CGFloat = format.firstLineHeadIndent - marker.indent
        return line.isRightToLeft ? line.frame.maxX + distance - width : line.frame.minX - distance
    }

    private func draw(_ run: GlyphRun, at start: CGPoint, color: CGColor, with painter: TextPainter) {
        switch run.kind {
        case .glyphs:
            let glyphs = content.glyphs[run.glyphs]
            let style = runs[run.style].style
            if style.strokeWidth == 0 || run.face.isColored {
                painter.show(glyphs, face: run.face, at: start, color: color)
            } else {
                painter.stroke(
                    glyphs, face: run.face, at: start, width: abs(style.strokeWidth) / 100 * style.font.effectiveSize,
                    color: style.strokeColor ?? color, fill: style.strokeWidth < 0 ? color : nil)
            }
        case .missing:
            painter.show(content.glyphs[run.glyphs], face: run.face, at: start, color: color)
            let bottom = start.y - runs[run.style].style.baselineOffset
            let height = runs[run.style].style.font.effectiveSize * 0.7
            for cluster in content.clusters[run.clusters] where cluster.width > 0 {
                let box = CGRect(
                    x: start.x + CGFloat(cluster.x), y: bottom - height, width: CGFloat(cluster.width), height: height)
                painter.stroke(box.insetBy(dx: min(1, box.width / 4), dy: 0.5), color: color)
            }
        case .attachment:
            break
        }
    }

    /// Adds the underline and the strikethrough line of a part of a run to the pieces of its line.
    private func addLines(
        of run: GlyphRun, span: (start: CGFloat, end: CGFloat), style: TextStyle, at start: CGPoint, color: CGColor,
        to pieces: inout [DecorationPiece]
    ) {
        let face = run.face
        let baseline = start.y - style.baselineOffset
        func add(_ line: DecorationLine, color: CGColor, edge: CGFloat) {
            if line.count == 0 { return }
            for word in line.skipsSpaces ? words(of: run) : [span] {
                let (left, right) = (max(word.start, span.start), min(word.end, span.end))
                if left >= right { continue }
                let piece = DecorationPiece(
                    line: line, color: color, start: start.x + left, end: start.x + right,
                    edge: baseline + edge, thickness: face.thickness(of: line))
                DecorationPiece.append(piece, to: &pieces)
            }
        }
        add(style.underline, color: style.underlineColor ?? color, edge: face.underlinePosition)
        add(
            style.strikethrough, color: style.strikethroughColor ?? color,
            edge: face.strikethroughEdge(of: style.strikethrough))
    }

    /// Returns the parts of a run between white space, relative to the line.
    private func words(of run: GlyphRun) -> [(start: CGFloat, end: CGFloat)] {
        let units = content.text.utf16
        var words: [(start: CGFloat, end: CGFloat)] = []
        var isAfterSpace = true
        for cluster in content.clusters[run.clusters] {
            let first = units.index(units.startIndex, offsetBy: Int(cluster.start))
            // Text that truncation appends belongs to no character.
            if cluster.start < cluster.end, content.text[first].isWhitespace {
                isAfterSpace = true
                continue
            }
            let end = CGFloat(cluster.x + cluster.width)
            if isAfterSpace { words.append((CGFloat(cluster.x), end)) } else { words[words.count - 1].end = end }
            isAfterSpace = false
        }
        return words
    }
}
