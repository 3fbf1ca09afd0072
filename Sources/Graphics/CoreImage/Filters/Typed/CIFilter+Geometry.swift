/// The values of a transform of an image with extended edges.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The values of a scale.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// The factor by which the horizontal scale differs. The default is 1.
    var aspectRatio: Float { get set }
}

/// The values of squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The center of the effect.
    var center: CGPoint { get set }
    /// The scale.
    var scale: Float { get set }
}

/// The values of a glow.
public protocol CIBloom: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The values of dull highlights.
public protocol CIGloom: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The values of the mean color of a rectangle.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

extension CIFilter {
    /// Returns a filter that extends the edges of an image and transforms it.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedFilter.make("CIAffineClamp") }

    /// Returns a filter that scales an image with a Lanczos filter.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        TypedFilter.make("CILanczosScaleTransform")
    }

    /// Returns a filter that fills squares with the mean color of their pixels.
    public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter.make("CIPixellate") }

    /// Returns a filter that adds a glow to light areas.
    public class func bloom() -> any CIFilter & CIBloom { TypedFilter.make("CIBloom") }

    /// Returns a filter that dulls light areas.
    public class func gloom() -> any CIFilter & CIGloom { TypedFilter.make("CIGloom") }

    /// Returns a filter that makes one pixel of the mean color of a rectangle.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedFilter.make("CIAreaAverage") }
}
