extension CGPath {
    /// Whether `point` lies inside the path, after `transform` has been applied to the point.
    ///
    /// Subpaths that are not closed count as closed. Takes time in proportion to the number of steps.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let target = transform.isIdentity ? point : point.applying(transform)
        let winding: Int = storage.winding(around: target)
        switch rule {
        case .winding: return winding != 0
        case .evenOdd: return winding & 1 != 0
        }
    }
}

extension PathStorage {
    /// How often the path runs around `point`, counted by its crossings with a ray towards larger x.
    func winding(around point: CGPoint) -> Int {
        var winding = 0
        forEachLine { from, to in
            let isBelow: Bool = from.y <= point.y
            guard isBelow != (to.y <= point.y) else { return }
            let part: CGFloat = (point.y - from.y) / (to.y - from.y)
            guard from.x + part * (to.x - from.x) > point.x else { return }
            winding += isBelow ? 1 : -1
        }
        return winding
    }

    /// Calls `line` for each straight piece of the outline; curves are cut into pieces, subpaths are closed.
    func forEachLine(tolerance: CGFloat = 0.02, _ line: (CGPoint, CGPoint) -> Void) {
        var index = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func cut(_ curve: CubicCurve) {
            let count: Int = curve.pieceCount(tolerance: tolerance)
            var from = curve.start
            for piece in 1..<count + 1 {
                let to = piece == count ? curve.end : curve.point(at: CGFloat(piece) / CGFloat(count))
                line(from, to)
                from = to
            }
        }
        for step in steps {
            switch step {
            case .move:
                if current != start { line(current, start) }
                start = points[index]
                current = start
            case .line:
                line(current, points[index])
                current = points[index]
            case .quadCurve:
                cut(QuadCurve(start: current, control: points[index], end: points[index + 1]).cubic)
                current = points[index + 1]
            case .curve:
                let end = points[index + 2]
                cut(CubicCurve(start: current, control1: points[index], control2: points[index + 1], end: end))
                current = end
            case .close:
                if current != start { line(current, start) }
                current = start
            }
            index += step.pointCount
        }
        if current != start { line(current, start) }
    }
}
