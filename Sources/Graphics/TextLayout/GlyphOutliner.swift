import CPango
import CoreGraphics

/// Converts glyphs to a path. Glyphs with their own colors have no outlines.
struct GlyphOutliner {
    /// The context only converts glyphs to a path and draws nothing. Its scale is 1, like the scale of the fonts of
    /// the typefaces.
    private let context: CGContext
    private let outline = CGMutablePath()

    /// Returns nil if memory cannot be allocated.
    init?() {
        guard let context = CGContext(topLeftSize: CGSize(width: 1, height: 1), scale: 1, opaque: false) else {
            return nil
        }
        self.context = context
    }

    /// Adds glyphs of a line that starts at `start`.
    func add(_ glyphs: some Collection<Glyph>, face: TypeFace, at start: CGPoint) {
        guard !face.isColored else { return }
        let placed: [cairo_glyph_t] = glyphs.map { cairo_glyph_t($0, from: start) }
        context.withCairo { cairo in
            cairo_set_scaled_font(cairo, face.scaledFont)
            fontLock.lock()
            cairo_glyph_path(cairo, placed, Int32(placed.count))
            fontLock.unlock()
        }
        if let path = context.path { outline.addPath(path) }
        context.beginPath()
    }

    /// The path of all glyphs, with y downward, or nil if it is empty.
    var path: CGPath? { outline.isEmpty ? nil : outline }
}
