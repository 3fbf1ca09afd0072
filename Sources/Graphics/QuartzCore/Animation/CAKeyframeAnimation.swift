import CoreGraphics
import Foundation

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values. They are ignored if there is a `path`.
    open var values: [Any]?

    /// The path along which a point moves. Each element of the path is a keyframe. The points also animate properties
    /// whose values are sizes, for example `"transform.translation"`.
    open var path: CGPath?

    /// The time of each value, from 0 to 1 in increasing order, or nil to space the values evenly. A discrete animation
    /// has one more time, at which the last value ends. Paced animations ignore the times. If there are times only for
    /// the elements of the path that have points, the animation leaves out the lines that close it.
    open var keyTimes: [NSNumber]?

    /// The timing functions between consecutive values, or nil for linear timing.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// The interpolation between the values. The default is `.linear`.
    open var calculationMode: CAAnimationCalculationMode = .linear

    /// How the layer rotates along the `path`, or nil if it does not rotate. The default is nil. The property has no
    /// effect without a path.
    open var rotationMode: CAAnimationRotationMode?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
    }

    override func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? {
        var track: AnimationTrack? = super.makeTrack(layer, inheriting: duration)
        switch rotationMode {
        case .rotateAuto: track?.rotation = 0
        case .rotateAutoReverse: track?.rotation = .pi
        default: break
        }
        return track
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
        let values: [AnimatableValue] = (self.values ?? []).compactMap { AnimatableValue($0, like: pattern) }
        guard values.count == self.values?.count, !values.isEmpty else { return nil }
        return .keyframes(Keyframes(values: values, times: times, curves: curves, mode: calculationMode))
    }
}

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value applies until the next, without interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through the values, at approximately constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// Whether the speed determines the times of the values.
    var isPaced: Bool { self == .paced || self == .cubicPaced }
}
