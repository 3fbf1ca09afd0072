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

/// The corners of a quadrilateral.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The top left corner.
    var topLeft: CGPoint { get set }
    /// The top right corner.
    var topRight: CGPoint { get set }
    /// The bottom right corner.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner.
    var bottomLeft: CGPoint { get set }
}

/// The corners to which those of an image move.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}

/// The corners of a part of an image that becomes a rectangle.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    /// Whether the result is only the rectangle, rather than the whole image. The default is true.
    var crop: Bool { get set }
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

    /// Returns a filter that moves the corners of an image.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        TypedFilter.make("CIPerspectiveTransform")
    }

    /// Returns a filter that makes a rectangle of a quadrilateral in an image, such as a page that was photographed.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        TypedFilter.make("CIPerspectiveCorrection")
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
