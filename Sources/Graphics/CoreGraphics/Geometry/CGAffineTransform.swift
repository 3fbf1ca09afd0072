/// A transform of the plane that keeps parallel lines parallel: translation, scale, rotation and shear.
///
/// A point is the row vector `[x y 1]`, which is multiplied by the matrix on its right: `x' = a·x + c·y + tx` and
/// `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
    /// The identity transform.
    public static let identity = CGAffineTransform()

    /// The factor of x in the new x.
    public var a: CGFloat
    /// The factor of x in the new y.
    public var b: CGFloat
    /// The factor of y in the new x.
    public var c: CGFloat
    /// The factor of y in the new y.
    public var d: CGFloat
    /// The translation along the x axis.
    public var tx: CGFloat
    /// The translation along the y axis.
    public var ty: CGFloat

    /// The identity transform.
    @inlinable
    public init() {
        a = 1
        b = 0
        c = 0
        d = 1
        tx = 0
        ty = 0
    }

    /// Creates a transform from its six elements.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six elements, in the order a, b, c, d, tx, ty.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation about the origin by `angle` radians, from the x axis toward the y axis.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scale about the origin.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether the transform is the identity.
    @inlinable
    public var isIdentity: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }

    /// Returns this transform followed by `t2`.
    @inlinable
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        let newA: CGFloat = a * t2.a + b * t2.c
        let newB: CGFloat = a * t2.b + b * t2.d
        let newC: CGFloat = c * t2.a + d * t2.c
        let newD: CGFloat = c * t2.b + d * t2.d
        let newX: CGFloat = tx * t2.a + ty * t2.c + t2.tx
        let newY: CGFloat = tx * t2.b + ty * t2.d + t2.ty
        return CGAffineTransform(a: newA, b: newB, c: newC, d: newD, tx: newX, ty: newY)
    }

    /// Returns the inverse, or this transform if it is singular.
    public func inverted() -> CGAffineTransform {
        let determinant: CGFloat = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        let newX: CGFloat = (c * ty - d * tx) / determinant
        let newY: CGFloat = (b * tx - a * ty) / determinant
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: newX, ty: newY)
    }

    /// Returns a rotation by `angle` radians, followed by this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a scale, followed by this transform.
    @inlinable
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// Returns a translation, followed by this transform.
    @inlinable
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        let newX: CGFloat = a * tx + c * ty + self.tx
        let newY: CGFloat = b * tx + d * ty + self.ty
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: newX, ty: newY)
    }
}

extension CGAffineTransform: Codable {
    /// Decodes the six elements from Apple's format: an array in the order a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        a = try container.decode(CGFloat.self)
        b = try container.decode(CGFloat.self)
        c = try container.decode(CGFloat.self)
        d = try container.decode(CGFloat.self)
        tx = try container.decode(CGFloat.self)
        ty = try container.decode(CGFloat.self)
    }

    /// Encodes the six elements as an array.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value: CGFloat in [a, b, c, d, tx, ty] {
            try container.encode(value)
        }
    }
}
