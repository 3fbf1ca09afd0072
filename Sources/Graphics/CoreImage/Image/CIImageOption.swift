/// A key of the options with which an image is created.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean value that indicates whether an image file is turned upright. The default is false.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// A Boolean value that indicates whether a transform shows the pixels of the image as rectangles. The default is
    /// false: a transform interpolates them.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    /// A dictionary that replaces the properties of the image.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
}
