/// The values of a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes of the code.
    var message: Data { get set }
    /// The level of error correction: `L`, `M`, `Q` or `H`. The default is `M`.
    var correctionLevel: String { get set }
}

/// The values of a barcode.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The bytes of the code.
    var message: Data { get set }
    /// The width of the margins at the left and the right, in modules. The default is 7.
    var quietSpace: Float { get set }
    /// The height, in pixels. The default is 32.
    var barcodeHeight: Float { get set }
}

/// The values of random pixels.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The values of a checkerboard.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The center of the effect.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width, in pixels.
    var width: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The values of stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The center of the effect.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width, in pixels.
    var width: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The values of a rounded rectangle.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The rectangle.
    var extent: CGRect { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The color.
    var color: CIColor { get set }
}

/// The values of a linear gradient.
public protocol CILinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The values of a smooth linear gradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The values of a radial gradient.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The center of the effect.
    var center: CGPoint { get set }
    /// The radius of the first color.
    var radius0: Float { get set }
    /// The radius of the second color.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The values of a Gaussian gradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The center of the effect.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

extension CIFilter {
    /// Returns a filter that makes a QR code with one pixel for each module.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter.make("CIQRCodeGenerator") }

    /// Returns a filter that makes a barcode of ASCII characters with one pixel for each module.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        TypedFilter.make("CICode128BarcodeGenerator")
    }

    /// Returns a filter that fills the plane with pixels of random components.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { TypedFilter.make("CIRandomGenerator") }

    /// Returns a filter that fills the plane with squares.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        TypedFilter.make("CICheckerboardGenerator")
    }

    /// Returns a filter that fills the plane with vertical stripes.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { TypedFilter.make("CIStripesGenerator") }

    /// Returns a filter that makes a rectangle with round corners.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        TypedFilter.make("CIRoundedRectangleGenerator")
    }

    /// Returns a filter that fills the plane with a linear gradient.
    public class func linearGradient() -> any CIFilter & CILinearGradient { TypedFilter.make("CILinearGradient") }

    /// Returns a filter that fills the plane with a linear gradient with soft ends.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        TypedFilter.make("CISmoothLinearGradient")
    }

    /// Returns a filter that fills the plane with a radial gradient.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { TypedFilter.make("CIRadialGradient") }

    /// Returns a filter that fills the plane with a radial gradient in the form of a Gaussian function.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { TypedFilter.make("CIGaussianGradient") }
}
