/// The values of a Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The values of a box blur.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The values of a blur along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a filter that sharpens the luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The sharpness.
    var sharpness: Float { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The values of an unsharp mask.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

extension CIFilter {
    /// Returns a filter that blurs an image with a Gaussian function, whose standard deviation is the radius.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter.make("CIGaussianBlur") }

    /// Returns a filter that gives all pixels up to the radius the same weight.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter.make("CIBoxBlur") }

    /// Returns a filter that blurs an image along a line.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { TypedFilter.make("CIMotionBlur") }

    /// Returns a filter that sharpens the luminance of an image.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { TypedFilter.make("CISharpenLuminance") }

    /// Returns a filter that increases the contrast of edges.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter.make("CIUnsharpMask") }
}
