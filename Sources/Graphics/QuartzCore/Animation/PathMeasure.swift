import CoreGraphics
import Foundation

/// A path as line segments with their lengths. It finds points and parts of the path by their distance along the path.
struct PathMeasure {
    struct Piece {
        var start: CGPoint
        var end: CGPoint
        /// The length of the path before the start.
        var offset: Double
        var length: Double
        /// The directions of the path at the start and the end.
        var tangents: (start: CGVector, end: CGVector)
        /// Whether the piece begins a new subpath.
        var isFirst: Bool
    }

    private(set) var pieces: [Piece] = []
    private(set) var length: Double = 0

    init(_ path: CGPath) {
        var current = CGPoint.zero
        var subpath = CGPoint.zero
        var isFirst = true
        func add(_ end: CGPoint, _ tangents: (start: CGVector, end: CGVector)? = nil) {
            let length: Double = hypot(Double(end.x - current.x), Double(end.y - current.y))
            if length > 0 {
                let straight = CGVector(dx: end.x - current.x, dy: end.y - current.y)
                pieces.append(
                    Piece(
                        start: current, end: end, offset: self.length, length: length,
                        tangents: tangents ?? (straight, straight), isFirst: isFirst))
                self.length += length
                isFirst = false
            }
            current = end
        }
        for step in path.steps {
            switch step.type {
            case .moveToPoint:
                current = step.points[0]
                subpath = current
                isFirst = true
            case .addLineToPoint: add(step.points[0])
            case .closeSubpath: add(subpath)
            case .addQuadCurveToPoint, .addCurveToPoint:
                let curve = CurveSegment(start: current, step: step)
                let count = Double(PathMeasure.piecesPerCurve)
                for index in 1...PathMeasure.piecesPerCurve {
                    let end: Double = Double(index) / count
                    add(curve.point(at: end), (curve.tangent(at: end - 1 / count), curve.tangent(at: end)))
                }
            }
        }
    }

    private static let piecesPerCurve = 32

    /// Returns the part of the path between two fractions of its length, or nil if that part is empty.
    func part(from start: Double, to end: Double) -> CGPath? {
        let low: Double = max(0, start) * length
        let high: Double = min(1, end) * length
        guard high > low else { return nil }
        let result = CGMutablePath()
        var isOpen = false
        for piece in pieces where piece.offset + piece.length > low && piece.offset < high {
            let from: Double = max(low, piece.offset) - piece.offset
            let to: Double = min(high, piece.offset + piece.length) - piece.offset
            if !isOpen || piece.isFirst { result.move(to: piece.point(at: from)) }
            result.addLine(to: piece.point(at: to))
            isOpen = true
        }
        return result
    }

    /// Returns the point at a fraction of the length, or nil if the path has no length.
    func point(at fraction: Double) -> CGPoint? {
        piece(at: fraction).map { $0.point(at: fraction * length - $0.offset) }
    }

    /// Returns a vector in the direction of the path at a fraction of the length, or nil if the path has no length.
    func tangent(at fraction: Double) -> CGVector? {
        piece(at: fraction).map { $0.tangent(at: fraction * length - $0.offset) }
    }

    private func piece(at fraction: Double) -> Piece? {
        let place: Double = fraction * length
        return pieces.first { $0.offset + $0.length >= place } ?? pieces.last
    }
}

extension PathMeasure.Piece {
    func point(at distance: Double) -> CGPoint {
        let part = CGFloat(distance / length)
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    func tangent(at distance: Double) -> CGVector {
        let part = CGFloat(distance / length)
        let (start, end): (CGVector, CGVector) = tangents
        return CGVector(dx: start.dx + (end.dx - start.dx) * part, dy: start.dy + (end.dy - start.dy) * part)
    }
}

/// A line or curve segment of a path, as a function of its parameter.
struct CurveSegment {
    var start: CGPoint
    var step: PathStep

    func point(at t: Double) -> CGPoint {
        let t = CGFloat(t)
        let rest: CGFloat = 1 - t
        let points = step.points
        switch step.type {
        case .addQuadCurveToPoint:
            let x: CGFloat = rest * rest * start.x + 2 * rest * t * points[0].x + t * t * points[1].x
            let y: CGFloat = rest * rest * start.y + 2 * rest * t * points[0].y + t * t * points[1].y
            return CGPoint(x: x, y: y)
        case .addCurveToPoint:
            let a: CGFloat = rest * rest * rest
            let b: CGFloat = 3 * rest * rest * t
            let c: CGFloat = 3 * rest * t * t
            let d: CGFloat = t * t * t
            let x: CGFloat = a * start.x + b * points[0].x + c * points[1].x + d * points[2].x
            let y: CGFloat = a * start.y + b * points[0].y + c * points[1].y + d * points[2].y
            return CGPoint(x: x, y: y)
        default:
            let end: CGPoint = points.first ?? start
            return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
    }

    /// Returns a vector in the direction of the segment.
    func tangent(at t: Double) -> CGVector {
        // Where a control point coincides with an end, the derivative is zero, and the direction is computed from
        // nearby points.
        let step = 0.001
        let derivative: CGVector = derivative(at: t)
        if hypot(derivative.dx, derivative.dy) > 1e-6 { return derivative }
        let before: CGPoint = point(at: max(0, t - step))
        let behind: CGPoint = point(at: min(1, t + step))
        return CGVector(dx: behind.x - before.x, dy: behind.y - before.y)
    }

    private func derivative(at t: Double) -> CGVector {
        let t = CGFloat(t)
        let rest: CGFloat = 1 - t
        let points: [CGPoint] = [start] + step.points
        // The differences between consecutive control points, with their weights.
        let weights: [CGFloat]
        switch step.type {
        case .addQuadCurveToPoint: weights = [2 * rest, 2 * t]
        case .addCurveToPoint: weights = [3 * rest * rest, 6 * rest * t, 3 * t * t]
        default: weights = [1]
        }
        var result = CGVector.zero
        for (index, weight) in weights.enumerated() where index + 1 < points.count {
            result.dx += weight * (points[index + 1].x - points[index].x)
            result.dy += weight * (points[index + 1].y - points[index].y)
        }
        return result
    }
}
