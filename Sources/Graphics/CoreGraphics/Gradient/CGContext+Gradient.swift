import CCairo

extension CGContext {
    /// Fills the clip with a gradient along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        let pattern = cairo_pattern_create_linear(
            startPoint.x.native, startPoint.y.native, endPoint.x.native, endPoint.y.native)
        draw(gradient, as: pattern, options)
    }

    /// Fills the clip with a gradient from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            startCenter.x.native, startCenter.y.native, max(startRadius.native, 0), endCenter.x.native,
            endCenter.y.native, max(endRadius.native, 0))
        draw(gradient, as: pattern, options)
    }

    /// Fills the clip with a gradient that runs around a point. It starts at `angle`, in radians from the x axis, and
    /// runs toward larger angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let clip = boundingBoxOfClipPath
        guard !clip.isNull else { return }
        let across: CGFloat = max(abs(clip.minX - center.x), abs(clip.maxX - center.x))
        let down: CGFloat = max(abs(clip.minY - center.y), abs(clip.maxY - center.y))
        // Each piece spans at most a twelfth of a circle. The outer edge is straight; its middle is inside the circle,
        // by less than 4% of the radius.
        let radius: Double = (across * across + down * down).squareRoot().native * 1.05
        let pattern = cairo_pattern_create_mesh()!
        func addPiece(from: (Double, SIMD4<Double>), to: (Double, SIMD4<Double>)) {
            let start: Double = angle.native + from.0 * 2 * Double.pi
            let end: Double = angle.native + to.0 * 2 * Double.pi
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x.native, center.y.native)
            cairo_mesh_pattern_line_to(
                pattern, center.x.native + radius * cos(start), center.y.native + radius * sin(start))
            cairo_mesh_pattern_line_to(
                pattern, center.x.native + radius * cos(end), center.y.native + radius * sin(end))
            cairo_mesh_pattern_line_to(pattern, center.x.native, center.y.native)
            for (corner, color) in [(0, from.1), (1, from.1), (2, to.1), (3, to.1)] {
                let value = drawn(color)
                cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(corner), value.x, value.y, value.z, value.w)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        var before: CGGradient.Stop = gradient.stops[0]
        for stop in gradient.stops {
            let span: Double = stop.location - before.location
            if span > 0 {
                let count = max(1, Int((span * 12).rounded(.up)))
                for piece in 0..<count {
                    let first: Double = Double(piece) / Double(count)
                    let second: Double = Double(piece + 1) / Double(count)
                    let change: SIMD4<Double> = stop.color - before.color
                    addPiece(
                        from: (before.location + span * first, before.color + change * first),
                        to: (before.location + span * second, before.color + change * second))
                }
            }
            before = stop
        }
        perform(.gradient(pattern))
        resetSource()
        cairo_pattern_destroy(pattern)
    }

    private func draw(_ gradient: CGGradient, as pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        let clear = SIMD4<Double>(repeating: 0)
        let reachesOut: Bool = !options.isEmpty
        if reachesOut, !options.contains(.drawsBeforeStartLocation) { addStop(0, clear, to: pattern) }
        for stop in gradient.stops {
            addStop(stop.location, stop.color, to: pattern)
        }
        if reachesOut, !options.contains(.drawsAfterEndLocation) { addStop(1, clear, to: pattern) }
        // Cairo extends both ends or neither. If only one end is extended, a clear color at the other end terminates
        // the gradient there.
        cairo_pattern_set_extend(pattern, reachesOut ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        perform(.gradient(pattern))
        resetSource()
        cairo_pattern_destroy(pattern)
    }

    private func addStop(_ location: Double, _ color: SIMD4<Double>, to pattern: OpaquePointer) {
        let value = drawn(color)
        cairo_pattern_add_color_stop_rgba(pattern, location, value.x, value.y, value.z, value.w)
    }

    /// Returns a color in the component order of this context.
    private func drawn(_ color: SIMD4<Double>) -> SIMD4<Double> {
        swapsRedAndBlue ? SIMD4(color.z, color.y, color.x, color.w) : color
    }
}
