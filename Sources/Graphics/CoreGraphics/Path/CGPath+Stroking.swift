extension CGPath {
    /// Returns the outline of the path's stroke, made of line segments. Fill it with the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the stroke, in the units of the path after the transform.
    ///   - miterLimit: The maximum length of a miter join, in line widths.
    ///   - transform: A transform that is applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var shape = storage
        if !transform.isIdentity { shape.apply(transform) }
        let tolerance: CGFloat = 0.02
        var stroker = PathStroker(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: tolerance)
        for line in shape.polylines(tolerance: tolerance) {
            stroker.stroke(line)
        }
        return CGPath(storage: stroker.outline)
    }

    /// Returns the path divided into dashes, made of line segments.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which the path starts.
    ///   - lengths: The alternating lengths of dashes and gaps. If a length is negative, or all are zero, the path is
    ///     not divided.
    ///   - transform: A transform that is applied to the path before it is divided.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        var shape = storage
        if !transform.isIdentity { shape.apply(transform) }
        guard let dasher = PathDasher(phase: phase, lengths: lengths) else { return CGPath(storage: shape) }
        var dashed = PathStorage()
        for line in shape.polylines(tolerance: 0.02) {
            for dash in dasher.dashes(of: line) {
                dashed.add(dash)
            }
        }
        return CGPath(storage: dashed)
    }

    /// Returns the path with its curves replaced by line segments that approximate them within `threshold`.
    public func flattened(threshold: CGFloat) -> CGPath {
        var flat = PathStorage()
        for line in storage.polylines(tolerance: threshold) {
            flat.add(line)
        }
        return CGPath(storage: flat)
    }
}
