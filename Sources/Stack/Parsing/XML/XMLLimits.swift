/// Limits on the resources that reading an XML document uses.
public struct XMLLimits: Sendable, Hashable {
    /// The maximum nesting depth of elements. The default is 200. Values above 250 count as 250.
    public var depth: Int
    /// The maximum size of the document, in bytes. The default is 64 MiB. Values above 1 GiB count as 1 GiB.
    public var size: Int
    /// The maximum number of attributes of an element, namespace declarations included. The default is 512. libxml2
    /// compares each attribute with all others.
    public var attributes: Int
    /// The maximum number of namespaces that are in scope at any element. The default is 128. libxml2 compares the name
    /// of each element with all of them.
    public var namespaces: Int
    /// The maximum number of different names in the document. The default is 100,000.
    public var names: Int

    /// Creates limits. Each parameter sets the property with the same name.
    public init(
        depth: Int = 200, size: Int = 64 << 20, attributes: Int = 512, namespaces: Int = 128, names: Int = 100_000
    ) {
        self.depth = depth
        self.size = size
        self.attributes = attributes
        self.namespaces = namespaces
        self.names = names
    }

    /// The maximum size of a tag, comment, processing instruction or CDATA section, in bytes. libxml2 rejects those of
    /// more than ten million bytes.
    static let markupSize = 8 << 20
    /// The maximum size of a document type declaration, in bytes.
    static let documentTypeSize = 64 << 10
}
