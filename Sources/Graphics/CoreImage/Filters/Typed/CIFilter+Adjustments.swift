/// The values of color controls.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The factor of the saturation. The default is 1.
    var saturation: Float { get set }
    /// The number that is added to each color. The default is 0.
    var brightness: Float { get set }
    /// The factor of the contrast. The default is 1.
    var contrast: Float { get set }
}

/// The values of a color matrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The factors of the components in the new red.
    var rVector: CIVector { get set }
    /// The factors of the components in the new green.
    var gVector: CIVector { get set }
    /// The factors of the components in the new blue.
    var bVector: CIVector { get set }
    /// The factors of the components in the new alpha.
    var aVector: CIVector { get set }
    /// The numbers that are added to the components.
    var biasVector: CIVector { get set }
}

/// The values of a filter that limits components.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The lowest components.
    var minComponents: CIVector { get set }
    /// The highest components.
    var maxComponents: CIVector { get set }
}

/// The values of a filter with polynomials.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The coefficients for red, from the constant to the cube.
    var redCoefficients: CIVector { get set }
    /// The coefficients for green, from the constant to the cube.
    var greenCoefficients: CIVector { get set }
    /// The coefficients for blue, from the constant to the cube.
    var blueCoefficients: CIVector { get set }
    /// The coefficients for the alpha, from the constant to the cube.
    var alphaCoefficients: CIVector { get set }
}

/// The values of an exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The number of steps, each of which doubles the light. The default is 0.
    var ev: Float { get set }
}

/// The values of a gamma.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exponent. The default is 1.
    var power: Float { get set }
}

/// The values of a rotation of hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a vibrance.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The amount. The default is 0.
    var amount: Float { get set }
}

/// The values of a change of the light.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The temperature in kelvins and the tint of the light of the image. The default is 6500 and 0.
    var neutral: CIVector { get set }
    /// The temperature in kelvins and the tint of the light of the result. The default is 6500 and 0.
    var targetNeutral: CIVector { get set }
}

/// The values of a white point.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
}

/// The values of a conversion to sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of a conversion from sRGB.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of a tone curve.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The third point.
    var point2: CGPoint { get set }
    /// The fourth point.
    var point3: CGPoint { get set }
    /// The fifth point.
    var point4: CGPoint { get set }
}

/// The values of a threshold.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The threshold, from 0 to 1. The default is 0.5.
    var threshold: Float { get set }
}

extension CIFilter {
    /// Returns a filter that changes saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter.make("CIColorControls") }

    /// Returns a filter that applies a linear function to the components.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter.make("CIColorMatrix") }

    /// Returns a filter that limits the components.
    public class func colorClamp() -> any CIFilter & CIColorClamp { TypedFilter.make("CIColorClamp") }

    /// Returns a filter that applies a cubic polynomial to each component.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { TypedFilter.make("CIColorPolynomial") }

    /// Returns a filter that changes the exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter.make("CIExposureAdjust") }

    /// Returns a filter that raises the colors to a power.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter.make("CIGammaAdjust") }

    /// Returns a filter that rotates the hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter.make("CIHueAdjust") }

    /// Returns a filter that saturates colors that are not saturated.
    public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter.make("CIVibrance") }

    /// Returns a filter that changes the temperature and the tint of the light.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        TypedFilter.make("CITemperatureAndTint")
    }

    /// Returns a filter that maps white to a color.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { TypedFilter.make("CIWhitePointAdjust") }

    /// Returns a filter that applies the transfer function of sRGB.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        TypedFilter.make("CILinearToSRGBToneCurve")
    }

    /// Returns a filter that applies the inverse transfer function of sRGB.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        TypedFilter.make("CISRGBToneCurveToLinear")
    }

    /// Returns a filter that applies a curve through five points, from 0 to 1.
    public class func toneCurve() -> any CIFilter & CIToneCurve { TypedFilter.make("CIToneCurve") }

    /// Returns a filter that makes components white or black.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { TypedFilter.make("CIColorThreshold") }
}
