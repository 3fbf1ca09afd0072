import CXML2

/// The reading of one document: libxml2's parser, where it stands, and what went wrong.
final class XMLSession {
    let names: XMLNames
    private let limits: XMLLimits
    private let root: XMLPathNode
    private let reading: UnsafeMutablePointer<XMLReading>
    private var parser: OpaquePointer?
    private var tree: XMLTree
    private var size = 0
    private var failure: (any Error)?
    /// The encoding that somebody named, until it is known whether a byte order mark goes before it.
    private var encoding: String?
    /// What came until then.
    private var beginning: [UInt8] = []

    init(root: XMLPathNode, names: XMLNames, limits: XMLLimits, encoding: String? = nil) throws {
        self.encoding = encoding
        self.root = root
        self.names = names
        self.limits = XMLLimits(depth: min(limits.depth, 250), size: limits.size)
        tree = XMLTree(names: names)
        reading = .allocate(capacity: 1)
        reading.initialize(to: XMLReading(session: self, root: root, tree: tree, depthLimit: self.limits.depth))
        guard let parser = xml_reader_create(.toReading, reading) else {
            throw XMLDecodingError(
                path: "", offset: nil,
                reason: xml_reader_is_available()
                    ? "There is not enough memory."
                    : "libxml2.so.2 is missing or too old. It comes with Debian's package libxml2.")
        }
        self.parser = parser
    }

    deinit {
        if let parser { xml_reader_destroy(parser) }
        reading.pointee.deallocate()
        reading.deallocate()
        names.forgetAddresses()
    }

    // MARK: Bytes

    func parse(_ bytes: UnsafeRawBufferPointer) throws {
        if let failure { throw failure }
        size += bytes.count
        guard size <= limits.size else {
            return try fail(expectation: "A text of at most \(limits.size) bytes was expected.")
        }
        guard encoding == nil else { return try parseBeginning(bytes) }
        try feedAll(bytes)
    }

    /// The longest byte order mark has three bytes.
    private func parseBeginning(_ bytes: UnsafeRawBufferPointer) throws {
        beginning.append(contentsOf: bytes)
        guard beginning.count >= 3 else { return }
        try begin()
    }

    /// Decides about the encoding, and reads what came until now.
    private func begin() throws {
        guard let name = encoding else { return }
        encoding = nil
        let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        if !marks.contains(where: { beginning.starts(with: $0) }) { _ = xml_reader_use_encoding(parser, name) }
        try beginning.withUnsafeBytes { try feedAll($0) }
        beginning = []
    }

    private func feedAll(_ bytes: UnsafeRawBufferPointer) throws {
        var rest: UnsafeRawBufferPointer = bytes
        while !rest.isEmpty {
            let count: Int = min(rest.count, 1 << 16)
            feed(UnsafeRawBufferPointer(rebasing: rest[..<count]), isLast: false)
            if let failure { throw failure }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    func finish() throws {
        if let failure { throw failure }
        try begin()
        feed(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
        if let failure { throw failure }
        // The parser does not complain of every text that it cannot convert to UTF-8.
        guard hasEnded else { return try fail(expectation: "The end of an element was expected, and there is none.") }
    }

    private func feed(_ bytes: UnsafeRawBufferPointer, isLast: Bool) {
        xml_reader_read(
            parser, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bytes.count), isLast)
    }

    // MARK: Failing

    /// How many bytes, in UTF-8, were read.
    var offset: Int { xml_reader_offset(parser) }

    /// Whether the outermost element has ended.
    var hasEnded: Bool { reading.pointee.hasEnded }

    /// The names of the elements that are open.
    private var openNames: [String] {
        (0..<reading.pointee.frames.count).map { names.texts[Int(reading.pointee.frames[$0].name)] }
    }

    /// The name of the innermost element that is open.
    var innermostName: String? { openNames.last }

    private var path: String { openNames.joined(separator: "/") }

    private func fail(expectation: String) throws {
        stop(expectation: expectation)
        if let failure { throw failure }
    }

    /// Remembers why, and makes the parser call nobody any more.
    private func stop(_ error: any Error) {
        guard failure == nil else { return }
        failure = error
        reading.pointee.isStopped = true
        xml_reader_stop(parser)
    }

    func stop(expectation: String) {
        stop(XMLDecodingError(path: path, offset: offset, reason: expectation))
    }

    func stopAtDepthLimit() {
        stop(expectation: "At most \(limits.depth) elements may be inside each other, and one more begins.")
    }

    // MARK: Telling

    /// Looks at the paths again, because somebody waits for more.
    func pathsDidChange() { reading.pointee.forgetPaths() }

    /// Makes room for another element that is kept.
    func renewTree() {
        // Somebody may have kept what was read last.
        if isKnownUniquelyReferenced(&tree) {
            tree.removeAll()
        } else {
            tree = XMLTree(names: names)
            reading.pointee.tree = tree.storage
        }
        for depth in 0..<reading.pointee.frames.count {
            reading.pointee.tree.pointee.parentNames.append(reading.pointee.frames[depth].name)
        }
    }

    func tellStart(_ node: XMLPathNode, _ element: XMLFragment) {
        do { try node.onStart?(element) } catch { stop(error) }
    }

    /// Tells who waits for an element that it has ended.
    func tellEnd(_ node: XMLPathNode, _ element: Int) {
        do {
            if let onText = node.onText { try onText(reading.pointee.tree.pointee.text(of: element)) }
            if let onElement = node.onElement { try onElement(XMLFragment(tree: tree, index: element)) }
        } catch {
            stop(error)
        }
    }
}
