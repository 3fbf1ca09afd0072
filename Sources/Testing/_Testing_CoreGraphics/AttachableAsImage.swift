@_exported public import Testing

/// Something that can be attached to a test as an image file.
///
/// Swift Testing declares a protocol of this name that cannot be used on Linux; this is the same for this platform.
public protocol AttachableAsImage {
    /// Calls `body` with the bytes of an image file.
    func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R

    /// What an attachment keeps: the value, or a copy of it where the value may change.
    func _copyAttachableValue() -> Self
}

extension AttachableAsImage {
    /// The value itself, which is right for values that do not change.
    public func _copyAttachableValue() -> Self {
        self
    }
}
