import CPango
import CoreGraphics

extension TextLayout {
    /// Returns the outlines of the glyphs, if any, with the top-left corner of the layout at the origin.
    ///
    /// Glyphs with their own colors have no outlines.
    package func outline() -> CGPath? {
        // The context only converts glyphs to a path and draws nothing. Its scale is 1, like the scale of the fonts of
        // the typefaces.
        guard let context = CGContext(topLeftSize: CGSize(width: 1, height: 1), scale: 1, opaque: false) else {
            return nil
        }
        let outline = CGMutablePath()
        for index in lines.indices {
            let start = CGPoint(x: left(ofLine: index), y: lines[index].baseline)
            for run in content.runs[content.lines[index].runs] where run.kind == .glyphs && !run.face.isColored {
                let glyphs: [cairo_glyph_t] = content.glyphs[run.glyphs].map {
                    cairo_glyph_t(index: UInt($0.index), x: start.x + Double($0.x), y: start.y + Double($0.y))
                }
                context.withCairo { cairo in
                    cairo_set_scaled_font(cairo, run.face.scaledFont)
                    fontLock.lock()
                    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
                    fontLock.unlock()
                }
                if let path = context.path { outline.addPath(path) }
                context.beginPath()
            }
        }
        return outline.isEmpty ? nil : outline
    }
}
