/// What kind of pace a property animator keeps.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A curve by two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring over a curve.
    case composed = 3
}

/// Says at what pace a property animator moves.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// What kind of pace it is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}
