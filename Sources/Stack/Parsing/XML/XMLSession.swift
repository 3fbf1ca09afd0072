import CXML2

/// The state of reading one document: libxml2's parser, its position, and the error if reading failed.
final class XMLSession {
    let names: XMLNames
    private let limits: XMLLimits
    private let root: XMLPathNode
    private let parserState: UnsafeMutablePointer<XMLParserState>
    private var parser: OpaquePointer?
    private var tree: XMLTree
    private var size = 0
    private var failure: (any Error)?
    private let decoder: XMLTextDecoder
    private var scanner: XMLMarkupScanner
    /// The bytes of incomplete markup.
    private var pending: [UInt8] = []

    init(root: XMLPathNode, names: XMLNames, limits: XMLLimits, encoding: String? = nil) throws {
        self.root = root
        self.names = names
        var limits = limits
        limits.depth = min(limits.depth, 250)
        limits.size = min(limits.size, 1 << 30)
        self.limits = limits
        decoder = XMLTextDecoder(transportEncoding: encoding)
        scanner = XMLMarkupScanner(attributeLimit: limits.attributes)
        tree = XMLTree(names: names)
        parserState = .allocate(capacity: 1)
        parserState.initialize(to: XMLParserState(session: self, root: root, tree: tree, depthLimit: limits.depth))
        let most: (Int32, Int32) = (Int32(clamping: limits.namespaces), Int32(clamping: limits.names))
        guard let parser = xml_reader_create(.forParserState, parserState, most.0, most.1) else {
            throw XMLDecodingError(
                path: "", offset: nil,
                reason: xml_reader_is_available()
                    ? "There is not enough memory."
                    : "libxml2.so.2 is missing or too old. Install Debian's package libxml2.")
        }
        self.parser = parser
    }

    deinit {
        if let parser { xml_reader_destroy(parser) }
        parserState.pointee.deallocate()
        parserState.deallocate()
        names.removeCachedAddresses()
    }

    // MARK: Bytes

    func parse(_ bytes: UnsafeRawBufferPointer) throws {
        if let failure { throw failure }
        size += bytes.count
        guard size <= limits.size else {
            return try fail(reason: "Expected text of at most \(limits.size) bytes.")
        }
        try decoded { try decoder.decode(bytes) { try read($0) } }
    }

    func finish() throws {
        if let failure { throw failure }
        try decoded { try decoder.finish { try read($0) } }
        feedPending()
        if let failure { throw failure }
        feed(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
        if let failure { throw failure }
        guard hasEnded else { return try fail(reason: "Expected the end of an element, but found none.") }
    }

    /// Runs `body`, and converts errors from the text decoder to errors of the session.
    private func decoded(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let problem as XMLTextDecoder.Problem {
            switch problem {
            case .unknownEncoding(let name):
                try fail(reason: "Expected a known encoding, but the document names “\(name)”.")
            case .wrongBytes: try fail(reason: "Expected text in the encoding of the document.")
            }
        }
    }

    /// Reads UTF-8 text. The parser receives text and complete markup, in pieces of at most 64 KiB of input.
    private func read(_ bytes: UnsafeRawBufferPointer) throws {
        xml_reader_skip(parser, decoder.markCount)
        var rest = bytes
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 16))
            let (end, exceededLimit): (Int, XMLMarkupScanner.ExceededLimit?) = scanner.scan(
                piece.assumingMemoryBound(to: UInt8.self))
            let complete = UnsafeRawBufferPointer(rebasing: piece[..<end])
            if pending.isEmpty {
                feed(complete, isLast: false)
            } else if end > 0 {
                pending.append(contentsOf: complete)
                feedPending()
            }
            if let failure { throw failure }
            if let exceededLimit { return try fail(reason: reason(exceededLimit)) }
            pending.append(contentsOf: piece[end...])
            rest = UnsafeRawBufferPointer(rebasing: rest[piece.count...])
        }
    }

    private func feedPending() {
        pending.withUnsafeBytes { feed($0, isLast: false) }
        pending.removeAll(keepingCapacity: pending.count <= 1 << 16)
    }

    private func reason(_ exceededLimit: XMLMarkupScanner.ExceededLimit) -> String {
        switch exceededLimit {
        case .attributes: "A tag may have at most \(limits.attributes) attributes, but one has more."
        case .markupSize: "Expected markup of at most \(XMLLimits.markupSize) bytes, but found more."
        case .documentTypeSize:
            "Expected a document type declaration of at most \(XMLLimits.documentTypeSize) bytes, but found more."
        }
    }

    private func feed(_ bytes: UnsafeRawBufferPointer, isLast: Bool) {
        guard !bytes.isEmpty || isLast else { return }
        xml_reader_read(
            parser, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bytes.count), isLast)
    }

    // MARK: Failing

    /// The number of UTF-8 bytes that the parser has read.
    var offset: Int { xml_reader_offset(parser) }

    /// Whether the root element has ended.
    var hasEnded: Bool { parserState.pointee.hasEnded }

    /// The names of the open elements, outermost first.
    private var openNames: [String] {
        (0..<parserState.pointee.frames.count).map { names.texts[Int(parserState.pointee.frames[$0].name)] }
    }

    /// The name of the innermost open element.
    var innermostName: String? { openNames.last }

    private var path: String { openNames.joined(separator: "/") }

    private func fail(reason: String) throws {
        stop(reason: reason)
        if let failure { throw failure }
    }

    /// Records the first error and stops the parser, so that no more handlers are called.
    private func stop(_ error: any Error) {
        guard failure == nil else { return }
        failure = error
        parserState.pointee.isStopped = true
        xml_reader_stop(parser)
    }

    func stop(reason: String) {
        stop(XMLDecodingError(path: path, offset: offset, reason: reason))
    }

    func stopAtNamespaceLimit() {
        stop(reason: "At most \(limits.namespaces) namespaces may be in scope, but there are more.")
    }

    func stopAtNameLimit() {
        stop(reason: "At most \(limits.names) different names may be in a document, but there are more.")
    }

    func stopAtDepthLimit() {
        stop(reason: "At most \(limits.depth) elements may be nested, but another one begins.")
    }

    // MARK: Calling handlers

    /// Clears the cache of paths. Called when handlers are added.
    func pathsDidChange() { parserState.pointee.clearStepCache() }

    /// Prepares an empty tree for the next recorded element.
    func resetTree() {
        // A handler may have kept a fragment of the current tree.
        if isKnownUniquelyReferenced(&tree) {
            tree.removeAll()
        } else {
            tree = XMLTree(names: names)
            parserState.pointee.tree = tree.storage
        }
        for depth in 0..<parserState.pointee.frames.count {
            parserState.pointee.tree.pointee.parentNames.append(parserState.pointee.frames[depth].name)
        }
    }

    func callStartHandler(_ node: XMLPathNode, _ element: XMLFragment) {
        do { try node.onStart?(element) } catch { stop(error) }
    }

    /// Calls the handlers for the text of an element and for the element, at its end.
    func callEndHandlers(_ node: XMLPathNode, _ element: Int) {
        do {
            if let onText = node.onText { try onText(parserState.pointee.tree.pointee.text(of: element)) }
            if let onElement = node.onElement { try onElement(XMLFragment(tree: tree, index: element)) }
        } catch {
            stop(error)
        }
    }
}
