/// A key of the options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space that filters compute in: extended linear sRGB, sRGB, or `NSNull` to compute with the components as they
    /// are stored. The default is extended linear sRGB.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// A Boolean value that indicates whether the processor draws. It draws in every case, so the value has no effect.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// A Boolean value that indicates whether results of operations are kept between calls. None are kept in any case, so
    /// the value has no effect.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
