import CPango
import CoreGraphics
import Foundation

/// A type that draws glyphs and rectangles into a context.
struct TextPainter {
    let context: CGContext
    let cairo: OpaquePointer
    /// The color in which the text drawing mode strokes outlines, or nil for the color of the text.
    var strokeColor: CGColor?

    /// The number of pixels per point, or nil if the context is rotated, mirrored, or stretched, or does not draw to an
    /// image. If it is nil, cairo draws the glyphs.
    private let scale: Double?
    /// The origin of the context, in pixels.
    private let origin: CGPoint
    /// The clipping area of the context, in pixels.
    private let clip: CGRect

    init(context: CGContext, cairo: OpaquePointer) {
        self.context = context
        self.cairo = cairo
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && abs(matrix.xx - matrix.yy) < 1e-9
        let isImage = cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
        scale = isUpright && isImage ? matrix.xx : nil
        origin = CGPoint(x: matrix.x0, y: matrix.y0)
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        clip = CGRect(
            x: matrix.x0 + left * matrix.xx, y: matrix.y0 + top * matrix.yy, width: (right - left) * matrix.xx,
            height: (bottom - top) * matrix.yy)
    }

    // The current path of the context is in cairo. Drawing text clears it, as filling a rectangle does.

    func fill(_ box: CGRect, color: CGColor) {
        context.useColor(color)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
        cairo_fill(cairo)
    }

    func stroke(_ box: CGRect, color: CGColor) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        context.useColor(color)
        cairo_set_dash(cairo, nil, 0, 0)
        cairo_set_line_width(cairo, 1)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
        cairo_stroke(cairo)
    }

    /// Draws an underline or a strikethrough line.
    ///
    /// - Parameter isVertical: Whether the text is a column.
    func draw(_ piece: DecorationPiece, isVertical: Bool) {
        context.useColor(piece.color)
        cairo_new_path(cairo)
        var edge: CGFloat = piece.edge
        for _ in 0..<piece.line.count {
            for dash in dashes(of: piece, isVertical: isVertical) {
                if isVertical {
                    cairo_rectangle(cairo, edge, dash.start, piece.thickness, dash.end - dash.start)
                } else {
                    cairo_rectangle(cairo, dash.start, edge, dash.end - dash.start, piece.thickness)
                }
            }
            edge += piece.thickness * 2
        }
        cairo_fill(cairo)
    }

    /// Returns the visible dashes of a line. In an upright context, their ends are at whole pixels.
    private func dashes(of piece: DecorationPiece, isVertical: Bool) -> [(start: CGFloat, end: CGFloat)] {
        let lengths: [Double] = piece.line.pattern.lengths
        if lengths.isEmpty { return [(piece.start, piece.end)] }
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let visible: ClosedRange<CGFloat> = isVertical ? top...max(top, bottom) : left...max(left, right)
        var unit: CGFloat = piece.thickness
        var position: CGFloat = piece.start
        if let scale {
            unit = max(1, (unit * scale).rounded()) / scale
            let shift: CGFloat = isVertical ? origin.y : origin.x
            position = ((position * scale + shift).rounded() - shift) / scale
        }
        let period: CGFloat = lengths.reduce(0, +) * unit
        if visible.lowerBound > position {
            position += ((visible.lowerBound - position) / period).rounded(.down) * period
        }
        let limit: CGFloat = min(piece.end, visible.upperBound)
        var found: [(start: CGFloat, end: CGFloat)] = []
        var index = 0
        while position < limit {
            let next: CGFloat = position + lengths[index % lengths.count] * unit
            if index % 2 == 0 { found.append((max(position, piece.start), min(next, piece.end))) }
            position = next
            index += 1
        }
        return found
    }

    /// Draws glyphs of a line that starts at `start`.
    func show(_ glyphs: ArraySlice<Glyph>, face: TypeFace, at start: CGPoint, color: CGColor) {
        let mode: CGTextDrawingMode = context.textDrawingMode
        if glyphs.isEmpty || !mode.fills && !mode.strokes { return }
        context.useColor(color)
        if mode.strokes, !face.isColored {
            addOutlines(of: glyphs, face: face, at: start)
            if mode.fills { cairo_fill_preserve(cairo) }
            if let strokeColor { context.useColor(strokeColor) }
            return cairo_stroke(cairo)
        }
        if let scale, !face.isColored, face.size * scale <= GlyphMasks.largestSize {
            let pixel = CGPoint(x: origin.x + start.x * scale, y: origin.y + start.y * scale)
            let isDone = GlyphStore.shared.withMask(
                of: glyphs, face: face, scale: scale, origin: pixel, clip: clip
            ) { surface, x, y in
                cairo_save(cairo)
                cairo_identity_matrix(cairo)
                cairo_mask_surface(cairo, surface, Double(x), Double(y))
                cairo_restore(cairo)
            }
            if isDone { return }
        }
        showWithCairo(glyphs, face: face, at: start)
    }

    /// Strokes the outlines of glyphs of a line that starts at `start`.
    ///
    /// - Parameter fill: The color that fills the glyphs, or nil to draw only the outlines.
    func stroke(
        _ glyphs: ArraySlice<Glyph>, face: TypeFace, at start: CGPoint, width: CGFloat, color: CGColor, fill: CGColor?
    ) {
        if glyphs.isEmpty { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        addOutlines(of: glyphs, face: face, at: start)
        if let fill {
            context.useColor(fill)
            cairo_fill_preserve(cairo)
        }
        context.useColor(color)
        cairo_set_dash(cairo, nil, 0, 0)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_width(cairo, width)
        cairo_stroke(cairo)
    }

    /// Replaces the current path with the outlines of glyphs.
    private func addOutlines(of glyphs: ArraySlice<Glyph>, face: TypeFace, at start: CGPoint) {
        cairo_new_path(cairo)
        cairo_set_scaled_font(cairo, face.scaledFont)
        fontLock.lock()
        cairo_glyph_path(cairo, glyphs.map { cairo_glyph_t($0, from: start) }, Int32(glyphs.count))
        fontLock.unlock()
    }

    private func showWithCairo(_ glyphs: ArraySlice<Glyph>, face: TypeFace, at start: CGPoint) {
        var alpha = 1.0
        if face.isColored { cairo_pattern_get_rgba(cairo_get_source(cairo), nil, nil, nil, &alpha) }
        // Cairo always draws colored glyphs with full opacity.
        if alpha < 1 { cairo_push_group(cairo) }
        defer {
            if alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
            }
        }
        cairo_set_scaled_font(cairo, face.scaledFont)
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: glyphs.count) { buffer in
            var count = 0
            for glyph in glyphs {
                buffer[count] = cairo_glyph_t(glyph, from: start)
                count += 1
            }
            fontLock.lock()
            defer { fontLock.unlock() }
            cairo_show_glyphs(cairo, buffer.baseAddress, Int32(count))
        }
    }
}

extension cairo_glyph_t {
    /// Creates a glyph of a line that starts at `start`.
    init(_ glyph: Glyph, from start: CGPoint) {
        self.init(index: UInt(glyph.index), x: start.x + Double(glyph.x), y: start.y + Double(glyph.y))
    }
}
