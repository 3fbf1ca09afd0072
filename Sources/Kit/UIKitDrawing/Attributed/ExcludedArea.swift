import CoreGraphics
import Foundation

/// A region without text, described by the edges of its outline, which is one subpath.
struct ExcludedArea {
    private let edges: [(from: CGPoint, to: CGPoint)]

    private init(edges: [(from: CGPoint, to: CGPoint)]) { self.edges = edges }

    /// Returns the regions inside the subpaths of a path. Curves are flattened, and open subpaths are closed.
    static func areas(of path: CGPath) -> [ExcludedArea] {
        var areas: [ExcludedArea] = []
        var start: CGPoint = .zero
        var current: CGPoint = .zero
        var edges: [(from: CGPoint, to: CGPoint)] = []
        func line(to point: CGPoint) {
            edges.append((current, point))
            current = point
        }
        func curve(_ point: (CGFloat) -> CGPoint) {
            let steps = 24
            for step in 1...steps { line(to: point(CGFloat(step) / CGFloat(steps))) }
        }
        func finish() {
            if current != start { edges.append((current, start)) }
            if !edges.isEmpty { areas.append(ExcludedArea(edges: edges)) }
            edges = []
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                finish()
                current = points[0]
                start = current
            case .addLineToPoint:
                line(to: points[0])
            case .addQuadCurveToPoint:
                let (a, b, c) = (current, points[0], points[1])
                curve { t in
                    let u: CGFloat = 1 - t
                    let x: CGFloat = u * u * a.x + 2 * u * t * b.x + t * t * c.x
                    let y: CGFloat = u * u * a.y + 2 * u * t * b.y + t * t * c.y
                    return CGPoint(x: x, y: y)
                }
            case .addCurveToPoint:
                let (a, b, c, d) = (current, points[0], points[1], points[2])
                curve { t in
                    let u: CGFloat = 1 - t
                    let (p, q, r, s): (CGFloat, CGFloat, CGFloat, CGFloat) = (
                        u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                    )
                    let x: CGFloat = p * a.x + q * b.x + r * c.x + s * d.x
                    let y: CGFloat = p * a.y + q * b.y + r * c.y + s * d.y
                    return CGPoint(x: x, y: y)
                }
            case .closeSubpath:
                line(to: start)
            }
        }
        finish()
        return areas
    }

    /// Returns the horizontal extent of the part of the region between two distances from the top, or nil if that part
    /// is empty.
    func extent(from minY: CGFloat, to maxY: CGFloat) -> Range<CGFloat>? {
        var left = CGFloat.infinity
        var right = -CGFloat.infinity
        for (from, to) in edges {
            let (top, bottom) = from.y <= to.y ? (from, to) : (to, from)
            guard bottom.y > minY, top.y < maxY else { continue }
            let height: CGFloat = bottom.y - top.y
            let slope: CGFloat = height > 0 ? (bottom.x - top.x) / height : 0
            let first: CGFloat = top.x + slope * max(0, minY - top.y)
            let last: CGFloat = height > 0 ? top.x + slope * (min(maxY, bottom.y) - top.y) : bottom.x
            left = min(left, first, last)
            right = max(right, first, last)
        }
        return left < right ? left..<right : nil
    }
}
