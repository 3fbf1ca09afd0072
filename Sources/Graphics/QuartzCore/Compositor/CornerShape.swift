import CoreGraphics
import Foundation

/// The shape of a rounded corner: its extent in pixels, and its curvature.
struct CornerShape: Hashable {
    /// The length of the corner along both sides, in pixels.
    let extent: Double
    /// The exponent n of the curve (1 − x)ⁿ + (1 − y)ⁿ = 1, where x and y are fractions of the extent. The exponent of
    /// a circle is 2.
    let exponent: Double

    /// Creates a corner with a radius of `radius` pixels in a rectangle whose shorter side is `side` pixels.
    init(radius: Double, side: Double, curve: CALayerCornerCurve) {
        let radius: Double = min(max(0, radius), side / 2)
        guard curve == .continuous, radius > 0 else {
            extent = radius
            exponent = 2
            return
        }
        // A continuous corner starts about half a radius earlier if there is room. It crosses the diagonal at the same
        // point as a circle.
        extent = min(radius * CornerShape.continuousReach, side / 2)
        let cut: Double = radius * (1 - 0.5.squareRoot())
        exponent = -log(2) / log(1 - cut / extent)
    }

    static let continuousReach = 1.528_665

    /// Returns the length of the largest of a layer's corners along the sides, in points.
    static func extent(of values: LayerProperties) -> CGFloat {
        let side = min(values.bounds.width, values.bounds.height)
        let curve: CALayerCornerCurve = values.rareBox?.value.cornerCurve ?? .circular
        let radius: CGFloat = values.rareBox?.value.cornerRadii?.largest ?? values.cornerRadius
        return CGFloat(CornerShape(radius: Double(radius), side: Double(side), curve: curve).extent)
    }

    /// Returns the distance of the curve from one side, at `depth` pixels from the other side.
    func inset(at depth: Double) -> Double {
        guard depth < extent else { return 0 }
        let y: Double = 1 - max(0, depth) / extent
        if exponent == 2 { return extent * (1 - (1 - y * y).squareRoot()) }
        return extent * (1 - pow(1 - pow(y, exponent), 1 / exponent))
    }
}

extension CornerShape {
    /// Adds a rectangle with rounded corners to a path.
    static func addPath(_ rect: CGRect, radii: CornerRadii, curve: CALayerCornerCurve, to path: CGMutablePath) {
        guard radii.largest > 0, min(rect.width, rect.height) > 0 else { return path.addRect(rect) }
        let side = Double(min(rect.width, rect.height))
        // Each corner: its radius, its vertex, and the directions toward the previous and the next vertex.
        let places: [(CGFloat, CGPoint, CGVector, CGVector)] = [
            (radii.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (radii.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (radii.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (radii.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        var isFirst = true
        func add(_ point: CGPoint) {
            if isFirst { path.move(to: point) } else { path.addLine(to: point) }
            isFirst = false
        }
        for (radius, origin, along, next) in places {
            guard radius > 0 else {
                add(origin)
                continue
            }
            for (far, near) in CornerShape(radius: Double(radius), side: side, curve: curve).outline {
                let x: CGFloat = origin.x + along.dx * far + next.dx * near
                let y: CGFloat = origin.y + along.dy * far + next.dy * near
                add(CGPoint(x: x, y: y))
            }
        }
        path.closeSubpath()
    }

    /// Points along the corner, as distances from its two sides. They are dense enough to look smooth.
    private var outline: [(CGFloat, CGFloat)] {
        let count = max(8, min(64, Int(extent)))
        return (0...count).map { step in
            let angle: Double = Double(step) / Double(count) * .pi / 2
            let power: Double = 2 / exponent
            let x: Double = extent * (1 - pow(sin(angle), power))
            let y: Double = extent * (1 - pow(cos(angle), power))
            return (CGFloat(x), CGFloat(y))
        }
    }
}
