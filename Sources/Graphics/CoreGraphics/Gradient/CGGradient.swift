/// A smooth transition between colors, from location 0 to location 1.
///
/// Gradients are immutable, so they can be shared between threads. Colors are interpolated in sRGB without
/// premultiplying their alpha, as on Apple platforms. To fade out a color, use the same color with zero alpha, not
/// `clear`.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: Double
        var color: SIMD4<Double>
    }

    /// The colors in the order of their locations, from 0 to 1.
    let stops: [Stop]

    private init(stops: [Stop]) {
        var stops = stops.sorted { $0.location < $1.location }
        // The nearest color fills the gradient before the first location and after the last one.
        let (first, last) = (stops[0], stops[stops.count - 1])
        if first.location > 0 { stops.insert(Stop(location: 0, color: first.color), at: 0) }
        if last.location < 1 { stops.append(Stop(location: 1, color: last.color)) }
        self.stops = stops
    }

    /// Creates a gradient from `CGColor` values, or returns nil if there are none or if elements have a different type.
    ///
    /// - Parameters:
    ///   - space: The color space in which Apple platforms interpolate. It is ignored here: colors are always
    ///     interpolated in sRGB.
    ///   - locations: A location from 0 to 1 for each color, or nil to space the colors evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard colors.count > 0, let list = colors as? [CGColor] else { return nil }
        var stops: [Stop] = []
        for (index, color) in list.enumerated() {
            let location = Self.location(index, of: list.count, locations)
            stops.append(Stop(location: location, color: color.drawing))
        }
        self.init(stops: stops)
    }

    /// Creates a gradient from color components. The alpha of each color is last. Returns nil if there are no colors.
    ///
    /// - Parameters:
    ///   - components: The components of the `count` colors. Each color has a value for each component of the space,
    ///     and its alpha.
    ///   - locations: A location from 0 to 1 for each color, or nil to space the colors evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let step: Int = space.numberOfComponents + 1
        var stops: [Stop] = []
        for index in 0..<count {
            guard let color = CGColor(colorSpace: space, components: components + index * step) else { return nil }
            let location = Self.location(index, of: count, locations)
            stops.append(Stop(location: location, color: color.drawing))
        }
        self.init(stops: stops)
    }

    /// Returns the location of a color, limited to the range from 0 to 1.
    private static func location(_ index: Int, of count: Int, _ locations: UnsafePointer<CGFloat>?) -> Double {
        guard let locations else { return count > 1 ? Double(index) / Double(count - 1) : 0 }
        // The result is 0 for NaN.
        return min(1, max(0, locations[index].native))
    }
}

/// Options that extend a gradient beyond its ends, with the colors at the ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates options from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color fills the area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills the area after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
