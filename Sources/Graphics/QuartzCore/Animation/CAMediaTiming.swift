import Foundation

/// The timing of layers and animations. Each has a local time that is relative to the time of its parent.
public protocol CAMediaTiming {
    /// The begin time in the parent's time, in seconds. The default is 0.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition, in seconds. If it is 0, the default, an animation uses the transaction's
    /// duration.
    var duration: CFTimeInterval { get set }
    /// The rate of the local time relative to the parent's time. The default is 1.
    var speed: Float { get set }
    /// The local time at `beginTime`, in seconds. The default is 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions, which may be fractional. The default is 0, which means one repetition.
    var repeatCount: Float { get set }
    /// The total duration of the repetitions, in seconds. If it is 0, the default, `repeatCount` applies.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each repetition is followed by a reversed one. The default is false.
    var autoreverses: Bool { get set }
    /// The effect before and after the active duration. The default is `.removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation before and after its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value remains after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value applies before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value applies before the beginning, and the last value after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect before and after its active duration.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
