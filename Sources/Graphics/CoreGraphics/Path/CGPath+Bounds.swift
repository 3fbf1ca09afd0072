extension CGPath {
    /// The smallest rectangle that contains all points of the path, including control points, or null if there are
    /// none.
    public var boundingBox: CGRect {
        var bounds = PointBounds()
        for point in storage.points {
            bounds.add(point)
        }
        return bounds.rect
    }

    /// The smallest rectangle that contains the path, without control points, or null if there are no points.
    public var boundingBoxOfPath: CGRect {
        var bounds = PointBounds()
        storage.forEachCurve(
            point: { bounds.add($0) },
            curve: { curve in
                bounds.add(curve.end)
                for t in curve.turningPoints {
                    bounds.add(curve.point(at: t))
                }
            })
        return bounds.rect
    }

    /// Returns whether the path is a rectangle that is parallel to the axes, and stores it in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

/// Computes the bounding rectangle of points.
struct PointBounds {
    private var left = CGFloat.infinity
    private var top = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var bottom = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
    }

    /// The bounding rectangle of the points, or null if there are none.
    var rect: CGRect {
        left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}

extension PathStorage {
    /// Calls `point` for the start of each subpath and for the end of each line, and `curve` for each curve. Quadratic
    /// curves are converted to cubic ones.
    func forEachCurve(point: (CGPoint) -> Void, curve: (CubicCurve) -> Void) {
        var index = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        for step in steps {
            switch step {
            case .move:
                current = points[index]
                start = current
                point(current)
            case .line:
                current = points[index]
                point(current)
            case .quadCurve:
                curve(QuadCurve(start: current, control: points[index], end: points[index + 1]).cubic)
                current = points[index + 1]
            case .curve:
                let end = points[index + 2]
                curve(CubicCurve(start: current, control1: points[index], control2: points[index + 1], end: end))
                current = end
            case .close:
                current = start
            }
            index += step.pointCount
        }
    }

    /// The rectangle that the path describes, or nil if it is not a rectangle that is parallel to the axes.
    var rectangle: CGRect? {
        let plain: [PathStep] = [.move, .line, .line, .line]
        guard steps == plain + [.close] || steps == plain + [.line, .close] || steps == plain else { return nil }
        let isClosedByLine: Bool = points.count == 5
        if isClosedByLine, points[4] != points[0] { return nil }
        let first = points[0]
        let third = points[2]
        let acrossFirst: Bool = points[1].y == first.y && points[1].x == third.x
        let downFirst: Bool = points[1].x == first.x && points[1].y == third.y
        if acrossFirst {
            guard points[3].x == first.x, points[3].y == third.y else { return nil }
        } else if downFirst {
            guard points[3].y == first.y, points[3].x == third.x else { return nil }
        } else {
            return nil
        }
        let width: CGFloat = abs(third.x - first.x)
        let height: CGFloat = abs(third.y - first.y)
        return CGRect(x: min(first.x, third.x), y: min(first.y, third.y), width: width, height: height)
    }
}

extension CubicCurve {
    /// The parameters, between 0 and 1, of the extrema in x and y.
    var turningPoints: [CGFloat] {
        Self.turns(start.x, control1.x, control2.x, end.x) + Self.turns(start.y, control1.y, control2.y, end.y)
    }

    /// Returns the zeros of the derivative of one coordinate.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a: CGFloat = p3 - 3 * p2 + 3 * p1 - p0
        let b: CGFloat = 2 * (p2 - 2 * p1 + p0)
        let c: CGFloat = p1 - p0
        let discriminant: CGFloat = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The terms of this sum have the same sign, so the zeros are precise even if `a` is nearly zero. If `a` is
        // zero, the first quotient is infinite.
        let root: CGFloat = discriminant.squareRoot()
        let sum: CGFloat = -(b + (b < 0 ? -root : root)) / 2
        return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
    }
}
