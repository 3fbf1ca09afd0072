import Foundation
import QuartzCore

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// The named curve. The default is `easeInOut`.
    public let animationCurve: UIViewAnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// Creates the system's default curve, which starts quickly and ends slowly.
    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = Self.points(of: CAMediaTimingFunction(name: .default))
        isNamed = true
        super.init()
    }

    /// Creates a named curve.
    public init(animationCurve curve: UIViewAnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = Self.points(of: curve.timingFunction)
        isNamed = true
        super.init()
    }

    /// Creates a curve with two control points, whose x coordinates are clamped to 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: min(max(0, point1.x), 1), y: point1.y)
        controlPoint2 = CGPoint(x: min(max(0, point2.x), 1), y: point2.y)
        isNamed = false
        super.init()
    }

    /// Creates a curve from an archive.
    public required init?(coder: NSCoder) {
        animationCurve = UIViewAnimationCurve(rawValue: coder.decodeInteger(forKey: "UICurve")) ?? .easeInOut
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "UIX1"), y: coder.decodeDouble(forKey: "UIY1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "UIX2"), y: coder.decodeDouble(forKey: "UIY2"))
        isNamed = coder.decodeBool(forKey: "UINamed")
        super.init()
    }

    /// Encodes the curve.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "UICurve")
        coder.encode(Double(controlPoint1.x), forKey: "UIX1")
        coder.encode(Double(controlPoint1.y), forKey: "UIY1")
        coder.encode(Double(controlPoint2.x), forKey: "UIX2")
        coder.encode(Double(controlPoint2.y), forKey: "UIY2")
        coder.encode(isNamed, forKey: "UINamed")
    }

    /// Returns the curve itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// `builtin` for a named curve, otherwise `cubic`.
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    private static func points(of function: CAMediaTimingFunction) -> (CGPoint, CGPoint) {
        let curve = function.curve
        return (CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2))
    }

    package var curve: UnitCurve {
        UnitCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }
}
