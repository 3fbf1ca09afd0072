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
    public func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
        context.withCairo { draw(with: TextPainter(context: context, cairo: $0), at: origin, color: color) }
    }

    private func draw(with painter: TextPainter, at origin: CGPoint, color: CGColor) {
        for index in lines.indices {
            let line = lines[index]
            let start = CGPoint(x: origin.x + left(ofLine: index), y: origin.y + line.baseline)
            for run in content.runs[content.lines[index].runs] {
                let style = runs[run.style].style
                if let background = style.backgroundColor {
                    let box = CGRect(
                        x: start.x + run.x, y: origin.y + line.frame.minY, width: run.width, height: line.frame.height)
                    painter.fill(box, color: background)
                }
                let ink = style.color ?? color
                draw(run, at: start, color: ink, with: painter)
                drawLines(of: run, style: style, at: start, color: style.underlineColor ?? ink, with: painter)
            }
        }
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

    private func drawLines(
        of run: GlyphRun, style: TextStyle, at start: CGPoint, color: CGColor, with painter: TextPainter
    ) {
        if style.underline == .none && !style.strikethrough { return }
        let face = run.face
        let baseline = start.y - style.baselineOffset
        let thickness = max(face.underlineThickness, 0.5) * (style.underline == .thick ? 2 : 1)
        var box = CGRect(
            x: start.x + run.x, y: baseline + face.underlinePosition, width: run.width, height: thickness)
        if style.underline != .none { painter.fill(box, color: color) }
        if style.underline == .double {
            box.origin.y += thickness * 2
            painter.fill(box, color: color)
        }
        if style.strikethrough {
            box.origin.y = baseline - face.strikethroughPosition
            box.size.height = max(face.underlineThickness, 0.5)
            painter.fill(box, color: color)
        }
    }
}
