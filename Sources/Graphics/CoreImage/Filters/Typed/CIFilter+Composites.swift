/// The values of an image and the image behind it.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The image behind the input image.
    var backgroundImage: CIImage? { get set }
}

/// The values of an image, the image behind it, and a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The image behind the input image.
    var backgroundImage: CIImage? { get set }
    /// The image that determines where the input image is visible.
    var maskImage: CIImage? { get set }
}

/// The values of a transition that dissolves an image.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The image at the end of the transition.
    var targetImage: CIImage? { get set }
    /// The progress, from 0 to 1. The default is 0.
    var time: Float { get set }
}

extension CIFilter {
    /// Returns a filter that puts the image in front of the background.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISourceOverCompositing")
    }

    /// Returns a filter that shows the image where the background is opaque.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISourceInCompositing")
    }

    /// Returns a filter that shows the image where the background is transparent.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISourceOutCompositing")
    }

    /// Returns a filter that puts the image in front of the background where the background is opaque.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISourceAtopCompositing")
    }

    /// Returns a filter that adds the components.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIAdditionCompositing")
    }

    /// Returns a filter that computes the higher components.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIMaximumCompositing")
    }

    /// Returns a filter that computes the lower components.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIMinimumCompositing")
    }

    /// Returns a filter that multiplies the components.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIMultiplyCompositing")
    }

    /// Returns a filter that multiplies the colors.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIMultiplyBlendMode")
    }

    /// Returns a filter that multiplies the inverted colors.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIScreenBlendMode") }

    /// Returns a filter that multiplies dark colors of the background and screens light ones.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIOverlayBlendMode")
    }

    /// Returns a filter that computes the darker components.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIDarkenBlendMode") }

    /// Returns a filter that computes the lighter components.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CILightenBlendMode")
    }

    /// Returns a filter that brightens the background.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIColorDodgeBlendMode")
    }

    /// Returns a filter that darkens the background.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIColorBurnBlendMode")
    }

    /// Returns a filter that darkens or lightens the background softly.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISoftLightBlendMode")
    }

    /// Returns a filter that multiplies dark colors of the image and screens light ones.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIHardLightBlendMode")
    }

    /// Returns a filter that computes the difference of the colors.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIDifferenceBlendMode")
    }

    /// Returns a filter that computes the difference of the colors with a lower contrast.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIExclusionBlendMode")
    }

    /// Returns a filter that subtracts the image from the background.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISubtractBlendMode")
    }

    /// Returns a filter that divides the background by the image.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIDivideBlendMode") }

    /// Returns a filter that adds the colors and subtracts 1.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CILinearBurnBlendMode")
    }

    /// Returns a filter that adds the colors.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CILinearDodgeBlendMode")
    }

    /// Returns a filter that burns or dodges the background linearly.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CILinearLightBlendMode")
    }

    /// Returns a filter that replaces darker or lighter colors of the background.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIPinLightBlendMode")
    }

    /// Returns a filter that burns or dodges the background.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CIVividLightBlendMode")
    }

    /// Returns a filter that uses the hue of the image.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIHueBlendMode") }

    /// Returns a filter that uses the saturation of the image.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CISaturationBlendMode")
    }

    /// Returns a filter that uses the hue and saturation of the image.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIColorBlendMode") }

    /// Returns a filter that uses the luminosity of the image.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        TypedFilter.make("CILuminosityBlendMode")
    }

    /// Returns a filter that shows the image where the mask is white.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithMask") }

    /// Returns a filter that shows the image where the mask is opaque.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        TypedFilter.make("CIBlendWithAlphaMask")
    }

    /// Returns a filter that shows the image where the mask is red.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithRedMask") }

    /// Returns a filter that shows the image where the mask is blue.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithBlueMask") }

    /// Returns a filter that mixes an image with the next.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        TypedFilter.make("CIDissolveTransition")
    }
}
