/// A wrapper that attaches an image to a test.
///
/// `@unchecked Sendable`: the wrapper owns a copy of the image and only reads it.
public final class _AttachableImageWrapper<Image>: @unchecked Sendable where Image: AttachableAsImage {
    /// The image.
    public let wrappedValue: Image
    let format: AttachableImageFormat

    init(_ image: Image, format: AttachableImageFormat?) {
        wrappedValue = image._copyAttachableValue()
        self.format = format ?? .png
    }
}

extension _AttachableImageWrapper: AttachableWrapper {
    /// Calls `body` with the bytes of the image file.
    public func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<_AttachableImageWrapper>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        try wrappedValue.withUnsafeBytes(as: format, body)
    }

    /// Returns the name of the file, with the extension of its format.
    public borrowing func preferredName(
        for attachment: borrowing Attachment<_AttachableImageWrapper>, basedOn suggestedName: String
    ) -> String {
        let ending = ".\(format)"
        return suggestedName.lowercased().hasSuffix(ending) ? suggestedName : suggestedName + ending
    }
}

extension Attachment {
    /// Creates an attachment of an image, named `preferredName`. The default format is PNG.
    public init<Image>(
        _ image: Image, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) where AttachableValue == _AttachableImageWrapper<Image> {
        let wrapper = _AttachableImageWrapper(image, format: imageFormat)
        self.init(wrapper, named: preferredName, sourceLocation: sourceLocation)
    }

    /// Attaches an image to the current test. The default format is PNG.
    public static func record<Image>(
        _ image: Image, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) where AttachableValue == _AttachableImageWrapper<Image> {
        let attachment = Self(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation)
        Self.record(attachment, sourceLocation: sourceLocation)
    }
}
