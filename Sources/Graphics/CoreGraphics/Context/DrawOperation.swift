import CCairo

/// A drawing operation: a source of color, and a shape that it covers.
///
/// Operations can be drawn on a context's own Cairo context, or on another context with the same transform and the same
/// current path.
enum DrawOperation {
    case fill(CGColor, CGPathFillRule)
    case stroke(CGColor)
    case image(ImageDrawing)
    case gradient(OpaquePointer)
    /// A finished layer, and its opacity.
    case layer(DrawingLayer, alpha: Double)
    /// A color that is painted through a pattern's alpha.
    case imageMask(OpaquePointer, CGColor)
    /// A pattern that fills the current path, or strokes it if the rule is nil. The pattern contains the opacity of the
    /// context.
    case pattern(OpaquePointer, CGPathFillRule?)
}

/// The parameters for drawing an image.
struct ImageDrawing {
    /// A surface with the pixels, in the component order of the context.
    var surface: OpaquePointer
    /// The transform from user space to the surface's pixels.
    var matrix: cairo_matrix_t
    var rect: CGRect
    var filter: cairo_filter_t
    /// The color to paint through the image's alpha, or nil to paint the image.
    var tint: CGColor?
}

extension CGContext {
    /// Draws an operation with the current graphics state, and clears the current path if the operation used it.
    func perform(_ operation: DrawOperation) {
        if let tile = operation.tile {
            return paint(tile.tile, rule: tile.rule, in: space(of: tile.tile))
        }
        updatingMemory {
            if isPlain(operation) {
                setSource(of: operation, on: cairo)
                cover(operation, on: cairo)
            } else {
                compose(operation)
            }
        }
    }

    /// Whether Cairo can draw an operation into the bitmap directly.
    private func isPlain(_ operation: DrawOperation) -> Bool {
        guard state.isPlain else { return false }
        // With an opacity, Cairo would mix the result of the other modes with the bitmap.
        return state.alpha == 1 || state.blendMode.preservesOutside || !operation.paintsWithAlpha
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
        case .gradient(let pattern), .pattern(let pattern, _):
            cairo_set_source(cairo, pattern)
        case .layer(let layer, _):
            // A Cairo source uses the transform at the time when the source is set. This transform must be the identity
            // here.
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, layer.surface, 0, 0)
            cairo_set_matrix(cairo, &matrix)
        case .imageMask(_, let color):
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
        case .imageMask(let pattern, _):
            cairo_mask(cairo, pattern)
        case .pattern(_, let rule?):
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        case .pattern(_, nil):
            cairo_stroke(cairo)
        }
    }
}

extension DrawOperation {
    /// Whether the source does not contain the opacity of the context, which Cairo adds when it paints.
    var paintsWithAlpha: Bool {
        switch self {
        case .image(let drawing): drawing.tint == nil
        case .gradient: true
        default: false
        }
    }

    /// The pattern of the operation's color and the fill rule, if the color has a pattern.
    var tile: (tile: PatternTile, rule: CGPathFillRule?)? {
        switch self {
        case .fill(let color, let rule): color.tile.map { ($0, rule) }
        case .stroke(let color): color.tile.map { ($0, nil) }
        default: nil
        }
    }
}

extension ImageDrawing {
    /// A new pattern of the image, which the caller must destroy.
    var pattern: OpaquePointer {
        let pattern = cairo_pattern_create_for_surface(surface)!
        var matrix = matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter)
        // The edge pixels extend beyond the image, so that interpolation does not fade its border.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
