/// A kind of tag. A tag names a type in another system, such as a filename extension or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates a class from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Filename extensions, without the dot.
    public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

    /// MIME types.
    public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

    /// The identifier of the class.
    public var description: String { rawValue }
}
