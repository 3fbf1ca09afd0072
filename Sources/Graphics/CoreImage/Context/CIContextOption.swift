/// A key of the options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space that filters compute in: extended linear sRGB, sRGB, or `NSNull` to compute with the components as they
    /// are stored. The default is extended linear sRGB.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}
