/// A direction in degrees, from 0 up to 360.
public struct Heading: Equatable {
    public var degrees: Double {
        didSet { degrees = Self.normalized(degrees) }
    }

    public init(degrees: Double) {
        self.degrees = Self.normalized(degrees)
    }

    private static func normalized(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    private static let points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

    /// The nearest of the eight points of the compass.
    public var point: String {
        Self.points[Int((degrees / 45).rounded()) % 8]
    }
}
