import Foundation
import ProgramDiagnostics

/// Reads an XML document as it arrives, and calls handlers for the elements at given paths.
///
///     let reader = XMLStreamReader()
///     reader.onText("statuses/status/user/name") { name in … }
///     reader.onElement("statuses/status", as: Status.self) { status in … }
///     for chunk in chunks { try reader.parse(chunk) }
///     try reader.finish()
///
/// A path begins at the root element. The step `*` matches any element that no other path names at that step. Names are
/// the document's names, including prefixes. To use your own prefixes, pass `namespaces`.
///
/// The reader loads no external content. It expands only character references and the entities `&lt;`, `&gt;`, `&amp;`,
/// `&quot;` and `&apos;`, opens no file or URL, and rejects a document whose DTD declares entities or attributes.
///
/// A reader reads one document. It is not thread-safe: use it from one task at a time.
public final class XMLStreamReader {
    let limits: XMLLimits
    let names: XMLNames
    private let root = XMLPathNode()
    private var session: XMLSession?
    private var isFinished = false

    /// The encoding according to the transport, such as the `charset` of a `Content-Type` header, or nil if the
    /// transport does not name one. The default is nil. Set it before the first call to `parse(_:)`.
    ///
    /// It overrides the encoding that the document declares, but not a byte order mark (RFC 7303, section 3). An
    /// unknown name is ignored.
    public var encoding: String?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - limits: The limits on the document.
    ///   - namespaces: A dictionary from namespace names to the prefixes that paths use for them. If a prefix is empty,
    ///     paths use the local name alone.
    public init(limits: XMLLimits = XMLLimits(), namespaces: [String: String] = [:]) {
        self.limits = limits
        names = XMLNames(prefixes: namespaces)
    }

    // MARK: Adding handlers

    /// Adds a handler for the start tag of an element. It receives the element's name and attributes, without text or
    /// children.
    public func onStart(_ path: String, _ body: @escaping (XMLFragment) throws -> Void) {
        node(at: path).addStart(body)
    }

    /// Adds a handler for the text of an element, excluding its descendants. It is called at the end tag.
    public func onText(_ path: String, _ body: @escaping (String) throws -> Void) {
        node(at: path).addText(body)
    }

    /// Adds a handler for an element with all its descendants. It is called at the end tag. The reader keeps only the
    /// current element in memory.
    public func onElement(_ path: String, _ body: @escaping (XMLFragment) throws -> Void) {
        node(at: path).addElement(body)
    }

    /// Adds a handler for a value that is decoded from an element. It is called at the end tag.
    public func onElement<Value: Decodable>(
        _ path: String, as type: Value.Type, with decoder: FastXMLDecoder = FastXMLDecoder(),
        _ body: @escaping (Value) throws -> Void
    ) {
        onElement(path) { try body(try decoder.decode(type, from: $0)) }
    }

    private func node(at path: String) -> XMLPathNode {
        // The caller adds a handler to the returned node before the parser runs again.
        session?.pathsDidChange()
        return root.node(at: path, names: names)
    }

    // MARK: Reading

    /// Reads the next bytes of the document. The document may be split at any byte.
    ///
    /// - Throws: `XMLDecodingError`, or the error that a handler threw. After an error, no handler is called, and all
    ///   further calls throw the same error.
    public func parse(_ data: Data) throws {
        try data.withUnsafeBytes { try parse($0) }
    }

    /// Reads the next bytes of the document. The document may be split at any byte.
    ///
    /// - Throws: `XMLDecodingError`, or the error that a handler threw. After an error, no handler is called, and all
    ///   further calls throw the same error.
    public func parse(_ bytes: UnsafeRawBufferPointer) throws {
        stopProgram(unless: !isFinished, "The document is already finished. Create a new reader for each document.")
        let session: XMLSession =
            try self.session ?? XMLSession(root: root, names: names, limits: limits, encoding: encoding)
        self.session = session
        try session.parse(bytes)
    }

    /// Ends the document. Call it after the last bytes.
    ///
    /// - Throws: `XMLDecodingError` if the document is incomplete, or the error of an earlier call.
    public func finish() throws {
        guard !isFinished else { return }
        try parse(UnsafeRawBufferPointer(start: nil, count: 0))
        isFinished = true
        try session?.finish()
        session = nil
    }
}
