@_exported public import Testing

/// A type whose values can be attached to a test as image files.
///
/// Swift Testing declares a protocol of this name that is unavailable on Linux. This protocol replaces it.
public protocol AttachableAsImage {
    /// Calls `body` with the bytes of an image file.
    func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R

    /// Returns the value that the attachment keeps: `self`, or a copy of it if `self` can change.
    func _copyAttachableValue() -> Self
}

extension AttachableAsImage {
    /// Returns `self`, which is correct for immutable values.
    public func _copyAttachableValue() -> Self {
        self
    }
}
