import Foundation

/// A particle. Its position and its appearance are closed-form functions of its initial values and the time.
public struct Particle: Sendable {
    /// The appearance of a particle at a time.
    public struct State: Sendable, Equatable {
        /// The x-coordinate of the position, in points.
        public var x: Double
        /// The y-coordinate of the position, in points.
        public var y: Double
        /// The scale, at least 0.
        public var scale: Double
        /// The rotation, in radians.
        public var rotation: Double
        /// Red, green, blue and opacity, from 0 to 1.
        public var color: [Double]
    }

    /// A number that no other particle of the system has.
    public let identifier: Int
    /// The index of the particle's kind.
    public let kind: Int
    /// The time of the creation, in seconds.
    public let birth: Double
    /// The time at which the particle ceases to exist, in seconds.
    public let death: Double
    let position: (x: Double, y: Double)
    let velocity: (x: Double, y: Double)
    let acceleration: (x: Double, y: Double)
    let scale: (start: Double, speed: Double)
    let spin: Double
    let color: [Double]
    let colorSpeed: [Double]

    /// Returns the appearance at a time in seconds.
    public func state(at time: Double) -> State {
        let age: Double = max(0, time - birth)
        return State(
            x: position.x + velocity.x * age + acceleration.x * age * age / 2,
            y: position.y + velocity.y * age + acceleration.y * age * age / 2,
            scale: max(0, scale.start + scale.speed * age), rotation: spin * age,
            color: zip(color, colorSpeed).map { min(max($0 + $1 * age, 0), 1) })
    }
}
