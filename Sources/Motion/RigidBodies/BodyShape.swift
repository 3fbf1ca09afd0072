import Foundation

/// A shape that is a part of a body, in the body's coordinates.
public enum BodyShape: Sendable, Equatable {
    /// A disk.
    case circle(center: Vector, radius: Double)
    /// A convex polygon, or a line with two corners. The corners are in clockwise order on the screen, where y points
    /// down.
    case polygon([Vector])

    /// Creates a rectangle around a point, rotated by an angle in radians.
    public static func rectangle(width: Double, height: Double, center: Vector = .zero, angle: Double = 0) -> BodyShape
    {
        let (x, y): (Double, Double) = (width / 2, height / 2)
        let corners: [Vector] = [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
        return .polygon(corners.map { $0.rotated(by: angle) + center })
    }

    /// Creates an ellipse around a point, rotated by an angle in radians: a circle, or a polygon with 24 corners.
    public static func ellipse(width: Double, height: Double, center: Vector = .zero, angle: Double = 0) -> BodyShape {
        if abs(width - height) < 0.01 { return .circle(center: center, radius: width / 2) }
        return .polygon(
            (0..<24).map { index in
                let turn: Double = Double(index) * .pi / 12
                return Vector(cos(turn) * width / 2, sin(turn) * height / 2).rotated(by: angle) + center
            })
    }

    /// Returns the convex hull of points, or nil if they are on one line.
    public static func hull(_ points: [Vector]) -> BodyShape? {
        let sorted: [Vector] = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: [Vector]) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1 {
                    let edge: Vector = chain[chain.count - 1] - chain[chain.count - 2]
                    if edge.cross(point - chain[chain.count - 1]) > 1e-9 { break }
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let corners: [Vector] = half(sorted) + half(sorted.reversed())
        return corners.count > 2 ? .polygon(corners) : nil
    }
}
