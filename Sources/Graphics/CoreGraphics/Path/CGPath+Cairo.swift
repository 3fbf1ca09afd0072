import CCairo

extension PathStorage {
    /// Adds the elements to the context's current path. If `skippingFirst` is true, skips the first element, so that
    /// the path continues from the current point.
    func replay(into cairo: OpaquePointer, skippingFirst: Bool = false) {
        var index = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        points.withUnsafeBufferPointer { points in
            for step in steps {
                switch step {
                case .move:
                    current = points[index]
                    start = current
                    if index == 0, skippingFirst { break }
                    cairo_move_to(cairo, current.x.native, current.y.native)
                case .line:
                    current = points[index]
                    cairo_line_to(cairo, current.x.native, current.y.native)
                case .quadCurve:
                    let cubic = QuadCurve(start: current, control: points[index], end: points[index + 1]).cubic
                    current = cubic.end
                    Self.addCurve(cubic.control1, cubic.control2, cubic.end, to: cairo)
                case .curve:
                    current = points[index + 2]
                    Self.addCurve(points[index], points[index + 1], current, to: cairo)
                case .close:
                    cairo_close_path(cairo)
                    current = start
                }
                index += step.pointCount
            }
        }
    }

    private static func addCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, to cairo: OpaquePointer) {
        cairo_curve_to(
            cairo, control1.x.native, control1.y.native, control2.x.native, control2.y.native, end.x.native,
            end.y.native)
    }
}
