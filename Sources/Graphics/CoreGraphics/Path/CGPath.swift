/// An immutable shape of lines and curves.
///
/// Use `CGMutablePath` to build a path.
///
/// `@unchecked Sendable`: the storage of a `CGPath` is written only during initialization. A `CGMutablePath` that was
/// passed as a `CGPath` must not be changed afterward, as on Apple platforms.
public class CGPath: @unchecked Sendable {
    final var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// Creates a rectangular path.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addRect(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Creates an elliptical path inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Creates a rectangular path with elliptical corners, whose sizes are in points.
    ///
    /// Corners are limited to half a side. Apple's implementation stops the program if they are larger.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathStorage()
        storage.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool {
        storage.isEmpty
    }

    /// The end of the last element, or zero if the path is empty.
    public var currentPoint: CGPoint {
        storage.isEmpty ? .zero : storage.current
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? {
        CGPath(storage: storage)
    }

    /// Returns a transformed immutable copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        var copy = storage
        if let transform { copy.apply(transform.pointee) }
        return CGPath(storage: copy)
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(storage: storage)
    }

    /// Returns a transformed mutable copy.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        var copy = storage
        if let transform { copy.apply(transform.pointee) }
        return CGMutablePath(storage: copy)
    }

    /// Calls `function` with each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each element in order. The points are valid only during the call.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var points = storage.points
        // An empty array may have no base address, so one point is appended, which is never read.
        points.append(.zero)
        points.withUnsafeMutableBufferPointer { buffer in
            guard var next = buffer.baseAddress else { return }
            for step in storage.steps {
                var element = CGPathElement(type: step.elementType, points: next)
                block(&element)
                next += step.pointCount
            }
        }
    }
}

extension CGPath: Hashable {
    /// Returns whether both paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.storage == right.storage
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.steps)
        hasher.combine(storage.points)
    }
}
