import CoreGraphics
import Foundation

/// Returns whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether `a` and `b` have exactly the same elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let left = a.rows
    let right = b.rows
    return left.0 == right.0 && left.1 == right.1 && left.2 == right.2 && left.3 == right.3
}

/// Returns a transform that translates by `(tx, ty, tz)`.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

/// Returns a transform that scales by `(sx, sy, sz)`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// Returns a transform that rotates by `angle` radians about the vector `(x, y, z)`, or the identity if the vector is
/// zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length: CGFloat = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let u: CGFloat = x / length
    let v: CGFloat = y / length
    let w: CGFloat = z / length
    let sine = sin(angle)
    let cosine = cos(angle)
    let rest: CGFloat = 1 - cosine
    var result = CATransform3DIdentity
    result.m11 = cosine + u * u * rest
    result.m12 = u * v * rest + w * sine
    result.m13 = u * w * rest - v * sine
    result.m21 = u * v * rest - w * sine
    result.m22 = cosine + v * v * rest
    result.m23 = v * w * rest + u * sine
    result.m31 = u * w * rest + v * sine
    result.m32 = v * w * rest - u * sine
    result.m33 = cosine + w * w * rest
    return result
}

/// Returns a transform that translates by `(tx, ty, tz)`, then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales by `(sx, sy, sz)`, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates by `angle` radians about the vector `(x, y, z)`, then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the product a × b, which applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let left = a.rows
    let right = b.rows
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
        let first: SIMD4<Double> = right.0 * r.x + right.1 * r.y
        let second: SIMD4<Double> = right.2 * r.z + right.3 * r.w
        return first + second
    }
    return CATransform3D(rows: row(left.0), row(left.1), row(left.2), row(left.3))
}

/// Returns the inverse of `t`, or `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    let source = t.rows
    var left: [SIMD4<Double>] = [source.0, source.1, source.2, source.3]
    let identity = CATransform3DIdentity.rows
    var right: [SIMD4<Double>] = [identity.0, identity.1, identity.2, identity.3]
    for column in 0..<4 {
        var pivot = column
        for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
        guard left[pivot][column] != 0 else { return t }
        left.swapAt(pivot, column)
        right.swapAt(pivot, column)
        let scale: Double = 1 / left[column][column]
        left[column] *= scale
        right[column] *= scale
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            guard factor != 0 else { continue }
            left[row] -= left[column] * factor
            right[row] -= right[column] * factor
        }
    }
    return CATransform3D(rows: right[0], right[1], right[2], right[3])
}

/// Returns the three-dimensional equivalent of `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = m.a
    result.m12 = m.b
    result.m21 = m.c
    result.m22 = m.d
    result.m41 = m.tx
    result.m42 = m.ty
    return result
}

/// Returns whether an affine transform can represent `t` exactly.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let flatRows: Bool = t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0
    let flatDepth: Bool = t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    return flatRows && flatDepth && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine transform that `t` contains. The result is meaningful only if `CATransform3DIsAffine(t)` is true.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
