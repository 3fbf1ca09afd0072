import CPango
import CoreGraphics
import Foundation

/// The glyphs of a font, without layout. Lengths are in points, with y upward.
extension FontDescription {
    /// Returns the glyphs of Unicode scalars. Scalars without a glyph have the glyph 0.
    package func glyphs(of scalars: [UInt32]) -> [UInt32] {
        withFont(orElse: scalars.map { _ in 0 }) { font, _ in
            scalars.map { scalar in
                var glyph: hb_codepoint_t = 0
                return hb_font_get_nominal_glyph(font, scalar, &glyph) == 0 ? 0 : glyph
            }
        }
    }

    /// Returns the horizontal advances of glyphs.
    package func advances(of glyphs: [UInt32]) -> [CGFloat] {
        withFont(orElse: glyphs.map { _ in 0 }) { font, _ in
            glyphs.map { CGFloat(hb_font_get_glyph_h_advance(font, $0)) / CGFloat(PANGO_SCALE) }
        }
    }

    /// Returns the bounds of the outlines of glyphs.
    package func bounds(of glyphs: [UInt32]) -> [CGRect] {
        withFont(orElse: glyphs.map { _ in .zero }) { font, _ in
            glyphs.map { glyph in
                var extents = hb_glyph_extents_t()
                guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
                let scale = CGFloat(PANGO_SCALE)
                return CGRect(
                    x: CGFloat(extents.x_bearing) / scale,
                    y: (CGFloat(extents.y_bearing) + CGFloat(extents.height)) / scale,
                    width: CGFloat(extents.width) / scale, height: -CGFloat(extents.height) / scale)
            }
        }
    }

    /// The number of glyphs in the font, and the number of units per size.
    package var glyphTable: (count: Int, unitsPerEm: Int) {
        withFont(orElse: (0, 1000)) { font, _ in
            let face = hb_font_get_face(font)
            return (Int(hb_face_get_glyph_count(face)), Int(hb_face_get_upem(face)))
        }
    }

    /// The distance of the underline above the baseline, which is usually negative, and its thickness.
    package var underline: (position: CGFloat, thickness: CGFloat) {
        withFont(orElse: (0, 0)) { _, face in (-face.underlinePosition, face.underlineThickness) }
    }

    /// Returns the outline of a glyph, or nil if it has none.
    package func outline(of glyph: UInt32) -> CGPath? {
        var upward = CGAffineTransform(scaleX: 1, y: -1)
        return outline(of: [PlacedGlyph(index: glyph, position: .zero)])?.copy(using: &upward)
    }

    /// Draws glyphs at their positions, with y downward.
    ///
    /// - Parameter strokeColor: The color in which the text drawing mode strokes outlines.
    package func draw(_ glyphs: [PlacedGlyph], in context: CGContext, color: CGColor, strokeColor: CGColor) {
        guard let face = typeFace else { return }
        let placed: [Glyph] = glyphs.map {
            Glyph(index: $0.index, x: Float($0.position.x), y: Float($0.position.y))
        }
        context.withCairo { cairo in
            var painter = TextPainter(context: context, cairo: cairo)
            painter.strokeColor = strokeColor
            painter.show(placed[...], face: face, at: .zero, color: color)
        }
    }

    /// Returns the outlines of glyphs at their positions, with y downward, or nil if they have none.
    package func outline(of glyphs: [PlacedGlyph]) -> CGPath? {
        guard let face = typeFace, let outliner = GlyphOutliner() else { return nil }
        let placed = glyphs.map { Glyph(index: $0.index, x: Float($0.position.x), y: Float($0.position.y)) }
        outliner.add(placed, face: face, at: .zero)
        return outliner.path
    }

    /// The typeface of the font for the characters that it contains, or nil if no font is installed.
    private var typeFace: TypeFace? { withFont(orElse: nil) { _, face in face } }

    /// Calls `body` with HarfBuzz's font and the typeface, and returns its result. Returns `replacement` if no font is
    /// installed.
    private func withFont<Result>(
        orElse replacement: Result, _ body: (_ font: OpaquePointer?, _ face: TypeFace) -> Result
    ) -> Result {
        TextEngine.shared.withLock { state in
            state.withFont(for: self) { body(pango_font_get_hb_font($0), state.face(for: $0)) } ?? replacement
        }
    }

    /// Returns the font with the family of a typeface that replaced it for some characters.
    func substituted(by face: TypeFace) -> FontDescription {
        let own: String? = TextEngine.shared.withLock { state in
            state.withFont(for: self) { state.face(for: $0).family }
        }
        guard own != face.family else { return self }
        var font = self
        font.family = face.family
        return font
    }
}

extension TextEngine.State {
    /// Calls `body` with the font for a description, and returns its result, or nil if no font is installed.
    func withFont<Result>(
        for description: FontDescription, _ body: (UnsafeMutablePointer<PangoFont>) -> Result
    ) -> Result? {
        // Resolving the family can add its files.
        let pango: OpaquePointer = pangoDescription(for: description)
        let context = basicFonts.lineBreaker(isRightToLeft: false).context
        guard let font = pango_font_map_load_font(basicFonts.fontMap, context, pango) else { return nil }
        defer { g_object_unref(font) }
        return body(font)
    }
}
