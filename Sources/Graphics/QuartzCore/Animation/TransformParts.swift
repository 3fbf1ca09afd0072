import CoreGraphics
import Foundation

/// The components of a transform, which can be interpolated separately.
///
/// The scale is applied first, then the skew, the rotation, the translation and the perspective.
package struct TransformParts {
    package var translation = SIMD3<Double>(0, 0, 0)
    package var scale = SIMD3<Double>(1, 1, 1)
    /// The shear of y toward x, of z toward x, and of z toward y.
    var skew = SIMD3<Double>(0, 0, 0)
    /// A unit quaternion: x, y, z, w.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    /// The fourth column of a matrix whose other elements are those of the identity.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Decomposes `transform`. Rows of zeros become a scale of 0. Returns nil if the rows are linearly dependent in
    /// another way, or if `m44` is 0.
    init?(_ transform: CATransform3D) {
        var rows: [SIMD4<Double>] = [transform.rows.0, transform.rows.1, transform.rows.2, transform.rows.3]
        guard rows[3].w != 0 else { return nil }
        let divisor = rows[3].w
        for index in 0..<4 { rows[index] /= divisor }
        translation = SIMD3<Double>(rows[3].x, rows[3].y, rows[3].z)
        var x = SIMD3<Double>(rows[0].x, rows[0].y, rows[0].z)
        var y = SIMD3<Double>(rows[1].x, rows[1].y, rows[1].z)
        var z = SIMD3<Double>(rows[2].x, rows[2].y, rows[2].z)

        // Orthonormalizes the rows. The removed factors are scale and skew.
        scale.x = x.length
        if scale.x > 0 { x /= scale.x }
        skew.x = x.dot(y)
        y -= x * skew.x
        scale.y = y.length
        if scale.y > 0 {
            y /= scale.y
            skew.x /= scale.y
        }
        skew.y = x.dot(z)
        z -= x * skew.y
        skew.z = y.dot(z)
        z -= y * skew.z
        scale.z = z.length
        if scale.z > 0 {
            z /= scale.z
            skew.y /= scale.z
            skew.z /= scale.z
        }
        guard scale.y > 0 || skew.x == 0, scale.z > 0 || (skew.y == 0 && skew.z == 0) else { return nil }
        if isSingular { TransformParts.complete(&x, &y, &z) }
        if x.dot(y.cross(z)) < 0 {
            // The transform includes a reflection. For a mirrored plane, negates only one axis in the plane, so that
            // the plane stays flat.
            if x.z == 0 && y.z == 0 {
                if x.x < 0 {
                    scale.x = -scale.x
                    x = -x
                    skew.x = -skew.x
                    skew.y = -skew.y
                } else {
                    scale.y = -scale.y
                    y = -y
                    skew.x = -skew.x
                    skew.z = -skew.z
                }
            } else {
                scale = -scale
                x = -x
                y = -y
                z = -z
            }
        }
        rotation = TransformParts.quaternion(x, y, z)
        setPerspective(SIMD3<Double>(rows[0].w, rows[1].w, rows[2].w), axes: (x, y, z))
    }

    /// Sets the perspective for which the fourth column of the transform is `column`, after the other components are
    /// set. `axes` are the axes of the rotation.
    private mutating func setPerspective(
        _ column: SIMD3<Double>, axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
    ) {
        guard column != SIMD3<Double>(0, 0, 0) else { return }
        // The perspective along the axes. It has no effect along an axis that is scaled to 0.
        let x: Double = scale.x == 0 ? 0 : column.x / scale.x
        let y: Double = scale.y == 0 ? 0 : column.y / scale.y - skew.x * x
        let z: Double = scale.z == 0 ? 0 : column.z / scale.z - skew.z * y - skew.y * x
        let vector: SIMD3<Double> = axes.0 * x + axes.1 * y + axes.2 * z
        perspective = SIMD4<Double>(vector, 1 - translation.dot(vector))
    }

    /// Whether a scale is 0.
    private var isSingular: Bool { scale.x == 0 || scale.y == 0 || scale.z == 0 }

    /// Replaces the axes of length 0 so that all three are the axes of a rotation.
    private static func complete(_ x: inout SIMD3<Double>, _ y: inout SIMD3<Double>, _ z: inout SIMD3<Double>) {
        let known: [SIMD3<Double>] = [x, y, z].filter { $0.length > 0 }
        if known.isEmpty {
            (x, y) = (SIMD3(1, 0, 0), SIMD3(0, 1, 0))
        } else if known.count == 1 {
            // Finds a second axis near its place without a rotation.
            let isX: Bool = x.length > 0
            var axis: SIMD3<Double> = isX ? SIMD3(0, 1, 0) : SIMD3(1, 0, 0)
            if abs(axis.dot(known[0])) > 0.9 { axis = SIMD3(axis.y, 0, axis.x) }
            axis -= known[0] * axis.dot(known[0])
            axis /= axis.length
            if isX { y = axis } else { x = axis }
        }
        if x.length == 0 { x = y.cross(z) }
        if y.length == 0 { y = z.cross(x) }
        if z.length == 0 { z = x.cross(y) }
    }

    private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
        let trace: Double = x.x + y.y + z.z
        if trace > 0 {
            let s: Double = (trace + 1).squareRoot() * 2
            return SIMD4<Double>((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
        }
        if x.x > y.y && x.x > z.z {
            let s: Double = (1 + x.x - y.y - z.z).squareRoot() * 2
            return SIMD4<Double>(s / 4, (x.y + y.x) / s, (x.z + z.x) / s, (y.z - z.y) / s)
        }
        if y.y > z.z {
            let s: Double = (1 + y.y - x.x - z.z).squareRoot() * 2
            return SIMD4<Double>((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
        }
        let s: Double = (1 + z.z - x.x - y.y).squareRoot() * 2
        return SIMD4<Double>((x.z + z.x) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }

    /// The transform composed of the components.
    var transform: CATransform3D {
        let q = rotation
        var x = SIMD3<Double>(
            1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
        var y = SIMD3<Double>(
            2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
        var z = SIMD3<Double>(
            2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
        z = (z + y * skew.z + x * skew.y) * scale.z
        y = (y + x * skew.x) * scale.y
        x *= scale.x
        let eye = SIMD3<Double>(perspective.x, perspective.y, perspective.z)
        return CATransform3D(
            rows: SIMD4<Double>(x, x.dot(eye)), SIMD4<Double>(y, y.dot(eye)), SIMD4<Double>(z, z.dot(eye)),
            SIMD4<Double>(translation, translation.dot(eye) + perspective.w))
    }

    /// Returns the interpolation between two transforms. Each component is interpolated linearly, and the rotation
    /// along the shorter arc. A transform with a scale of 0 has no rotation, so the elements are interpolated then.
    static func between(_ start: CATransform3D, _ end: CATransform3D, _ fraction: Double) -> CATransform3D {
        guard let a = TransformParts(start), let b = TransformParts(end), !a.isSingular, !b.isSingular else {
            return mixElements(start, end, fraction)
        }
        var parts = a
        parts.translation += (b.translation - a.translation) * fraction
        parts.scale += (b.scale - a.scale) * fraction
        parts.skew += (b.skew - a.skew) * fraction
        parts.perspective += (b.perspective - a.perspective) * fraction
        parts.rotation = slerp(a.rotation, b.rotation, fraction)
        return parts.transform
    }

    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        var b = b
        var cosine: Double = (a * b).sum()
        if cosine < 0 {
            b = -b
            cosine = -cosine
        }
        if cosine > 0.999_999_9 {
            let mixed: SIMD4<Double> = a + (b - a) * fraction
            return mixed / (mixed * mixed).sum().squareRoot()
        }
        let angle = acos(cosine)
        let first: Double = sin((1 - fraction) * angle)
        let second: Double = sin(fraction * angle)
        return (a * first + b * second) / sin(angle)
    }

    private static func mixElements(
        _ start: CATransform3D, _ end: CATransform3D, _ fraction: Double
    ) -> CATransform3D {
        let a = start.rows
        let b = end.rows
        return CATransform3D(
            rows: a.0 + (b.0 - a.0) * fraction, a.1 + (b.1 - a.1) * fraction, a.2 + (b.2 - a.2) * fraction,
            a.3 + (b.3 - a.3) * fraction)
    }

    /// The rotation as angles about the axes x, y and z, in radians, applied in this order.
    ///
    /// Two sets of angles describe each rotation. These are the angles that turn less about x and z, so that a rotation
    /// about y has no other angles.
    package var angles: SIMD3<Double> {
        get {
            let q = rotation
            let sine: Double = min(max(-1, 2 * (q.y * q.w - q.x * q.z)), 1)
            let x: Double = atan2(2 * (q.y * q.z + q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
            let z: Double = atan2(2 * (q.x * q.y + q.z * q.w), 1 - 2 * (q.y * q.y + q.z * q.z))
            let y: Double = asin(sine)
            // The tolerance prefers the smaller angle about y if the sets are equally good.
            guard abs(x) + abs(z) > .pi + 1e-9 else { return SIMD3<Double>(x, y, z) }
            return SIMD3<Double>(x - copysign(.pi, x), copysign(.pi, y) - y, z - copysign(.pi, z))
        }
        set {
            let half: SIMD3<Double> = newValue / 2
            let cx = cos(half.x)
            let cy = cos(half.y)
            let cz = cos(half.z)
            let sx = sin(half.x)
            let sy = sin(half.y)
            let sz = sin(half.z)
            rotation = SIMD4<Double>(
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
                cx * cy * cz + sx * sy * sz)
        }
    }
}

extension SIMD3<Double> {
    var length: Double { (self * self).sum().squareRoot() }

    func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

    func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3<Double>(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
