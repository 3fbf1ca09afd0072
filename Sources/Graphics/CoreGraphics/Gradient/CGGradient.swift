/// Colours that run into each other, from location 0 to location 1.
///
/// Gradients never change, so they can be shared between threads. Colours are mixed in sRGB, and without regard to
/// their alpha, as on Apple: a colour that fades should fade into itself without opacity, not into `clear`.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: Double
        var color: SIMD4<Double>
    }

    let stops: [Stop]

    private init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient of `CGColor`s, or nil when there are none, or things that are no colours.
    ///
    /// - Parameters:
    ///   - space: Where to mix colours on Apple; here they are always mixed in sRGB.
    ///   - locations: A location from 0 to 1 for each colour; evenly spread when nil.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard colors.count > 0, let list = colors as? [CGColor] else { return nil }
        var stops: [Stop] = []
        for (index, color) in list.enumerated() {
            let location = locations?[index].native ?? Self.spread(index, of: list.count)
            stops.append(Stop(location: location, color: color.drawing))
        }
        self.init(stops: stops)
    }

    /// A gradient of colours from their components, the alpha of each last; nil when there are none.
    ///
    /// - Parameters:
    ///   - components: `count` times one value more than the space has components.
    ///   - locations: A location from 0 to 1 for each colour; evenly spread when nil.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let step: Int = space.numberOfComponents + 1
        var stops: [Stop] = []
        for index in 0..<count {
            guard let color = CGColor(colorSpace: space, components: components + index * step) else { return nil }
            let location = locations?[index].native ?? Self.spread(index, of: count)
            stops.append(Stop(location: location, color: color.drawing))
        }
        self.init(stops: stops)
    }

    private static func spread(_ index: Int, of count: Int) -> Double {
        count > 1 ? Double(index) / Double(count - 1) : 0
    }
}

/// Whether a gradient goes on beyond its ends, in the colours it has there.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Options from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
