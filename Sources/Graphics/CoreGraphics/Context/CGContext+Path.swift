import CCairo

extension CGContext {
    /// Clears the current path.
    public func beginPath() {
        cairo_new_path(cairo)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint) {
        cairo_move_to(cairo, point.x.native, point.y.native)
    }

    /// Adds a straight line. Does nothing without a current point.
    public func addLine(to point: CGPoint) {
        guard hasCurrentPoint else { return }
        cairo_line_to(cairo, point.x.native, point.y.native)
    }

    /// Adds a cubic Bézier curve. Does nothing without a current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint else { return }
        cairo_curve_to(
            cairo, control1.x.native, control1.y.native, control2.x.native, control2.y.native, end.x.native,
            end.y.native)
    }

    /// Adds a quadratic Bézier curve. Does nothing without a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint else { return }
        let cubic = QuadCurve(start: currentPointOfPath, control: control, end: end).cubic
        addCurve(to: end, control1: cubic.control1, control2: cubic.control2)
    }

    /// Closes the subpath with a line to its start.
    public func closePath() {
        guard hasCurrentPoint else { return }
        cairo_close_path(cairo)
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect) {
        cairo_rectangle(
            cairo, rect.origin.x.native, rect.origin.y.native, rect.size.width.native, rect.size.height.native)
    }

    /// Adds rectangles as separate subpaths.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects {
            addRect(rect)
        }
    }

    /// Adds a subpath of straight lines between the points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() {
            addLine(to: point)
        }
    }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) {
        var shape = PathStorage()
        shape.addEllipse(in: rect, .identity)
        shape.replay(into: cairo)
    }

    /// Adds an arc of a circle, preceded by a line from the current point. Angles are in radians from the x axis.
    ///
    /// `clockwise` assumes that the y axis points up: if it is true, the arc is drawn toward smaller angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addFromCurrentPoint { shape in
            shape.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                .identity)
        }
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        addFromCurrentPoint { shape in
            shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, .identity)
        }
    }

    /// Adds elements that begin at the current point, if there is one.
    private func addFromCurrentPoint(_ build: (inout PathStorage) -> Void) {
        var shape = PathStorage()
        let continues = hasCurrentPoint
        if continues { shape.move(to: currentPointOfPath) }
        build(&shape)
        shape.replay(into: cairo, skippingFirst: continues)
    }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) {
        path.storage.replay(into: cairo)
    }

    /// Whether the current path has no elements. A move at the end does not count.
    public var isPathEmpty: Bool {
        path?.isEmpty ?? true
    }

    /// The end of the last element, or zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The smallest rectangle that contains all points of the current path, including control points.
    public var boundingBoxOfPath: CGRect {
        path?.boundingBox ?? .null
    }

    /// A copy of the current path without a move at the end, or nil if the path has no other elements.
    public var path: CGPath? {
        let shape = currentPath
        return shape.isEmpty ? nil : CGPath(storage: shape)
    }

    /// Returns whether the current path, drawn with `mode`, covers a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        cairo_set_fill_rule(cairo, rule.cairo)
        let isInside: Bool = mode != .stroke && cairo_in_fill(cairo, point.x.native, point.y.native) != 0
        if isInside || mode == .fill || mode == .eoFill { return isInside }
        return cairo_in_stroke(cairo, point.x.native, point.y.native) != 0
    }

    /// Replaces the current path with the outline that a stroke of the path has under the current line settings.
    public func replacePathWithStrokedPath() {
        var shape = CGPath(storage: currentPath)
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var lengths = [Double](repeating: 0, count: count)
            var phase = 0.0
            cairo_get_dash(cairo, &lengths, &phase)
            shape = shape.copy(dashingWithPhase: CGFloat(phase), lengths: lengths.map { CGFloat($0) })
        }
        let outline = shape.copy(
            strokingWithWidth: CGFloat(cairo_get_line_width(cairo)),
            lineCap: CGLineCap(cairo_get_line_cap(cairo)), lineJoin: CGLineJoin(cairo_get_line_join(cairo)),
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        cairo_new_path(cairo)
        addPath(outline)
    }

    var hasCurrentPoint: Bool {
        cairo_has_current_point(cairo) != 0
    }

    /// The current path in user space.
    var currentPath: PathStorage {
        var shape = PathStorage()
        guard let copy = cairo_copy_path(cairo) else { return shape }
        defer { cairo_path_destroy(copy) }
        guard let data = copy.pointee.data else { return shape }
        func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: shape.move(to: point(index + 1))
            case CAIRO_PATH_LINE_TO: shape.addLine(to: point(index + 1))
            case CAIRO_PATH_CURVE_TO:
                shape.addCurve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
            default: shape.close()
            }
            index += Int(header.length)
        }
        shape.dropTrailingMove()
        return shape
    }
}
