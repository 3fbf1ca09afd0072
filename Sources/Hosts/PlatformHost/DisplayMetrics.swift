import Foundation

/// What is known of a display.
public struct DisplayMetrics: Sendable, Hashable {
    /// Its size, in points.
    public var size: CGSize
    /// Pixels to a point.
    public var scale: CGFloat
    /// Frames a second.
    public var refreshRate: Double
    /// Whether the person prefers dark surroundings.
    public var prefersDark: Bool
    /// Whether the person wants less to move.
    public var reducesMotion: Bool

    public init(
        size: CGSize, scale: CGFloat, refreshRate: Double = 60, prefersDark: Bool = false, reducesMotion: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        self.prefersDark = prefersDark
        self.reducesMotion = reducesMotion
    }
}
