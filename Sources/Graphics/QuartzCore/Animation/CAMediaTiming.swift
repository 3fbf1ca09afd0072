import Foundation

/// What has a time of its own: layers and animations, each inside the time of its parent.
public protocol CAMediaTiming {
    /// When it begins, in seconds of its parent's time. Default 0.
    var beginTime: CFTimeInterval { get set }
    /// How long one pass takes, in seconds. Default 0; an animation then takes the transaction's.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs, compared with its parent's. Default 1.
    var speed: Float { get set }
    /// Where in its own time it starts, in seconds. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How many passes it makes; fractions count. Default 0, which is one pass.
    var repeatCount: Float { get set }
    /// How many seconds it repeats for. Default 0, which leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every pass is followed by one backwards. Default false.
    var autoreverses: Bool { get set }
    /// What shows before the beginning and after the end. Default `.removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// After the end, the last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before the beginning, the first value shows.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither: the layer shows its own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
