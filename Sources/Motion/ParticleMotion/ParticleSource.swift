import Foundation

/// The area in which particles are created.
public struct ParticleSource: Sendable, Equatable {
    /// The shape of the area.
    public enum Shape: Sendable {
        /// The middle.
        case point
        /// A horizontal line through the middle.
        case line
        /// A rectangle.
        case rectangle
        /// A circle whose diameter is the width.
        case circle
    }

    /// The part of the shape in which particles are created.
    public enum Part: Sendable {
        /// The middle, the ends or the corners, depending on the shape.
        case points
        /// The lines around the shape.
        case outline
        /// The inside of the shape, with its outline.
        case interior
    }

    /// The shape.
    public var shape = Shape.point
    /// The part of the shape.
    public var part = Part.interior
    /// The x-coordinate of the middle, in points.
    public var x: Double = 0
    /// The y-coordinate of the middle, in points.
    public var y: Double = 0
    /// The width, in points. Half of it is the radius of a circle.
    public var width: Double = 0
    /// The height of a rectangle, in points.
    public var height: Double = 0

    /// Creates a point at the origin.
    public init() {}

    /// Returns a random position.
    func position(_ random: inout ParticleRandom) -> (x: Double, y: Double) {
        switch shape {
        case .point: return (x, y)
        case .line:
            let fraction: Double = part == .points ? (random.unit() < 0.5 ? -0.5 : 0.5) : random.unit() - 0.5
            return (x + fraction * width, y)
        case .rectangle:
            let (column, row) = rectanglePoint(&random)
            return (x + column * width, y + row * height)
        case .circle:
            if part == .points { return (x, y) }
            let angle: Double = random.unit() * 2 * Double.pi
            let radius: Double = width / 2 * (part == .outline ? 1 : random.unit().squareRoot())
            return (x + radius * cos(angle), y + radius * sin(angle))
        }
    }

    /// Returns a random position in the rectangle, as fractions of the width and the height from −0.5 to 0.5.
    private func rectanglePoint(_ random: inout ParticleRandom) -> (Double, Double) {
        switch part {
        case .points: return (random.unit() < 0.5 ? -0.5 : 0.5, random.unit() < 0.5 ? -0.5 : 0.5)
        case .interior: return (random.unit() - 0.5, random.unit() - 0.5)
        case .outline:
            let distance: Double = random.unit() * (width + height)
            let side: Double = random.unit() < 0.5 ? -0.5 : 0.5
            if distance < width { return (distance / max(width, 1e-9) - 0.5, side) }
            return (side, (distance - width) / max(height, 1e-9) - 0.5)
        }
    }
}

/// Reproducible random numbers.
struct ParticleRandom: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
    }

    /// Returns a number that differs from the middle by at most half of the range.
    mutating func value(_ middle: Double, _ range: Double) -> Double { middle + (unit() - 0.5) * range }
}
