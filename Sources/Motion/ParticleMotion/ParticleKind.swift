/// The properties of the particles of one kind.
///
/// Each range is the width of an interval around a value: the value of a particle differs from the property by at most
/// half of the range.
public struct ParticleKind: Sendable, Equatable {
    /// The number of particles that are created in a second.
    public var birthRate: Double = 0
    /// The time for which a particle exists, in seconds.
    public var lifetime: Double = 0
    /// The range of the lifetime, in seconds.
    public var lifetimeRange: Double = 0
    /// The initial speed, in points per second.
    public var velocity: Double = 0
    /// The range of the speed, in points per second.
    public var velocityRange: Double = 0
    /// The direction of the initial motion, in radians, clockwise from the direction of x.
    public var longitude: Double = 0
    /// The range of the direction, in radians.
    public var longitudeRange: Double = 0
    /// The acceleration along x, in points per second squared.
    public var xAcceleration: Double = 0
    /// The acceleration along y, in points per second squared.
    public var yAcceleration: Double = 0
    /// The initial scale.
    public var scale: Double = 1
    /// The range of the scale.
    public var scaleRange: Double = 0
    /// The change in the scale per second.
    public var scaleSpeed: Double = 0
    /// The speed of the rotation, in radians per second.
    public var spin: Double = 0
    /// The range of the rotation's speed, in radians per second.
    public var spinRange: Double = 0
    /// Red, green, blue and opacity, from 0 to 1.
    public var color: [Double] = [1, 1, 1, 1]
    /// The ranges of the components.
    public var colorRange: [Double] = [0, 0, 0, 0]
    /// The changes in the components per second.
    public var colorSpeed: [Double] = [0, 0, 0, 0]

    /// Creates a kind without particles.
    public init() {}
}
