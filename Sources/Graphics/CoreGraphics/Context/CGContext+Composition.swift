import CCairo

extension CGContext {
    /// Draws an operation with features that Cairo lacks: shadows, mask clips, and blend modes that affect pixels
    /// outside the shape.
    func compose(_ operation: DrawOperation) {
        defer {
            switch operation {
            case .fill, .stroke, .pattern: cairo_new_path(cairo)
            default: break
            }
        }
        if !state.blendMode.preservesOutside { return composeInShape(operation) }
        guard let layer = DrawingLayer(area: pixelArea(of: operation)) else { return }
        layer.copyState(from: cairo)
        setSource(of: operation, on: layer.cairo)
        cover(operation, on: layer.cairo)
        composite(layer, as: state, alpha: 1)
    }

    /// Draws a layer onto the context, with the shadow, the mask and the blend mode of `state`.
    func composite(_ layer: DrawingLayer, as state: GraphicsState, alpha: Double) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        if let shadow = state.shadow { cast(shadow, of: layer, as: state, alpha: alpha) }
        cairo_set_source_surface(cairo, layer.surface, 0, 0)
        if let mask = state.mask {
            if alpha < 1 { layer.fade(to: alpha) }
            cairo_mask_surface(cairo, mask.surface, 0, 0)
        } else if alpha < 1 {
            cairo_paint_with_alpha(cairo, alpha)
        } else {
            cairo_paint(cairo)
        }
        cairo_set_matrix(cairo, &matrix)
        resetSource()
    }

    /// Draws an operation in a blend mode that Cairo does not limit to the shape, or does not support. Blends source
    /// and bitmap everywhere, then copies the result where the operation covers the bitmap.
    private func composeInShape(_ operation: DrawOperation) {
        let area = clipPixelRect.intersection(pixelArea(of: operation))
        guard let mix = DrawingLayer(area: area), let source = DrawingLayer(area: area),
            let coverage = DrawingLayer(area: area, format: .alpha)
        else { return }
        source.copyState(from: cairo)
        coverage.copyState(from: cairo)
        paintEverywhere(operation, on: source.cairo)
        coverOpaque(operation, on: coverage.cairo)
        if let mask = state.mask { coverage.multiply(by: mask) }

        cairo_set_operator(mix.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(mix.cairo, cairo_get_target(cairo), 0, 0)
        cairo_paint(mix.cairo)
        if let mode = state.blendMode.cairoOperator {
            cairo_set_operator(mix.cairo, mode)
            cairo_set_source_surface(mix.cairo, source.surface, 0, 0)
            cairo_paint(mix.cairo)
        } else {
            mix.addDarker(source)
        }

        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        let before = cairo_get_operator(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, mix.surface, 0, 0)
        cairo_mask_surface(cairo, coverage.surface, 0, 0)
        cairo_set_operator(cairo, before)
        cairo_set_matrix(cairo, &matrix)
        resetSource()
    }

    /// Paints the operation's source everywhere, regardless of its shape.
    private func paintEverywhere(_ operation: DrawOperation, on cairo: OpaquePointer) {
        setSource(of: operation, on: cairo)
        switch operation {
        case .fill, .stroke, .pattern:
            cairo_paint(cairo)
        case .image(let drawing) where drawing.tint == nil:
            cairo_paint_with_alpha(cairo, state.alpha)
        case .image, .gradient, .layer, .imageMask:
            cover(operation, on: cairo)
        }
    }

    /// Paints opaquely where the operation covers the bitmap, regardless of its colors.
    private func coverOpaque(_ operation: DrawOperation, on cairo: OpaquePointer) {
        switch operation {
        case .fill(_, let rule), .pattern(_, let rule?):
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        case .stroke, .pattern(_, nil):
            cairo_stroke(cairo)
        case .image(let drawing):
            let rect = drawing.rect
            cairo_new_path(cairo)
            cairo_rectangle(
                cairo, rect.origin.x.native, rect.origin.y.native, rect.size.width.native, rect.size.height.native)
            cairo_fill(cairo)
        case .gradient, .layer, .imageMask:
            cairo_paint(cairo)
        }
    }

    /// Returns the pixels that an operation may change, and that are inside the clip or cast a shadow into it.
    private func pixelArea(of operation: DrawOperation) -> PixelRect {
        let visible = layerArea(shadow: state.shadow)
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        switch operation {
        case .fill, .pattern(_, .some):
            cairo_fill_extents(cairo, &left, &top, &right, &bottom)
        case .stroke, .pattern(_, nil):
            cairo_stroke_extents(cairo, &left, &top, &right, &bottom)
        case .image(let drawing):
            left = drawing.rect.minX.native
            top = drawing.rect.minY.native
            right = drawing.rect.maxX.native
            bottom = drawing.rect.maxY.native
        case .gradient, .layer, .imageMask:
            return visible
        }
        let bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(pixelTransform)
        let touched = PixelRect(
            left: bounds.minX.native, top: bounds.minY.native, right: bounds.maxX.native, bottom: bounds.maxY.native)
        return visible.intersection(touched)
    }

    /// Returns the pixels that a layer must contain to draw everything visible.
    func layerArea(shadow: Shadow?) -> PixelRect {
        let clip = clipPixelRect
        guard let shadow, !clip.isEmpty else { return clip }
        return clip.union(sources(of: shadow, in: clip))
    }
}

extension DrawingLayer {
    /// Multiplies the layer by an opacity.
    func fade(to alpha: Double) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(cairo, 0, 0, 0, alpha)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Blends another layer of the same area with `CGBlendMode.plusDarker`, which adds the distances from white.
    func addDarker(_ source: DrawingLayer) {
        let width = area.width
        let height = area.height
        source.withPixels { from, fromRow in
            withPixels { into, intoRow in
                for y in 0..<height {
                    let s = from + y * fromRow
                    let d = into + y * intoRow
                    for x in 0..<width {
                        let sourceAlpha = Int(s[4 * x + 3])
                        let alpha = Int(d[4 * x + 3])
                        let sum: Int = min(255, sourceAlpha + alpha)
                        for channel in 4 * x..<4 * x + 3 {
                            // For premultiplied colors, the distance from white is alpha − color.
                            let distance: Int = sourceAlpha - Int(s[channel]) + alpha - Int(d[channel])
                            d[channel] = UInt8(truncatingIfNeeded: max(0, sum - distance))
                        }
                        d[4 * x + 3] = UInt8(truncatingIfNeeded: sum)
                    }
                }
            }
        }
    }
}
