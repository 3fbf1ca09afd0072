import CCairo

extension CGContext {
    /// Sets the width of strokes, in user space. The default is 1.
    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, max(width.native, 0))
    }

    /// Sets the ends of strokes. The default is `.butt`.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    /// Sets the joins of strokes. The default is `.miter`.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    /// Sets the maximum length of a miter join, in line widths. The default is 10.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit.native)
    }

    /// Sets the dash pattern of strokes: alternating lengths of dashes and gaps, starting at the offset `phase`. By
    /// default, strokes are solid.
    ///
    /// If a length is negative, or all are zero, strokes are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        var sum = 0.0
        let values: [Double] = lengths.map { $0.native }
        for value in values {
            guard value >= 0 else { return cairo_set_dash(cairo, nil, 0, 0) }
            sum += value
        }
        cairo_set_dash(cairo, values, sum > 0 ? Int32(values.count) : 0, phase.native)
    }

    /// Sets the maximum distance between a curve and its approximation by line segments, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        cairo_set_tolerance(cairo, max(flatness.native, 0.01))
    }

    /// Sets the opacity of drawing. The default is 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha.native, 0), 1)
    }

    /// Sets the blend mode. The default is `.normal`.
    public func setBlendMode(_ mode: CGBlendMode) {
        guard mode != state.blendMode else { return }
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    }

    /// Sets whether edges are antialiased. The default is true.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        applyAntialiasing()
    }

    /// Sets whether antialiasing is allowed. This is not part of the graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        applyAntialiasing()
    }

    /// Makes Cairo antialias edges if that is both allowed and set in the graphics state.
    func applyAntialiasing() {
        let isSmooth: Bool = allowsAntialiasing && state.shouldAntialias
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The quality of interpolation for images that are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets a shadow in black with an opacity of one third.
    ///
    /// The offset and the blur are in base space: the current transform does not affect them.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    /// Sets the shadow, or removes it if `color` is nil.
    ///
    /// The offset and the blur are in base space: the current transform does not affect them.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(offset: offset, blur: max(blur, 0), color: color)
    }
}

extension CGLineCap {
    init(_ cap: cairo_line_cap_t) {
        switch cap {
        case CAIRO_LINE_CAP_ROUND: self = .round
        case CAIRO_LINE_CAP_SQUARE: self = .square
        default: self = .butt
        }
    }

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    init(_ join: cairo_line_join_t) {
        switch join {
        case CAIRO_LINE_JOIN_ROUND: self = .round
        case CAIRO_LINE_JOIN_BEVEL: self = .bevel
        default: self = .miter
        }
    }

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}
