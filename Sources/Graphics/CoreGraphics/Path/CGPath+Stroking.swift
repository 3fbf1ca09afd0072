extension CGPath {
    /// The outline of the path's stroke, made of straight pieces; fill it by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the stroke, in the units of the path after the transform.
    ///   - miterLimit: How many times its width a pointed corner may be long.
    ///   - transform: Applied to the path before it is stroked.
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

    /// The path cut into dashes, made of straight pieces.
    ///
    /// - Parameters:
    ///   - phase: How far into the lengths the first dash begins.
    ///   - lengths: Painted and unpainted lengths in turn. Lengths that are negative or all zero cut nothing.
    ///   - transform: Applied to the path before it is cut.
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

    /// The path with its curves cut into straight pieces that come within `threshold` of them.
    public func flattened(threshold: CGFloat) -> CGPath {
        var flat = PathStorage()
        for line in storage.polylines(tolerance: threshold) {
            flat.add(line)
        }
        return CGPath(storage: flat)
    }
}
