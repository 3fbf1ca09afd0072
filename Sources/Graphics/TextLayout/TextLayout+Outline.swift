import CPango
import CoreGraphics

extension TextLayout {
    /// The outlines of the glyphs, with the layout's top left corner at the origin; nil without any.
    ///
    /// Glyphs that bring their own colors have none.
    package func outline() -> CGPath? {
        // Nothing is drawn: the context turns glyphs into a path. Its unit is the pixel, as that of the faces.
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
