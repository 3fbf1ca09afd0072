import Foundation
import Diagnostics

/// Reads an XML document while it arrives, and calls who waits for what is at some path.
///
///     let reader = XMLStreamReader()
///     reader.onText("statuses/status/user/name") { name in … }
///     reader.onElement("statuses/status", as: Status.self) { status in … }
///     for chunk in chunks { try reader.parse(chunk) }
///     try reader.finish()
///
/// A path begins at the outermost element. `*` stands for any element whose name nobody else waits for there. Names are
/// those of the document, with prefixes where it has them; `namespaces` can give them prefixes of one's own.
///
/// Nothing outside of the text is read: no entity is expanded besides `&lt;`, `&gt;`, `&amp;`, `&quot;`, `&apos;` and
/// numbered characters, no file or address is opened, and a document that declares entities is refused.
///
/// A reader reads one document, and belongs to one task at a time.
public final class XMLStreamReader {
    let limits: XMLLimits
    let names: XMLNames
    private let root = XMLPathNode()
    private var session: XMLSession?
    private var isFinished = false

    /// The encoding that whoever brings the document says it has, such as the `charset` of a `Content-Type`; nil if
    /// nobody does. Set it before anything is read.
    ///
    /// It goes before what the document says itself, but not before a byte order mark at its beginning (RFC 7303, 3). A
    /// name that is not known means nothing.
    public var encoding: String?

    /// Makes a reader.
    ///
    /// - Parameter namespaces: for the name of a namespace, the prefix that its elements have in paths; an empty one
    ///   for no prefix.
    public init(limits: XMLLimits = XMLLimits(), namespaces: [String: String] = [:]) {
        self.limits = limits
        names = XMLNames(prefixes: namespaces)
    }

    // MARK: Waiting

    /// Calls `body` when the start tag of an element has come: with its name and attributes, and nothing inside.
    public func onStart(_ path: String, _ body: @escaping (XMLFragment) throws -> Void) {
        node(at: path).addStart(body)
    }

    /// Calls `body` with an element's own text when its end tag has come.
    public func onText(_ path: String, _ body: @escaping (String) throws -> Void) {
        node(at: path).addText(body)
    }

    /// Calls `body` with an element and everything inside it when its end tag has come. Only that much is in memory.
    public func onElement(_ path: String, _ body: @escaping (XMLFragment) throws -> Void) {
        node(at: path).addElement(body)
    }

    /// Calls `body` with what is decoded from an element when its end tag has come.
    public func onElement<Value: Decodable>(
        _ path: String, as type: Value.Type, with decoder: FastXMLDecoder = FastXMLDecoder(),
        _ body: @escaping (Value) throws -> Void
    ) {
        onElement(path) { try body(try decoder.decode(type, from: $0)) }
    }

    private func node(at path: String) -> XMLPathNode {
        // Who calls changes the node that is returned before anything is read.
        session?.pathsDidChange()
        return root.node(at: path, names: names)
    }

    // MARK: Reading

    /// Reads the next bytes of the document, in whatever pieces they come.
    ///
    /// - Throws: `XMLDecodingError`, or what somebody who was called threw. Nobody is called any more then, and
    ///   everything that follows throws the same.
    public func parse(_ data: Data) throws {
        try data.withUnsafeBytes { try parse($0) }
    }

    /// Reads the next bytes of the document.
    public func parse(_ bytes: UnsafeRawBufferPointer) throws {
        stopProgram(unless: !isFinished, "The document was finished already. Make a new reader for another one.")
        let session: XMLSession =
            try self.session ?? XMLSession(root: root, names: names, limits: limits, encoding: encoding)
        self.session = session
        try session.parse(bytes)
    }

    /// Says that nothing more comes.
    ///
    /// - Throws: `XMLDecodingError` if the document is not complete.
    public func finish() throws {
        guard !isFinished else { return }
        try parse(UnsafeRawBufferPointer(start: nil, count: 0))
        isFinished = true
        try session?.finish()
        session = nil
    }
}
