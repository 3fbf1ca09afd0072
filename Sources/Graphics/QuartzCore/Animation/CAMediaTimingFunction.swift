import Foundation
import ProgramDiagnostics

/// The timing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// It is immutable, so any thread may use it.
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: UnitCurve

    /// Creates the predefined timing function with that name, or a linear one if the name is unknown.
    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(curve: CAMediaTimingFunction.curves[name] ?? .linear)
    }

    /// Creates a curve with the control points `(c1x, c1y)` and `(c2x, c2y)`. The x values are clamped to 0…1.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: UnitCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    package init(curve: UnitCurve) {
        self.curve = curve
        super.init()
    }

    /// Stores the x and y of control point `idx`, from 0 to 3, in `ptr`. Stops the program if the index is out of
    /// range.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        stopProgram(unless: (0...3).contains(idx), "A timing function has the control points 0 to 3.")
        let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    private static let curves: [CAMediaTimingFunctionName: UnitCurve] = [
        .linear: .linear,
        .easeIn: curve(0.42, 0, 1, 1),
        .easeOut: curve(0, 0, 0.58, 1),
        .easeInEaseOut: curve(0.42, 0, 0.58, 1),
        .default: curve(0.25, 0.1, 0.25, 1),
    ]

    /// Creates a curve from `Float` values, as the public initializer does. The curve therefore equals a curve that a
    /// program creates with the same control points.
    private static func curve(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) -> UnitCurve {
        UnitCurve(Double(x1), Double(y1), Double(x2), Double(y2))
    }

    /// Returns whether `object` is a timing function with the same control points.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    /// A hash of the control points.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(curve.x1)
        hasher.combine(curve.y2)
        return hasher.finalize()
    }
}

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The timing of most system animations: a quick start and a slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
