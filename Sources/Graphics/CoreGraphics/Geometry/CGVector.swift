/// A difference between two points, in points.
public struct CGVector: Hashable, Sendable {
    /// The vector that moves nothing.
    public static let zero = CGVector()

    /// How far to the right, in points.
    public var dx: CGFloat
    /// How far along the y axis, in points.
    public var dy: CGFloat

    /// A vector of no length.
    public init() {
        dx = 0
        dy = 0
    }

    /// A vector of the given components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of the given components, in points.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of the given components, in points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads the two components, as Apple's encoding stores them: a list of two numbers.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        dx = try container.decode(CGFloat.self)
        dy = try container.decode(CGFloat.self)
    }

    /// Writes the two components as a list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The components in parentheses: `(1.0, 2.0)`.
    public var debugDescription: String {
        "(\(dx.native), \(dy.native))"
    }
}
