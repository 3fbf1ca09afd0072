extension CGPoint {
    /// Returns the transformed point.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        let newX: CGFloat = t.a * x + t.c * y + t.tx
        let newY: CGFloat = t.b * x + t.d * y + t.ty
        return CGPoint(x: newX, y: newY)
    }

    /// Returns whether both coordinates are equal.
    @inlinable
    public func equalTo(_ point2: CGPoint) -> Bool {
        self == point2
    }
}

extension CGSize {
    /// Returns the transformed size: its diagonal is transformed as a vector, without the translation.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        let newWidth: CGFloat = t.a * width + t.c * height
        let newHeight: CGFloat = t.b * width + t.d * height
        return CGSize(width: newWidth, height: newHeight)
    }

    /// Returns whether both dimensions are equal.
    @inlinable
    public func equalTo(_ size2: CGSize) -> Bool {
        self == size2
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the transformed rectangle.
    ///
    /// The null rectangle and the infinite rectangle are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.isIdentity { return standardized }
        let first = origin.applying(t)
        let across = CGSize(width: size.width, height: 0).applying(t)
        let along = CGSize(width: 0, height: size.height).applying(t)
        let left: CGFloat = first.x + min(across.width, 0) + min(along.width, 0)
        let right: CGFloat = first.x + max(across.width, 0) + max(along.width, 0)
        let top: CGFloat = first.y + min(across.height, 0) + min(along.height, 0)
        let bottom: CGFloat = first.y + max(across.height, 0) + max(along.height, 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether both rectangles have the same origin and size.
    @inlinable
    public func equalTo(_ rect2: CGRect) -> Bool {
        self == rect2
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses, as Apple prints them: `(1.0, 2.0)`.
    public var debugDescription: String {
        "(\(x.native), \(y.native))"
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The dimensions in parentheses, as Apple prints them: `(1.0, 2.0)`.
    public var debugDescription: String {
        "(\(width.native), \(height.native))"
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size in parentheses, as Apple prints them: `(0.0, 0.0, 1.0, 2.0)`.
    public var debugDescription: String {
        "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))"
    }
}

/// Creates a point from its coordinates, in points.
@inlinable
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size from its dimensions, in points.
@inlinable
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a vector from its components, in points.
@inlinable
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Creates a rectangle from its origin and size, in points.
@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
