/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath. It has one point.
    case moveToPoint = 0
    /// A straight line. It has one point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve. It has a control point and the end point.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve. It has two control points and the end point.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath. It has no points.
    case closeSubpath = 4

    /// The number of points of the element.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// An element of a path, which `CGPath.applyWithBlock(_:)` passes to its block.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points of the element, which are valid only during the call to the block.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that reads an element of a path. Its first argument is the `info` of `CGPath.apply(info:function:)`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that reads an element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
