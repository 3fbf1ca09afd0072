import CXML2

/// The reading of one document: libxml2's parser, where it stands, and what is being kept.
final class XMLSession {
    /// An element that is open.
    private struct Frame {
        /// Who waits for it, if anybody does.
        var node: XMLPathNode?
        var name: Int32
        /// Where it stands in what is being kept; -1 if it is not kept.
        var element: Int
    }

    let names: XMLNames
    private let limits: XMLLimits
    private let root: XMLPathNode
    private var parser: OpaquePointer?
    private var frames: ContiguousArray<Frame> = []
    private var tree: XMLTree
    /// How many open elements are kept.
    private var keptDepth = 0
    private var size = 0
    /// Whether the outermost element has ended.
    private(set) var hasEnded = false
    private var failure: (any Error)?

    init(root: XMLPathNode, names: XMLNames, limits: XMLLimits) throws {
        self.root = root
        self.names = names
        self.limits = XMLLimits(depth: min(limits.depth, 250), size: limits.size)
        tree = XMLTree(names: names)
        let pointer: UnsafeMutableRawPointer = Unmanaged.passUnretained(self).toOpaque()
        guard let parser = xml_reader_create(.toSession, pointer) else {
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
        names.forgetAddresses()
    }

    // MARK: Bytes

    func parse(_ bytes: UnsafeRawBufferPointer) throws {
        if let failure { throw failure }
        size += bytes.count
        guard size <= limits.size else {
            return try fail(expectation: "A text of at most \(limits.size) bytes was expected.")
        }
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
        feed(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
        if let failure { throw failure }
    }

    private func feed(_ bytes: UnsafeRawBufferPointer, isLast: Bool) {
        xml_reader_read(
            parser, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bytes.count), isLast)
    }

    // MARK: Failing

    /// How many bytes, in UTF-8, were read.
    private var offset: Int { xml_reader_offset(parser) }

    /// The name of the innermost element that is open.
    var innermostName: String? { frames.last.map { names.texts[Int($0.name)] } }

    private var path: String {
        frames.map { names.texts[Int($0.name)] }.joined(separator: "/")
    }

    private func fail(expectation: String) throws {
        stop(XMLDecodingError(path: path, offset: offset, reason: expectation))
        if let failure { throw failure }
    }

    /// Remembers why, and makes the parser call nobody any more.
    func stop(_ error: any Error) {
        guard failure == nil else { return }
        failure = error
        xml_reader_stop(parser)
    }

    func stop(expectation: String) {
        stop(XMLDecodingError(path: path, offset: offset, reason: expectation))
    }

    // MARK: Elements

    func begin(
        _ name: Int32, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ attributeCount: Int
    ) {
        guard failure == nil else { return }
        guard frames.count < limits.depth else {
            return stop(
                expectation: "At most \(limits.depth) elements may be inside each other, and one more begins.")
        }
        let node: XMLPathNode? = frames.isEmpty ? root.child(name) : frames[frames.count - 1].node?.child(name)
        let keeps: Bool = keptDepth > 0 || node.map { !$0.elements.isEmpty || !$0.texts.isEmpty } ?? false
        var frame = Frame(node: node, name: name, element: -1)
        if keeps {
            if keptDepth == 0 { renewTree() }
            keptDepth += 1
            frame.element = add(name, attributes, attributeCount, to: tree)
        }
        frames.append(frame)
        guard let node, !node.starts.isEmpty else { return }
        let alone = XMLTree(names: names)
        _ = add(name, attributes, attributeCount, to: alone)
        alone.end(0)
        call(node.starts, XMLFragment(tree: alone, index: 0))
    }

    private func renewTree() {
        // Somebody may have kept what was read last.
        if isKnownUniquelyReferenced(&tree) { tree.removeAll() } else { tree = XMLTree(names: names) }
        tree.parentPath = path
    }

    private func add(
        _ name: Int32, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ count: Int, to tree: XMLTree
    ) -> Int {
        let element: Int = tree.begin(name, offset: offset)
        guard let attributes else { return element }
        // Each has five parts: its name, prefix and namespace, and where its value begins and ends.
        for index in 0..<count {
            let part: UnsafeMutablePointer<UnsafePointer<UInt8>?> = attributes + index * 5
            guard let start = part[3], let end = part[4] else { continue }
            tree.addAttribute(
                names.number(local: part[0], prefix: part[1], namespace: part[2]),
                UnsafeBufferPointer(start: start, count: end - start))
        }
        return element
    }

    func addText(_ text: UnsafeBufferPointer<UInt8>) {
        guard keptDepth > 0, failure == nil else { return }
        tree.addText(text, to: frames[frames.count - 1].element)
    }

    func end() {
        guard failure == nil, let frame = frames.last else { return }
        if frame.element >= 0 { tree.end(frame.element) }
        if let node = frame.node, frame.element >= 0 {
            if !node.texts.isEmpty { call(node.texts, tree.text(of: frame.element)) }
            if !node.elements.isEmpty { call(node.elements, XMLFragment(tree: tree, index: frame.element)) }
        }
        frames.removeLast()
        if frames.isEmpty { hasEnded = true }
        if frame.element >= 0 { keptDepth -= 1 }
    }

    private func call<Value>(_ bodies: [(Value) throws -> Void], _ value: Value) {
        for body in bodies where failure == nil {
            do { try body(value) } catch { stop(error) }
        }
    }
}
