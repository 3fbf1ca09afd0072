public import CoreGraphics

extension CGImage: AttachableAsImage {
    /// Calls `body` with the bytes of a PNG file.
    public func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = pngData() else {
            throw ImageAttachmentError(
                "The image of \(width)×\(height) pixels could not be written as PNG: there is not enough memory.")
        }
        return try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in try body(bytes) }
    }
}
