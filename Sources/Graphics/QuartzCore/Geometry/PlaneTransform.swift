import CoreGraphics
import Foundation

/// A transform between two planes, including perspective: a 3 × 3 matrix that is applied to a row vector.
///
/// A layer flattens its sublayers into its own plane. Products of these transforms do that exactly, whereas products of
/// 4 × 4 matrices would keep the depth.
package struct PlaneTransform: Equatable, Sendable {
    /// The kind of matrix. Applying a translation, the usual case, takes only two additions.
    package enum Kind: UInt8, Comparable, Sendable {
        case translation, affine, projective

        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    package private(set) var kind: Kind
    package var a: CGFloat = 1
    package var b: CGFloat = 0
    package var c: CGFloat = 0
    package var d: CGFloat = 1
    package var tx: CGFloat
    package var ty: CGFloat
    /// The coefficients of x, y and 1 in the perspective divisor.
    var p: CGFloat = 0
    var q: CGFloat = 0
    var w: CGFloat = 1

    package static let identity = PlaneTransform(tx: 0, ty: 0)

    package init(tx: CGFloat, ty: CGFloat) {
        kind = .translation
        self.tx = tx
        self.ty = ty
    }

    package init(_ affine: CGAffineTransform) {
        self.init(
            a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty, p: 0, q: 0, w: 1)
    }

    /// Creates the projection of `transform` for the plane z = 0, as seen from the front.
    package init(_ transform: CATransform3D) {
        self.init(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
            tx: transform.m41, ty: transform.m42, p: transform.m14, q: transform.m24, w: transform.m44)
    }

    init(
        a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, p: CGFloat, q: CGFloat, w: CGFloat
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
        self.p = p
        self.q = q
        self.w = w
        if p == 0 && q == 0 && w != 0 {
            if w != 1 {
                self.a /= w
                self.b /= w
                self.c /= w
                self.d /= w
                self.tx /= w
                self.ty /= w
                self.w = 1
            }
            let isTranslation: Bool = self.a == 1 && self.b == 0 && self.c == 0 && self.d == 1
            kind = isTranslation ? .translation : .affine
        } else {
            kind = .projective
        }
    }

    /// Returns a transform that applies this one, then `next`.
    package func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        if kind == .translation && next.kind == .translation {
            return PlaneTransform(tx: tx + next.tx, ty: ty + next.ty)
        }
        let x: (CGFloat, CGFloat, CGFloat) = next.row(a, b, p)
        let y: (CGFloat, CGFloat, CGFloat) = next.row(c, d, q)
        let o: (CGFloat, CGFloat, CGFloat) = next.row(tx, ty, w)
        return PlaneTransform(a: x.0, b: x.1, c: y.0, d: y.1, tx: o.0, ty: o.1, p: x.2, q: y.2, w: o.2)
    }

    /// The transform with its translation rounded to a 65,536th of a pixel, so that a layer moved by whole pixels keeps
    /// its exact fractional position.
    package var snapped: PlaneTransform {
        guard kind != .projective else { return self }
        var result = self
        result.tx = PlaneTransform.snap(tx)
        result.ty = PlaneTransform.snap(ty)
        return result
    }

    static func snap(_ value: CGFloat) -> CGFloat { (value * 65_536).rounded() / 65_536 }

    /// Returns the transform followed by a translation by whole pixels.
    package func movedBy(x: Int, y: Int) -> PlaneTransform {
        guard kind != .projective else { return concatenating(PlaneTransform(tx: CGFloat(x), ty: CGFloat(y))) }
        var result = self
        result.tx += CGFloat(x)
        result.ty += CGFloat(y)
        return result
    }

    private func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let first: CGFloat = x * a + y * c + z * tx
        let second: CGFloat = x * b + y * d + z * ty
        let third: CGFloat = x * p + y * q + z * w
        return (first, second, third)
    }

    /// Returns the image of `point`. A point behind the eye is reflected to the front.
    package func apply(_ point: CGPoint) -> CGPoint {
        if kind == .translation { return CGPoint(x: point.x + tx, y: point.y + ty) }
        let x: CGFloat = point.x * a + point.y * c + tx
        let y: CGFloat = point.x * b + point.y * d + ty
        if kind == .affine { return CGPoint(x: x, y: y) }
        let divisor: CGFloat = point.x * p + point.y * q + w
        guard divisor != 0 else { return CGPoint(x: x, y: y) }
        return CGPoint(x: x / divisor, y: y / divisor)
    }

    /// Returns the bounding rectangle of the image of `rect`.
    package func apply(_ rect: CGRect) -> CGRect {
        if kind == .translation {
            return CGRect(x: rect.origin.x + tx, y: rect.origin.y + ty, width: rect.width, height: rect.height)
        }
        if kind == .affine && b == 0 && c == 0 {
            let x0: CGFloat = rect.minX * a + tx
            let x1: CGFloat = rect.maxX * a + tx
            let y0: CGFloat = rect.minY * d + ty
            let y1: CGFloat = rect.maxY * d + ty
            return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
        }
        let corners = self.corners(of: rect)
        var minX = corners[0].x
        var maxX = minX
        var minY = corners[0].y
        var maxY = minY
        for corner in corners.dropFirst() {
            minX = min(minX, corner.x)
            maxX = max(maxX, corner.x)
            minY = min(minY, corner.y)
            maxY = max(maxY, corner.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns the images of the corners of `rect`: top left, top right, bottom right, bottom left.
    package func corners(of rect: CGRect) -> [CGPoint] {
        [
            apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
            apply(CGPoint(x: rect.maxX, y: rect.maxY)), apply(CGPoint(x: rect.minX, y: rect.maxY)),
        ]
    }

    /// The inverse, or nil if this transform is singular.
    package var inverted: PlaneTransform? {
        if kind == .translation { return PlaneTransform(tx: -tx, ty: -ty) }
        let ca: CGFloat = d * w - q * ty
        let cb: CGFloat = c * w - q * tx
        let cc: CGFloat = c * ty - d * tx
        let determinant: CGFloat = a * ca - b * cb + p * cc
        guard determinant != 0, determinant.isFinite else { return nil }
        let s: CGFloat = 1 / determinant
        return PlaneTransform(
            a: ca * s, b: (p * ty - b * w) * s, c: (q * tx - c * w) * s, d: (a * w - p * tx) * s,
            tx: cc * s, ty: (b * tx - a * ty) * s,
            p: (b * q - p * d) * s, q: (p * c - a * q) * s, w: (a * d - b * c) * s)
    }

    /// Returns this transform as an affine one. Perspective is approximated linearly around `point`.
    package func affine(near point: CGPoint) -> CGAffineTransform {
        guard kind == .projective else { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
        let divisor: CGFloat = point.x * p + point.y * q + w
        guard divisor != 0 else { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
        let image = apply(point)
        let a: CGFloat = (self.a - image.x * p) / divisor
        let b: CGFloat = (self.b - image.y * p) / divisor
        let c: CGFloat = (self.c - image.x * q) / divisor
        let d: CGFloat = (self.d - image.y * q) / divisor
        let x: CGFloat = image.x - point.x * a - point.y * c
        let y: CGFloat = image.y - point.x * b - point.y * d
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y)
    }
}
