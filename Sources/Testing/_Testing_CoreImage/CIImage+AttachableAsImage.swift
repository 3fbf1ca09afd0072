public import CoreImage
@_exported public import _Testing_CoreGraphics

/// Images can be attached to a test: `Attachment.record(image, named: "blurred")`.
extension CIImage: AttachableAsImage {
    /// Calls `body` with the bytes of a PNG file of the pixels inside the extent.
    public func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let bitmap = CIContext().createCGImage(self, from: extent) else {
            throw ImageAttachmentError("An image with an empty or infinite extent cannot be attached. Crop it.")
        }
        return try bitmap.withUnsafeBytes(as: imageFormat, body)
    }
}
