/// The values of an inversion.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of shades of a color.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The values of levels of components.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The number of levels. The default is 6.
    var levels: Float { get set }
}

/// The values of two colors.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The values of a conversion to alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of the highest component.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of the lowest component.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of a sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The values of an effect in the style of photographs.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The values of a table of colors.
public protocol CIColorCube: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The number of entries in each dimension. The default is 2.
    var cubeDimension: Float { get set }
    /// The colors of the table: four numbers of 32 bits each, premultiplied, with red in the innermost dimension.
    var cubeData: Data { get set }
}

/// The values of a table of colors in a space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The number of entries in each dimension. The default is 2.
    var cubeDimension: Float { get set }
    /// The colors of the table: four numbers of 32 bits each, premultiplied, with red in the innermost dimension.
    var cubeData: Data { get set }
    /// The space of the table. If it is nil, it is the working space.
    var colorSpace: CGColorSpace? { get set }
}

/// The values of dark edges.
public protocol CIVignette: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The values of a dark surrounding.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The center of the effect.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
    /// The width of the transition relative to the radius. The default is 0.5.
    var falloff: Float { get set }
}

extension CIFilter {
    /// Returns a filter that inverts the colors.
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter.make("CIColorInvert") }

    /// Returns a filter that mixes colors with shades of one color.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter.make("CIColorMonochrome") }

    /// Returns a filter that reduces each component to a number of levels.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { TypedFilter.make("CIColorPosterize") }

    /// Returns a filter that maps black to the first color and white to the second.
    public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter.make("CIFalseColor") }

    /// Returns a filter that makes a white image whose alpha is the luminance.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter.make("CIMaskToAlpha") }

    /// Returns a filter that makes a gray image of the highest component.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { TypedFilter.make("CIMaximumComponent") }

    /// Returns a filter that makes a gray image of the lowest component.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { TypedFilter.make("CIMinimumComponent") }

    /// Returns a filter that makes colors brown.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter.make("CISepiaTone") }

    /// Returns a filter that makes an image gray.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectMono") }

    /// Returns a filter that makes an image gray with a high contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectNoir") }

    /// Returns a filter that makes an image gray with a low contrast.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectTonal") }

    /// Returns a filter that exaggerates colors.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectChrome") }

    /// Returns a filter that makes colors pale.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectFade") }

    /// Returns a filter that makes colors pale and warm.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectInstant") }

    /// Returns a filter that makes colors cool.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectProcess") }

    /// Returns a filter that makes colors warm.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        TypedFilter.make("CIPhotoEffectTransfer")
    }

    /// Returns a filter that looks colors of the working space up in a table.
    public class func colorCube() -> any CIFilter & CIColorCube { TypedFilter.make("CIColorCube") }

    /// Returns a filter that looks colors of a space up in a table.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        TypedFilter.make("CIColorCubeWithColorSpace")
    }

    /// Returns a filter that darkens the edges of an image.
    public class func vignette() -> any CIFilter & CIVignette { TypedFilter.make("CIVignette") }

    /// Returns a filter that darkens an image outside a circle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { TypedFilter.make("CIVignetteEffect") }
}
