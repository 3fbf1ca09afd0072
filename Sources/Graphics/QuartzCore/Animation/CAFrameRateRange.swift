/// The frame rates that a display link or an animation requests, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
    /// The minimum rate.
    public var minimum: Float
    /// The maximum rate.
    public var maximum: Float
    /// The preferred rate; nil or 0 for every frame.
    public var preferred: Float?

    /// Creates a range that accepts any rate.
    public init() {
        self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The range that accepts any rate.
    public static let `default` = CAFrameRateRange()
}
