/// What a pipeline may use.
public struct ImagePipelineConfiguration: Sendable {
    /// The most bytes of decoded pictures that are kept; 64 MiB unless told.
    public var memoryLimit: Int = 64 << 20
    /// The most pixels that a picture may have to be decoded; 64 million unless told.
    public var pixelLimit: Int = 64_000_000
    /// The most bytes of memory that decoding one picture may take, as its header and the size that it is shown at tell; 512
    /// MiB unless told. Some formats take several times as much as their pixels.
    public var decodeMemoryLimit: Int = 512 << 20
    /// The most bytes that the frames of an animation may take; 32 MiB unless told. What takes more stands still.
    public var animationByteLimit: Int = 32 << 20
    /// The most pixels that the frames of an animation may have together, before they are made smaller; 256 million unless
    /// told, which takes about a second. What has more stands still.
    public var animationPixelLimit: Int = 256_000_000
    /// How many files are fetched at once; 6 unless told.
    public var fetchLimit: Int = 6
    /// How many pictures are decoded at once; 2 unless told.
    public var decodeLimit: Int = 2

    /// Makes the usual configuration.
    public init() {}
}
