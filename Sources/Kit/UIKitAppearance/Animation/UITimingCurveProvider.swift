import Foundation

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A curve with two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring combined with a curve.
    case composed = 3
}

/// An object that provides the timing curve of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of the timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if any.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if any.
    var springTimingParameters: UISpringTimingParameters? { get }
}
