import CCairo

/// One thing to draw: where its colour comes from, and what it covers.
///
/// Operations can be drawn on a context's own Cairo context, or on another one with the same transform, whose current
/// path is the same.
enum DrawOperation {
    case fill(CGColor, CGPathFillRule)
    case stroke(CGColor)
    case image(ImageDrawing)
    case gradient(OpaquePointer)
    /// A layer that has been drawn, and its opacity.
    case layer(DrawingLayer, alpha: Double)
    /// A colour through a pattern's alpha.
    case stencil(OpaquePointer, CGColor)
}

/// An image on its way into a context.
struct ImageDrawing {
    /// A surface with the pixels, in the order of colours that the context has.
    var surface: OpaquePointer
    /// From user space to the surface's pixels.
    var matrix: cairo_matrix_t
    var rect: CGRect
    var filter: cairo_filter_t
    /// The colour to paint through the image's alpha, or nil to paint the image.
    var tint: CGColor?
}

extension CGContext {
    /// Draws one operation as the state says, and forgets the current path where the operation used it.
    func perform(_ operation: DrawOperation) {
        if state.isPlain {
            setSource(of: operation, on: cairo)
            cover(operation, on: cairo)
        } else {
            compose(operation)
        }
        didDraw()
    }

    func setSource(of operation: DrawOperation, on cairo: OpaquePointer) {
        switch operation {
        case .fill(let color, _), .stroke(let color):
            setSource(color, on: cairo)
        case .image(let drawing):
            if let tint = drawing.tint {
                setSource(tint, on: cairo)
            } else {
                let pattern = drawing.pattern
                cairo_set_source(cairo, pattern)
                cairo_pattern_destroy(pattern)
            }
        case .gradient(let pattern):
            cairo_set_source(cairo, pattern)
        case .layer(let layer, _):
            // Cairo ties a source to the transform at the time it is set: here to the pixels.
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, layer.surface, 0, 0)
            cairo_set_matrix(cairo, &matrix)
        case .stencil(_, let color):
            setSource(color, on: cairo)
        }
    }

    /// Paints the source where the operation covers the bitmap.
    func cover(_ operation: DrawOperation, on cairo: OpaquePointer) {
        switch operation {
        case .fill(_, let rule):
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        case .stroke:
            cairo_stroke(cairo)
        case .image(let drawing):
            cairo_new_path(cairo)
            cairo_rectangle(
                cairo, drawing.rect.origin.x.native, drawing.rect.origin.y.native, drawing.rect.size.width.native,
                drawing.rect.size.height.native)
            if drawing.tint != nil {
                cairo_save(cairo)
                cairo_clip(cairo)
                let pattern = drawing.pattern
                cairo_mask(cairo, pattern)
                cairo_pattern_destroy(pattern)
                cairo_restore(cairo)
            } else if state.alpha < 1 {
                cairo_save(cairo)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, state.alpha)
                cairo_restore(cairo)
            } else {
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        case .gradient:
            if state.alpha < 1 {
                cairo_paint_with_alpha(cairo, state.alpha)
            } else {
                cairo_paint(cairo)
            }
        case .layer(_, let alpha):
            cairo_paint_with_alpha(cairo, alpha)
        case .stencil(let pattern, _):
            cairo_mask(cairo, pattern)
        }
    }
}

extension ImageDrawing {
    /// A new pattern of the image; the caller destroys it.
    var pattern: OpaquePointer {
        let pattern = cairo_pattern_create_for_surface(surface)!
        var matrix = matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter)
        // Beyond its edges the image goes on as it ends, so that blending does not fade its border.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
