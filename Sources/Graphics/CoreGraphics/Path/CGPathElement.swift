/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A curve with one control point; two points, the end last.
    case addQuadCurveToPoint = 2
    /// A curve with two control points; three points, the end last.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no points.
    case closeSubpath = 4

    /// How many points the step has.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// The points of the step, valid only during the call that hands the element out.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element from its parts.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that reads one element of a path; `info` is what was given to `CGPath.apply(info:function:)`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that reads one element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
