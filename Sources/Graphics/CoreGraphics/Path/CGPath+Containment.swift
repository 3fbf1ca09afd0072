extension CGPath {
    /// Returns whether the path contains `point` transformed by `transform`.
    ///
    /// Open subpaths count as closed. The complexity is linear in the number of elements.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let target = transform.isIdentity ? point : point.applying(transform)
        let winding = storage.winding(around: target)
        switch rule {
        case .winding: return winding != 0
        case .evenOdd: return winding & 1 != 0
        }
    }
}

extension PathStorage {
    /// Returns the winding number of the path around `point`, from its crossings with a ray toward larger x.
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

    /// Calls `line` for each line segment of the outline. Curves are divided into segments, and subpaths are closed.
    func forEachLine(tolerance: CGFloat = 0.02, _ line: (CGPoint, CGPoint) -> Void) {
        var index = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func cut(_ curve: CubicCurve) {
            let count = curve.pieceCount(tolerance: tolerance)
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
