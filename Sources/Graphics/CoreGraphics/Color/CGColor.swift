/// A colour: components in a colour space, and an alpha.
///
/// Colours never change, so they can be shared between threads. Two colours are equal when space and components are.
public final class CGColor: Sendable {
    /// Up to four components of the space; unused ones are zero.
    private let values: SIMD4<Double>
    private let space: CGColorSpace

    /// Red, green, blue and alpha as drawing uses them: sRGB, 0…1, not premultiplied.
    package let drawing: SIMD4<Double>

    init(space: CGColorSpace, values: SIMD4<Double>, alpha: Double) {
        self.space = space
        self.values = values
        let rgb: SIMD3<Double> = space.sRGBComponents(values)
        let limits = SIMD4<Double>(rgb.x, rgb.y, rgb.z, alpha)
        drawing = limits.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }

    /// A colour of generic RGB, which is sRGB here; components and alpha go from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of sRGB; components and alpha go from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            space: .sRGBSpace, values: SIMD4(red.native, green.native, blue.native, 0), alpha: Self.unit(alpha.native))
    }

    /// A grey from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .graySpace, values: SIMD4(gray.native, 0, 0, 0), alpha: Self.unit(alpha.native))
    }

    /// A grey with gamma 2.2, from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// A colour of device CMYK; components and alpha go from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let values = SIMD4<Double>(cyan.native, magenta.native, yellow.native, black.native)
        self.init(space: .deviceCMYKSpace, values: values, alpha: Self.unit(alpha.native))
    }

    /// A colour of `space` from its components, the alpha last.
    ///
    /// `components` must hold one value more than the space has components, as on Apple.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count: Int = space.numberOfComponents
        var values = SIMD4<Double>(repeating: 0)
        for index in 0..<count {
            values[index] = components[index].native
        }
        self.init(space: space, values: values, alpha: Self.unit(components[count].native))
    }

    /// The opacity, from 0 (clear) to 1.
    public var alpha: CGFloat {
        CGFloat(drawing.w)
    }

    /// The space that the components belong to.
    public var colorSpace: CGColorSpace? {
        space
    }

    /// The number of components, the alpha included.
    public var numberOfComponents: Int {
        space.numberOfComponents + 1
    }

    /// The components, the alpha last.
    public var components: [CGFloat]? {
        var list: [CGFloat] = []
        list.reserveCapacity(numberOfComponents)
        for index in 0..<space.numberOfComponents {
            list.append(CGFloat(values[index]))
        }
        list.append(alpha)
        return list
    }

    /// The same colour.
    public func copy() -> CGColor? {
        self
    }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values, alpha: Self.unit(alpha.native))
    }

    /// The colour expressed in another space.
    ///
    /// `intent` is taken for what it is on Apple's screens: what the space cannot hold is clamped.
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if destination == space { return self }
        let converted: SIMD4<Double> = destination.components(fromSRGB: space.sRGBComponents(values))
        return CGColor(space: destination, values: converted, alpha: drawing.w)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing: black without opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private static func unit(_ value: Double) -> Double {
        min(max(value, 0), 1)
    }
}

extension CGColor: Hashable {
    /// Whether space, components and alpha are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        if left === right { return true }
        return left.space == right.space && left.values == right.values && left.drawing.w == right.drawing.w
    }

    /// Hashes space, components and alpha.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
        hasher.combine(drawing.w)
    }
}

extension CGColor: CustomDebugStringConvertible {
    /// The space and the components, for reading.
    public var debugDescription: String {
        let list = (components ?? []).map { "\($0.native)" }.joined(separator: " ")
        return "<CGColor \(space.kind.rawValue) [\(list)]>"
    }
}
