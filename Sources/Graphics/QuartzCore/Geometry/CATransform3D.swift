import CoreGraphics
import Foundation

/// A transform in three dimensions, which is applied to a row vector: `[x y z 1] × matrix`.
///
/// All elements of `CATransform3D()` are zero; the identity is `CATransform3DIdentity`.
public struct CATransform3D: Sendable {
    /// The element in row 1, column 1.
    public var m11: CGFloat
    /// The element in row 1, column 2.
    public var m12: CGFloat
    /// The element in row 1, column 3.
    public var m13: CGFloat
    /// The element in row 1, column 4.
    public var m14: CGFloat
    /// The element in row 2, column 1.
    public var m21: CGFloat
    /// The element in row 2, column 2.
    public var m22: CGFloat
    /// The element in row 2, column 3.
    public var m23: CGFloat
    /// The element in row 2, column 4.
    public var m24: CGFloat
    /// The element in row 3, column 1.
    public var m31: CGFloat
    /// The element in row 3, column 2.
    public var m32: CGFloat
    /// The element in row 3, column 3.
    public var m33: CGFloat
    /// The element in row 3, column 4, which adds perspective.
    public var m34: CGFloat
    /// The element in row 4, column 1: the translation along the x axis.
    public var m41: CGFloat
    /// The element in row 4, column 2: the translation along the y axis.
    public var m42: CGFloat
    /// The element in row 4, column 3: the translation along the z axis.
    public var m43: CGFloat
    /// The element in row 4, column 4.
    public var m44: CGFloat

    /// Creates a transform whose elements are all zero.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from its sixteen elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

extension CATransform3D {
    /// The rows as vectors, for arithmetic on four elements at once.
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        (
            SIMD4<Double>(Double(m11), Double(m12), Double(m13), Double(m14)),
            SIMD4<Double>(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4<Double>(Double(m31), Double(m32), Double(m33), Double(m34)),
            SIMD4<Double>(Double(m41), Double(m42), Double(m43), Double(m44))
        )
    }

    init(rows r0: SIMD4<Double>, _ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>) {
        self.init(
            m11: CGFloat(r0.x), m12: CGFloat(r0.y), m13: CGFloat(r0.z), m14: CGFloat(r0.w),
            m21: CGFloat(r1.x), m22: CGFloat(r1.y), m23: CGFloat(r1.z), m24: CGFloat(r1.w),
            m31: CGFloat(r2.x), m32: CGFloat(r2.y), m33: CGFloat(r2.z), m34: CGFloat(r2.w),
            m41: CGFloat(r3.x), m42: CGFloat(r3.y), m43: CGFloat(r3.z), m44: CGFloat(r3.w))
    }
}
