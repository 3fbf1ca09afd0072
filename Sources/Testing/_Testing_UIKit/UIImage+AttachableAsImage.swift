@_exported public import _Testing_CoreGraphics
public import UIKit

/// Images can be attached to a test: `Attachment.record(image, named: "first screen")`.
extension UIImage: AttachableAsImage {
    /// Calls `body` with the bytes of a PNG file of the image, with its orientation applied.
    public func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = pngData() else {
            throw ImageAttachmentError("An image without a size cannot be attached. Attach an image that is not empty.")
        }
        return try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in try body(bytes) }
    }
}
