import CoreGraphics
import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; left out when there is a `path`.
    open var values: [Any]?

    /// The way of a point. Every step of the path is one keyframe.
    open var path: CGPath?

    /// When each value is reached, from 0 to 1 and growing; nil is evenly spread. Paced animations do not use it.
    open var keyTimes: [NSNumber]?

    /// The pace between each two values; nil is linear.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// What lies between the values. Default `.linear`.
    open var calculationMode: CAAnimationCalculationMode = .linear

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? {
        let times: [Double]? = keyTimes?.map { $0.doubleValue }
        let curves: [UnitCurve] = (timingFunctions ?? []).map { $0.curve }
        if let path {
            guard let keyframes = Keyframes(path: path, times: times, curves: curves, mode: calculationMode) else {
                return nil
            }
            return .keyframes(keyframes)
        }
        let values: [AnimatableValue] = (self.values ?? []).compactMap { AnimatableValue($0)?.matching(pattern) }
        guard values.count == self.values?.count, !values.isEmpty else { return nil }
        return .keyframes(Keyframes(values: values, times: times, curves: curves, mode: calculationMode))
    }
}

/// What lies between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at the same speed throughout.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smoothly through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Smoothly, at about the same speed throughout.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
