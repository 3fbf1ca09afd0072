import CPango
import CoreGraphics
import Foundation

extension VerticalLayout {
    /// Draws the text with the top-left corner of the layout at `origin`.
    ///
    /// Underlines are at the right of the column, beside upright and rotated characters alike. Strikethrough lines are
    /// in its center.
    ///
    /// - Parameter color: The color of text whose style has no color.
    public func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
        var (underlines, strikethroughs): ([DecorationPiece], [DecorationPiece]) = ([], [])
        for placed in cells {
            let frame: CGRect = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
            if let background = placed.cell.style.backgroundColor {
                context.setFillColor(background)
                context.fill(frame)
            }
            draw(placed.cell, centerX: frame.midX, top: frame.minY + placed.cell.inset, in: context, color: color)
            if let ruby = placed.cell.ruby { draw(ruby, of: placed.cell, beside: frame, in: context, color: color) }
            addLines(of: placed.cell, in: frame, color: color, to: &underlines, &strikethroughs)
        }
        if underlines.isEmpty, strikethroughs.isEmpty { return }
        context.withCairo { cairo in
            let painter = TextPainter(context: context, cairo: cairo)
            for piece in underlines + strikethroughs { painter.draw(piece, isVertical: true) }
        }
    }

    /// Adds the underline and the strikethrough line of a cell.
    private func addLines(
        of cell: VerticalCell, in frame: CGRect, color: CGColor, to underlines: inout [DecorationPiece],
        _ strikethroughs: inout [DecorationPiece]
    ) {
        let style: TextStyle = cell.style
        let size: CGFloat = style.font.effectiveSize
        func add(_ line: DecorationLine, color: CGColor, edge: (CGFloat) -> CGFloat, to pieces: inout [DecorationPiece])
        {
            if line.count == 0 || line.skipsSpaces && cell.isWhitespace { return }
            // Cells of a column can have different fonts, so the thickness depends only on the size.
            let thickness: CGFloat = max(0.5, size / 15) * (line.isThick ? 2 : 1)
            let piece = DecorationPiece(
                line: line, color: color, start: frame.minY, end: frame.maxY, edge: edge(thickness),
                thickness: thickness)
            DecorationPiece.append(piece, to: &pieces)
        }
        let ink: CGColor = style.color ?? color
        add(style.underline, color: style.underlineColor ?? ink, edge: { _ in frame.midX + size / 2 }, to: &underlines)
        let count = CGFloat(style.strikethrough.count)
        add(
            style.strikethrough, color: style.strikethroughColor ?? ink,
            edge: { frame.midX - $0 * (count * 2 - 1) / 2 }, to: &strikethroughs)
    }

    /// Draws a reading at the right of its text, centered along the text.
    private func draw(
        _ ruby: (layout: [VerticalCell], length: CGFloat), of cell: VerticalCell, beside frame: CGRect,
        in context: CGContext, color: CGColor
    ) {
        let size: CGFloat = cell.style.font.effectiveSize
        let centerX: CGFloat = frame.midX + size * 0.75
        let length: CGFloat = ruby.layout.reduce(0) { $0 + $1.advance }
        // A short reading is spread along its text, with half of a gap at each end.
        let gap: CGFloat = max(0, ruby.length - length) / CGFloat(max(1, ruby.layout.count))
        var y: CGFloat = frame.minY + gap / 2
        for small in ruby.layout {
            draw(small, centerX: centerX, top: y, in: context, color: color)
            y += small.advance + gap
        }
    }

    private func draw(_ cell: VerticalCell, centerX: CGFloat, top: CGFloat, in context: CGContext, color: CGColor) {
        let ink: CGColor = cell.style.color ?? color
        switch cell.content {
        case .glyphs(let glyphs, let face):
            context.withCairo { cairo in
                TextPainter(context: context, cairo: cairo)
                    .show(glyphs[...], face: face, at: CGPoint(x: centerX, y: top), color: ink)
            }
        case .rotated(let layout):
            let metrics = cell.style.font.metrics
            context.saveGState()
            // The middle of the capital letters is in the middle of the column.
            context.translateBy(x: centerX - metrics.capHeight / 2, y: top)
            context.rotate(by: .pi / 2)
            layout.draw(in: context, at: CGPoint(x: 0, y: -layout.firstBaseline), color: ink)
            context.restoreGState()
        case .horizontal(let layout):
            let em: CGFloat = cell.style.font.effectiveSize
            let metrics = cell.style.font.metrics
            // Characters that are too wide for the column are made narrower.
            let scale: CGFloat = min(1, em * 1.05 / max(layout.size.width, 1))
            context.saveGState()
            context.translateBy(x: centerX - layout.size.width * scale / 2, y: top + em / 2 + metrics.capHeight / 2)
            context.scaleBy(x: scale, y: 1)
            layout.draw(in: context, at: CGPoint(x: 0, y: -layout.firstBaseline), color: ink)
            context.restoreGState()
        case .empty:
            break
        }
    }
}
