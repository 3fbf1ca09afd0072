import CCairo

extension CGContext {
    /// Fills the current path and clears it. Closes open subpaths first.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        perform(.fill(state.fillColor, rule))
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        perform(.stroke(state.strokeColor))
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath(using: .winding)
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke: fillAndStroke(.winding)
        case .eoFillStroke: fillAndStroke(.evenOdd)
        }
    }

    private func fillAndStroke(_ rule: CGPathFillRule) {
        let shape = cairo_copy_path(cairo)
        fillPath(using: rule)
        cairo_append_path(cairo, shape)
        cairo_path_destroy(shape)
        strokePath()
    }

    /// Fills a rectangle, and clears the current path.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(bounded(rect))
        perform(.fill(state.fillColor, .winding))
    }

    /// Fills rectangles, and clears the current path.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cairo)
        for rect in rects {
            addRect(bounded(rect))
        }
        perform(.fill(state.fillColor, .winding))
    }

    /// Strokes a rectangle, and clears the current path.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a given line width, and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = cairo_get_line_width(cairo)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(cairo, before)
    }

    /// Makes a rectangle transparent, or black if the bitmap has no alpha, and clears the current path.
    public func clear(_ rect: CGRect) {
        let outer = state
        state.shadow = nil
        setBlendMode(.clear)
        fill(rect, color: .black)
        setBlendMode(outer.blendMode)
        state = outer
    }

    /// Fills the ellipse inscribed in a rectangle, and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse inscribed in a rectangle, and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between each pair of points, and clears the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cairo)
        var index = 0
        while index + 1 < points.count {
            move(to: points[index])
            addLine(to: points[index + 1])
            index += 2
        }
        strokePath()
    }

    /// Fills a rectangle with a given color instead of the fill color.
    package func fill(_ rect: CGRect, color: CGColor) {
        cairo_new_path(cairo)
        addRect(bounded(rect))
        perform(.fill(color, .winding))
    }

    /// Fills a rounded rectangle with a given color instead of the fill color.
    package func fillRoundedRect(_ rect: CGRect, radius: CGFloat, color: CGColor) {
        cairo_new_path(cairo)
        addRoundedRect(rect, radius: radius)
        perform(.fill(color, .winding))
    }

    /// Fills a path with a given color instead of the fill color, and clears the current path.
    package func fill(_ path: CGPath, color: CGColor, using rule: CGPathFillRule = .winding) {
        cairo_new_path(cairo)
        addPath(path)
        perform(.fill(color, rule))
    }

    /// Adds a rectangle with rounded corners. The radius is limited to half of the shorter side.
    package func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        let limit: CGFloat = min(abs(rect.size.width), abs(rect.size.height)) / 2
        let radius = min(radius, limit)
        guard radius > 0 else { return addRect(rect) }
        let left = rect.minX.native
        let top = rect.minY.native
        let right = rect.maxX.native
        let bottom = rect.maxY.native
        let corner = radius.native
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, right - corner, top + corner, corner, -Double.pi / 2, 0)
        cairo_arc(cairo, right - corner, bottom - corner, corner, 0, Double.pi / 2)
        cairo_arc(cairo, left + corner, bottom - corner, corner, Double.pi / 2, Double.pi)
        cairo_arc(cairo, left + corner, top + corner, corner, Double.pi, Double.pi * 1.5)
        cairo_close_path(cairo)
    }

    /// Calls `body` to draw with Cairo directly.
    ///
    /// The Cairo context has the transform, the clip, the line settings and the operator of this context. `body` sets a
    /// source, for example with `useFillColor()` or `useColor(_:)`, and must restore the transform and the clip.
    /// This function handles shadows, mask clips and bitmap layouts that Cairo does not support.
    package func withCairo<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R {
        try updatingMemory { try drawWithCairo(body) }
    }

    private func drawWithCairo<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R {
        let mustSwap = swapsRedAndBlue
        if mustSwap {
            swapTarget()
            swapsRedAndBlue = false
        }
        defer {
            if mustSwap {
                swapTarget()
                swapsRedAndBlue = true
            }
        }
        if state.isPlain { return try body(cairo) }
        guard let layer = DrawingLayer(area: layerArea(shadow: state.shadow)) else { return try body(cairo) }
        layer.copyState(from: cairo)
        let outer = (cairo: cairo, state: state)
        cairo = layer.cairo
        state.shadow = nil
        state.mask = nil
        state.blendMode = .normal
        defer {
            (cairo, state) = outer
            perform(layer)
        }
        return try body(cairo)
    }

    /// Exchanges red and blue in all pixels of the bitmap, or of the innermost transparency layer.
    private func swapTarget() {
        guard let target = cairo_get_target(cairo) else { return }
        cairo_surface_flush(target)
        let rowBytes = Int(cairo_image_surface_get_stride(target))
        let width = Int(cairo_image_surface_get_width(target))
        let height = Int(cairo_image_surface_get_height(target))
        guard var row = UnsafeMutableRawPointer(cairo_image_surface_get_data(target)) else { return }
        for _ in 0..<height {
            ChannelSwapper.swap(row, into: row, width: width)
            row += rowBytes
        }
        cairo_surface_mark_dirty(target)
    }

    /// Completes all drawing, so that the memory contains the result.
    public func flush() {
        cairo_surface_flush(storage.surface)
    }

    /// Completes all drawing. It has the same effect as `flush()`.
    public func synchronize() { flush() }
}
