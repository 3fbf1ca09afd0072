import Foundation

/// The properties of a display.
public struct DisplayMetrics: Sendable, Hashable {
    /// The size, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The number of frames per second.
    public var refreshRate: Double
    /// Whether the user prefers a dark appearance.
    public var prefersDark: Bool
    /// Whether the user prefers reduced motion.
    public var reducesMotion: Bool
    /// The user's text size divided by the default size. It applies to text only, and is not part of `scale`.
    public var textScale: Double

    /// Creates the properties of a display.
    public init(
        size: CGSize, scale: CGFloat, refreshRate: Double = 60, prefersDark: Bool = false, reducesMotion: Bool = false,
        textScale: Double = 1
    ) {
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        self.prefersDark = prefersDark
        self.reducesMotion = reducesMotion
        self.textScale = textScale
    }
}
