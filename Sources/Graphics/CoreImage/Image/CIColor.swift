/// A color in sRGB, for filters and images.
///
/// Colors are immutable, so they can be shared between threads. Components outside 0…1 are outside the gamut of sRGB.
public final class CIColor: NSObject, NSCopying, Sendable {
    /// Red, green, blue and alpha, not premultiplied.
    private let values: SIMD4<Double>
    private let space: CGColorSpace

    private init(values: SIMD4<Double>, space: CGColorSpace? = nil) {
        self.values = values
        self.space = space ?? CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
    }

    /// Creates an opaque color.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Creates a color from its components, which are not premultiplied by the alpha.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: SIMD4(red.native, green.native, blue.native, alpha.native))
    }

    /// Creates an opaque color in an RGB space, or returns nil if the space has another model.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
    }

    /// Creates a color in an RGB space, or returns nil if the space has another model.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace) {
        guard colorSpace.model == .rgb else { return nil }
        self.init(values: SIMD4(red.native, green.native, blue.native, alpha.native), space: colorSpace)
    }

    /// Creates a color from a Core Graphics color. A color that is not in an RGB space is converted to sRGB.
    public convenience init(cgColor: CGColor) {
        let space: CGColorSpace? = cgColor.colorSpace
        if let space, space.model == .rgb, let list = cgColor.components, list.count == 4 {
            self.init(values: SIMD4(list[0].native, list[1].native, list[2].native, list[3].native), space: space)
        } else {
            self.init(values: cgColor.extendedSRGB)
        }
    }

    /// Creates a color from its text: the components, separated by spaces. The default of missing colors is 0, and that
    /// of the alpha is 1.
    public convenience init(string representation: String) {
        let vector = CIVector(string: representation)
        let alpha: CGFloat = vector.count > 3 ? vector.w : 1
        self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: alpha)
    }

    // MARK: Components

    /// The red component.
    public var red: CGFloat { CGFloat(values.x) }
    /// The green component.
    public var green: CGFloat { CGFloat(values.y) }
    /// The blue component.
    public var blue: CGFloat { CGFloat(values.z) }
    /// The opacity.
    public var alpha: CGFloat { CGFloat(values.w) }
    /// The space of the components.
    public var colorSpace: CGColorSpace { space }
    /// The number of components, including the alpha: 4.
    public var numberOfComponents: Int { 4 }

    /// The text of the color: its components, separated by spaces.
    public var stringRepresentation: String {
        (0..<4).map { String(format: "%g", values[$0]) }.joined(separator: " ")
    }

    /// The components in linear sRGB, not premultiplied.
    var linear: PixelValue {
        var components: [CGFloat] = [red, green, blue, alpha]
        let color = CGColor(colorSpace: space, components: &components)
        let encoded: SIMD4<Double> = color?.extendedSRGB ?? values
        let pixel = PixelValue(Float(encoded.x), Float(encoded.y), Float(encoded.z), Float(values.w))
        return TransferCurve.decoding(pixel)
    }

    // MARK: Colors

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque gray, with all components 0.5.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns the same color.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is a color with the same components in the same space.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return other.values == values && other.space == space
    }

    /// A hash that equal colors share.
    public override var hash: Int { values.hashValue }

    /// The components, in parentheses.
    public override var description: String { "(\(stringRepresentation))" }
}

extension CGColor {
    /// Creates a Core Graphics color from a color of Core Image.
    package static func make(_ color: CIColor) -> CGColor {
        var components: [CGFloat] = [color.red, color.green, color.blue, color.alpha]
        return CGColor(colorSpace: color.colorSpace, components: &components)
            ?? CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
