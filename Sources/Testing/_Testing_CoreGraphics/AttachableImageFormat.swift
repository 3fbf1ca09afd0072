/// The file format of an attached image.
public struct AttachableImageFormat: Hashable, Sendable, CustomStringConvertible {
    /// The name of the format, which is also the extension of its files.
    public let description: String

    /// Portable Network Graphics, a lossless format.
    public static let png = AttachableImageFormat(description: "png")
}
