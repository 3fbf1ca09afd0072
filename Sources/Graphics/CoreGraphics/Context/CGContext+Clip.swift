import CCairo

extension CGContext {
    /// Narrows the clip to the current path, which is forgotten.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Narrows the clip to a rectangle. The current path is forgotten.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        addRect(bounded(rect))
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Narrows the clip to rectangles taken together. The current path is forgotten.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        for rect in rects {
            addRect(bounded(rect))
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// A rectangle that covers what `rect` covers of the clip, in coordinates that Cairo can hold: it counts pixels with
    /// 24 bits. Coordinates that are no numbers cover nothing.
    @inline(__always)
    func bounded(_ rect: CGRect) -> CGRect {
        let size: CGFloat = abs(rect.size.width) + abs(rect.size.height)
        let reach: CGFloat = abs(rect.origin.x) + abs(rect.origin.y) + size
        // False also where a coordinate is no number.
        if reach < 100_000 { return rect }
        return cutToClip(rect)
    }

    private func cutToClip(_ rect: CGRect) -> CGRect {
        let clip = boundingBoxOfClipPath
        let sum: CGFloat = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
        guard !clip.isNull, !rect.isNull, !sum.isNaN else { return .zero }
        // The edges that are cut stay outside, so that smooth edges do not show, and so do the shadows' casters.
        let margin: CGFloat = 1000 + max(clip.width, clip.height)
        let part = rect.standardized.intersection(clip.insetBy(dx: -margin, dy: -margin))
        return part.isNull ? .zero : part
    }

    /// The smallest rectangle of user space that holds the clip.
    public var boundingBoxOfClipPath: CGRect {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return left < right && top < bottom
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Narrows the clip to rectangles of whole pixels, counted from the top left of the bitmap.
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

    /// The pixels that the clip may let through.
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
