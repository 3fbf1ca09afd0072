/// A shape of lines and curves that never changes.
///
/// `CGMutablePath` is the one that can be built step by step.
///
/// `@unchecked Sendable`: the storage of a plain path is written only while it is made. A `CGMutablePath` that was
/// handed over as a `CGPath` must no longer be changed, as on Apple.
public class CGPath: @unchecked Sendable {
    final var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addRect(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// The ellipse that just fits into a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// A rectangle with elliptic corners, sizes in points.
    ///
    /// Corners larger than half a side are cut to half a side, where Apple stops the program.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathStorage()
        storage.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool {
        storage.isEmpty
    }

    /// Where the last step ended, or zero when there is none.
    public var currentPoint: CGPoint {
        storage.isEmpty ? .zero : storage.current
    }

    /// A copy that never changes.
    public func copy() -> CGPath? {
        CGPath(storage: storage)
    }

    /// A transformed copy that never changes.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        var copy = storage
        if let transform { copy.apply(transform.pointee) }
        return CGPath(storage: copy)
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(storage: storage)
    }

    /// A transformed copy that can be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        var copy = storage
        if let transform { copy.apply(transform.pointee) }
        return CGMutablePath(storage: copy)
    }

    /// Calls `function` with each step in turn.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each step in turn; the points are valid only during the call.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var points = storage.points
        // An empty list has no address; a path of nothing but points to it would never be read.
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
    /// Whether both paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.storage == right.storage
    }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.steps)
        hasher.combine(storage.points)
    }
}
