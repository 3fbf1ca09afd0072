/// A projective transform of the plane.
struct Perspective: Sendable {
    /// The rows of the matrix, which is multiplied by columns (x, y, 1).
    private var x: SIMD3<Double>
    private var y: SIMD3<Double>
    private var w: SIMD3<Double>

    private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ w: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.w = w
    }

    /// Creates the transform of the corners of a rectangle to those of a quadrilateral. Returns nil unless the
    /// quadrilateral is convex and has an area.
    init?(from rect: CGRect, to corners: Corners) {
        let (p0, p1) = (corners.bottomLeft, corners.bottomRight)
        let (p2, p3) = (corners.topRight, corners.topLeft)
        // The transform of the unit square, after Heckbert (1989).
        let (first, last, sum) = (p1 - p2, p3 - p2, p0 - p1 + p2 - p3)
        let determinant: Double = first.x * last.y - last.x * first.y
        let g: Double = (sum.x * last.y - last.x * sum.y) / determinant
        let h: Double = (first.x * sum.y - sum.x * first.y) / determinant
        // The denominators at the corners of the square have the same sign if the quadrilateral is convex.
        guard rect.width > 0, rect.height > 0, min(1 + g, 1 + h, 1 + g + h) > 1e-9, (g + h).isFinite else { return nil }
        let (a, b) = (p1 - p0 + g * p1, p3 - p0 + h * p3)
        let (across, along) = (1 / rect.width.native, 1 / rect.height.native)
        let (left, bottom) = (-rect.minX.native * across, -rect.minY.native * along)
        func row(_ u: Double, _ v: Double, _ one: Double) -> SIMD3<Double> {
            SIMD3(u * across, v * along, u * left + v * bottom + one)
        }
        self.init(row(a.x, b.x, p0.x), row(a.y, b.y, p0.y), row(g, h, 1))
        guard area != 0 else { return nil }
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The determinant of the matrix.
    private var area: Double { (x * Perspective.cross(y, w)).sum() }

    /// The transform in the opposite direction.
    var inverted: Perspective {
        let columns = [Perspective.cross(y, w) / area, Perspective.cross(w, x) / area, Perspective.cross(x, y) / area]
        return Perspective(
            SIMD3(columns[0].x, columns[1].x, columns[2].x), SIMD3(columns[0].y, columns[1].y, columns[2].y),
            SIMD3(columns[0].z, columns[1].z, columns[2].z))
    }

    /// Returns the place of a point; nil for a point at or beyond the horizon.
    @inline(__always)
    func place(_ u: Double, _ v: Double) -> SIMD2<Double>? {
        let point = SIMD3(u, v, 1)
        let depth: Double = (w * point).sum()
        return depth > 1e-12 ? SIMD2((x * point).sum(), (y * point).sum()) / depth : nil
    }

    /// Returns the smallest rectangle that contains the places of the points in a rectangle; nil if some of them are
    /// at or beyond the horizon.
    func bounds(of rect: CGRect) -> CGRect? {
        var result = CGRect.null
        for (u, v) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            guard let place = place(u.native, v.native) else { return nil }
            result = result.union(CGRect(x: place.x, y: place.y, width: 0, height: 0))
        }
        return result
    }

    /// The corners of a quadrilateral, with the origin at the bottom left.
    struct Corners: Sendable {
        let topLeft: SIMD2<Double>
        let topRight: SIMD2<Double>
        let bottomRight: SIMD2<Double>
        let bottomLeft: SIMD2<Double>

        /// Creates the corners from the values of a filter.
        init(_ values: FilterValues) {
            func corner(_ key: String) -> SIMD2<Double> {
                let point: CGPoint = values.point(key)
                return SIMD2(point.x.native, point.y.native)
            }
            topLeft = corner("inputTopLeft")
            topRight = corner("inputTopRight")
            bottomRight = corner("inputBottomRight")
            bottomLeft = corner("inputBottomLeft")
        }

        /// The smallest rectangle that contains the corners.
        var bounds: CGRect {
            let all: [SIMD2<Double>] = [topLeft, topRight, bottomRight, bottomLeft]
            return all.reduce(CGRect.null) { $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
        }

        /// The lengths of the longer horizontal and vertical sides, in whole pixels.
        var size: CGSize {
            func length(_ side: SIMD2<Double>) -> Double { (side * side).sum().squareRoot() }
            let width: Double = max(length(topRight - topLeft), length(bottomRight - bottomLeft))
            let height: Double = max(length(topLeft - bottomLeft), length(topRight - bottomRight))
            return CGSize(width: width.rounded(), height: height.rounded())
        }
    }
}
