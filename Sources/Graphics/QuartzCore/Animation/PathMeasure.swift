import CoreGraphics
import Foundation

/// A path as line segments with their lengths, to find points and subpaths by their distance along the path.
struct PathMeasure {
    struct Piece {
        var start: CGPoint
        var end: CGPoint
        /// The length of the path before the start.
        var offset: Double
        var length: Double
        /// Whether the piece begins a new subpath.
        var isFirst: Bool
    }

    private(set) var pieces: [Piece] = []
    private(set) var length: Double = 0

    init(_ path: CGPath) {
        var current = CGPoint.zero
        var subpath = CGPoint.zero
        var isFirst = true
        func add(_ end: CGPoint) {
            let length: Double = hypot(Double(end.x - current.x), Double(end.y - current.y))
            if length > 0 {
                pieces.append(
                    Piece(start: current, end: end, offset: self.length, length: length, isFirst: isFirst))
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
                for index in 1...PathMeasure.piecesPerCurve {
                    add(curve.point(at: Double(index) / Double(PathMeasure.piecesPerCurve)))
                }
            }
        }
    }

    private static let piecesPerCurve = 32

    /// Returns the part of the path between two fractions of its length, or nil if it is empty.
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
        guard let last = pieces.last else { return nil }
        let place: Double = fraction * length
        let piece: Piece = pieces.first { $0.offset + $0.length >= place } ?? last
        return piece.point(at: place - piece.offset)
    }
}

extension PathMeasure.Piece {
    func point(at distance: Double) -> CGPoint {
        let part: CGFloat = CGFloat(distance / length)
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
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
}
