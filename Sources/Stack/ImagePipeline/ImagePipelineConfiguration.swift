/// The limits of an image pipeline.
public struct ImagePipelineConfiguration: Sendable {
    /// The size of the memory cache for decoded pictures, in bytes. The default is 64 MiB.
    public var memoryLimit: Int = 64 << 20
    /// The maximum number of pixels of a picture. The default is 64 million.
    public var pixelLimit: Int = 64_000_000
    /// The maximum memory use of decoding one picture, in bytes, estimated from its header and its display size. The
    /// default is 512 MiB. Some formats take several times as much memory as their pixels.
    public var decodeMemoryLimit: Int = 512 << 20
    /// The maximum memory use of an animation's frames, in bytes. The default is 32 MiB. Larger animations show only
    /// their first frame.
    public var animationByteLimit: Int = 32 << 20
    /// The maximum total number of pixels of an animation's frames before scaling. The default is 256 million, which
    /// takes about a second to decode. Larger animations show only their first frame.
    public var animationPixelLimit: Int = 256_000_000
    /// The number of files that load at the same time. The default is 6.
    public var fetchLimit: Int = 6
    /// The number of pictures that are decoded at the same time. The default is 2.
    public var decodeLimit: Int = 2

    /// Creates the default configuration.
    public init() {}
}
