/// What an XML text may ask of the machine that reads it.
public struct XMLLimits: Sendable, Hashable {
    /// How many elements may be inside each other. The default is 200; more than 250 are not possible.
    public var depth: Int
    /// How many bytes the text may have. The default is 64 MiB.
    public var size: Int

    /// Makes limits.
    public init(depth: Int = 200, size: Int = 64 << 20) {
        self.depth = depth
        self.size = size
    }
}
