import Foundation

/// A point or a direction in the plane, in points.
public typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    var length: Double { dot(self).squareRoot() }
    /// The vector, rotated by a right angle from x toward y.
    var perpendicular: Vector { Vector(-y, x) }

    /// Returns the vector, rotated from x toward y by an angle in radians.
    public func rotated(by angle: Double) -> Vector {
        let (cosine, sine): (Double, Double) = (cos(angle), sin(angle))
        return Vector(x * cosine - y * sine, x * sine + y * cosine)
    }
}
