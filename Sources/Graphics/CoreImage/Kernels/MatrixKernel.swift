import Foundation

/// A linear function of the components.
struct MatrixKernel: ColorKernel {
    /// The factors of the old components in the new red, green, blue and alpha.
    private let rows: (PixelValue, PixelValue, PixelValue, PixelValue)
    private let bias: PixelValue
    let isEncoded: Bool
    /// Whether the new components are limited to 0…1.
    private let clamps: Bool

    init(
        red: PixelValue, green: PixelValue, blue: PixelValue, alpha: PixelValue = PixelValue(0, 0, 0, 1),
        bias: PixelValue = PixelValue(repeating: 0), isEncoded: Bool = false, clamps: Bool = false
    ) {
        rows = (red, green, blue, alpha)
        self.bias = bias
        self.isEncoded = isEncoded
        self.clamps = clamps
    }

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        let red: Float = (rows.0 * color).sum()
        let green: Float = (rows.1 * color).sum()
        let blue: Float = (rows.2 * color).sum()
        let alpha: Float = (rows.3 * color).sum()
        let result: PixelValue = PixelValue(red, green, blue, alpha) + bias
        guard clamps else { return result }
        return result.clamped(lowerBound: PixelValue(repeating: 0), upperBound: PixelValue(repeating: 1))
    }

    /// Returns a matrix that multiplies each color by a factor.
    static func scale(_ factors: PixelValue) -> MatrixKernel {
        MatrixKernel(
            red: PixelValue(factors.x, 0, 0, 0), green: PixelValue(0, factors.y, 0, 0),
            blue: PixelValue(0, 0, factors.z, 0), alpha: PixelValue(0, 0, 0, factors.w))
    }

    /// Returns a matrix that rotates hues by an angle in radians and keeps the luminance, as in the filter effects of
    /// SVG.
    static func hueRotation(_ angle: Double) -> MatrixKernel {
        let (cosine, sine): (Float, Float) = (Float(cos(angle)), Float(sin(angle)))
        func row(_ fixed: PixelValue, _ ofCosine: PixelValue, _ ofSine: PixelValue) -> PixelValue {
            fixed + ofCosine * cosine + ofSine * sine
        }
        let luminance = PixelValue(0.213, 0.715, 0.072, 0)
        return MatrixKernel(
            red: row(luminance, PixelValue(0.787, -0.715, -0.072, 0), PixelValue(-0.213, -0.715, 0.928, 0)),
            green: row(luminance, PixelValue(-0.213, 0.285, -0.072, 0), PixelValue(0.143, 0.140, -0.283, 0)),
            blue: row(luminance, PixelValue(-0.213, -0.715, 0.928, 0), PixelValue(-0.787, 0.715, 0.072, 0)))
    }

    /// Returns a matrix that makes colors brown.
    ///
    /// - Parameter intensity: The share of the brown image, from 0 to 1.
    static func sepia(_ intensity: Float) -> MatrixKernel {
        func row(_ sepia: PixelValue, _ own: PixelValue) -> PixelValue { own + (sepia - own) * intensity }
        return MatrixKernel(
            red: row(PixelValue(0.393, 0.769, 0.189, 0), PixelValue(1, 0, 0, 0)),
            green: row(PixelValue(0.349, 0.686, 0.168, 0), PixelValue(0, 1, 0, 0)),
            blue: row(PixelValue(0.272, 0.534, 0.131, 0), PixelValue(0, 0, 1, 0)), isEncoded: true, clamps: true)
    }
}
