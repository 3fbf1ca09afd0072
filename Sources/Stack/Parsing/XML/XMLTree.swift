import RawMemory

/// An element with all its descendants, stored in a few arrays.
///
/// Elements are in the order of their start tags, so the descendants of an element directly follow it.
final class XMLTree {
    struct Element {
        var name: Int32
        /// The index after the last descendant, or 0 while the element is open.
        var end: Int32
        var firstAttribute: Int32
        var attributeCount: Int32
        /// The first piece of the text, or -1 if the element has no text.
        var firstPiece: Int32 = -1
        /// The last piece of the text, or -1 if the element has no text.
        var lastPiece: Int32 = -1
        /// The offset after the start tag, in bytes.
        var offset: Int
    }

    struct Attribute {
        var name: Int32
        var start: Int32
        var count: Int32
    }

    /// A part of an element's text. Children may be between two pieces.
    struct Piece {
        var start: Int32
        var count: Int32
        var next: Int32 = -1
    }

    /// The position at which the search for the next member of an element begins.
    ///
    /// Types mostly request members in document order.
    struct Cursor {
        var element: Int32 = -1
        var next: Int32 = 0
    }

    /// The contents of the tree, in a struct that is accessed through a pointer.
    struct Storage {
        var elements = RawArray<Element>(capacity: 16)
        var attributes = RawArray<Attribute>(capacity: 16)
        var pieces = RawArray<Piece>(capacity: 16)
        var bytes = RawArray<UInt8>(capacity: 512)
        /// The names of the ancestors of the first element, outermost first.
        var parentNames = RawArray<Int32>(capacity: 8)
        /// Whether a cursor was used since the tree was last empty.
        var hasCursors = false
    }

    let names: XMLNames
    let storage: UnsafeMutablePointer<Storage>
    /// A cursor for each nesting level of the decoded types. Levels beyond `cursorCount` share them.
    private let cursors: UnsafeMutablePointer<Cursor>
    private static let cursorCount = 64
    /// Created when the first path is requested.
    private var pathTable: XMLTreePathTable?

    init(names: XMLNames) {
        self.names = names
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage())
        cursors = .allocate(capacity: XMLTree.cursorCount)
        cursors.initialize(repeating: Cursor(), count: XMLTree.cursorCount)
    }

    deinit {
        cursors.deallocate()
        storage.pointee.deallocate()
        storage.deallocate()
    }

    var elements: RawArray<Element> { storage.pointee.elements }
    var attributes: RawArray<Attribute> { storage.pointee.attributes }

    /// The capacity for text, in bytes.
    var textCapacity: Int { storage.pointee.bytes.capacity }

    /// Removes all contents, but keeps the capacity.
    func removeAll() {
        storage.pointee.removeAll()
        if pathTable != nil { pathTable = nil }
        guard storage.pointee.hasCursors else { return }
        storage.pointee.hasCursors = false
        cursors.update(repeating: Cursor(), count: XMLTree.cursorCount)
    }

    // MARK: Reading

    @inline(__always)
    func cursor(atDepth depth: Int) -> UnsafeMutablePointer<Cursor> {
        storage.pointee.hasCursors = true
        return cursors + (depth & (XMLTree.cursorCount - 1))
    }

    func name(_ element: Int) -> String { names.texts[Int(elements[element].name)] }

    func hasText(_ element: Int) -> Bool { elements[element].firstPiece >= 0 }

    @inline(__always)
    func withText<Result>(of element: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try storage.pointee.withText(of: element, body)
    }

    @inline(__always)
    func withValue<Result>(
        ofAttribute attribute: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try storage.pointee.withValue(ofAttribute: attribute, body)
    }

    func text(of element: Int) -> String { storage.pointee.text(of: element) }

    func value(ofAttribute attribute: Int) -> String {
        withValue(ofAttribute: attribute) { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the indices of the attributes of an element.
    func attributeRange(of element: Int) -> Range<Int> {
        let first = Int(elements[element].firstAttribute)
        return first..<first + Int(elements[element].attributeCount)
    }

    /// Returns the child elements of an element.
    func children(of element: Int) -> [Int] {
        var children: [Int] = []
        var child: Int = element + 1
        let end = Int(elements[element].end)
        while child < end {
            children.append(child)
            child = Int(elements[child].end)
        }
        return children
    }

    /// Returns the steps from the first element to an element: names, with a position if siblings have the same name.
    func steps(to element: Int) -> [(name: String, position: Int?)] {
        var pathTable: XMLTreePathTable = self.pathTable ?? XMLTreePathTable()
        // Releases the table from `self`, so that it is mutated in place.
        self.pathTable = nil
        pathTable.update(elements)
        defer { self.pathTable = pathTable }
        return pathTable.path(to: element).map { (name($0.element), $0.ordinal) }
    }

    /// Returns the path of an element from the root of the document.
    func path(to element: Int) -> String {
        let path: String = steps(to: element).map { step in
            step.position.map { "\(step.name)[\($0)]" } ?? step.name
        }.joined(separator: "/")
        let parents: [String] = storage.pointee.parentNames.buffer.map { names.texts[Int($0)] }
        return (parents + [path]).joined(separator: "/")
    }
}
