/// What an XML text may ask of the machine that reads it.
public struct XMLLimits: Sendable, Hashable {
    /// How many elements may be inside each other. The default is 200; more than 250 are not possible.
    public var depth: Int
    /// How many bytes the text may have. The default is 64 MiB; more than 1 GiB are not possible.
    public var size: Int
    /// How many attributes one element may have, declarations of namespaces included. The default is 512. Each is
    /// compared with all others.
    public var attributes: Int
    /// How many namespaces may be declared at one place of the text. The default is 128. Each name of an element is
    /// compared with all of them.
    public var namespaces: Int
    /// How many different names the text may have. The default is 100,000.
    public var names: Int

    /// Makes limits.
    public init(
        depth: Int = 200, size: Int = 64 << 20, attributes: Int = 512, namespaces: Int = 128, names: Int = 100_000
    ) {
        self.depth = depth
        self.size = size
        self.attributes = attributes
        self.namespaces = namespaces
        self.names = names
    }

    /// How many bytes a tag, a comment, a processing instruction or a CDATA section may have. libxml2 refuses those of
    /// more than ten million.
    static let markupSize = 8 << 20
    /// How many bytes a document type declaration may have.
    static let documentTypeSize = 64 << 10
}
