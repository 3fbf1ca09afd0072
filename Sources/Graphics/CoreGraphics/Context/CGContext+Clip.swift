import CCairo

extension CGContext {
    /// Intersects the clip with the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Removes the clip and the mask, so that drawing affects the whole bitmap or transparency layer.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.mask = nil
    }

    /// Intersects the clip with a rectangle, and clears the current path.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        addRect(bounded(rect))
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Intersects the clip with the union of rectangles, and clears the current path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        for rect in rects {
            addRect(bounded(rect))
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Returns a rectangle that covers the same part of the clip as `rect`, with coordinates that Cairo can represent.
    /// Cairo's pixel coordinates have 24 bits. Returns an empty rectangle if a coordinate is NaN.
    @inline(__always)
    func bounded(_ rect: CGRect) -> CGRect {
        let size: CGFloat = abs(rect.size.width) + abs(rect.size.height)
        let reach: CGFloat = abs(rect.origin.x) + abs(rect.origin.y) + size
        // The comparison is also false for NaN.
        if reach < 100_000 { return rect }
        return clampedToClip(rect)
    }

    private func clampedToClip(_ rect: CGRect) -> CGRect {
        let clip = boundingBoxOfClipPath
        let sum: CGFloat = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
        guard !clip.isNull, !rect.isNull, !sum.isNaN else { return .zero }
        // The margin keeps new edges outside the clip, so that their antialiasing is not visible. It also keeps content
        // whose shadow falls into the clip.
        let margin: CGFloat = 1000 + max(clip.width, clip.height)
        let part = rect.standardized.intersection(clip.insetBy(dx: -margin, dy: -margin))
        return part.isNull ? .zero : part
    }

    /// The smallest rectangle in user space that contains the clip.
    public var boundingBoxOfClipPath: CGRect {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return left < right && top < bottom
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Intersects the clip with rectangles of whole pixels, with the origin at the top left of the bitmap.
    package func clipToPixelRects(_ rects: [PixelRect]) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let smoothing = cairo_get_antialias(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_new_path(cairo)
        for rect in rects {
            cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        }
        cairo_clip(cairo)
        cairo_set_antialias(cairo, smoothing)
        cairo_set_matrix(cairo, &matrix)
    }

    /// The smallest rectangle of pixels that contains the clip.
    package var clipPixelRect: PixelRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_set_matrix(cairo, &matrix)
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
}
