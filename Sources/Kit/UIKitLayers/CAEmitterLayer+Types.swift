/// The shape of the area in which an emitter layer creates particles. Shapes with a depth are not supported.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle whose radius is the width of the emitter.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// The part of a shape in which an emitter layer creates particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ends of a line, the corners of a rectangle, or the center of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface. All shapes are flat, so this is the interior.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The interior.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older particles are behind newer ones.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older particles are in front of newer ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The colors of particles are added to the colors behind them, so that overlapping particles are brighter.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
