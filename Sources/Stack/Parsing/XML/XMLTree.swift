/// An element with everything inside it, in a few lists.
///
/// Elements stand in the order of their start tags, so what is inside one follows it at once.
final class XMLTree {
    struct Element {
        var name: Int32
        /// The index after the last element inside.
        var end: Int32
        var firstAttribute: Int32
        var attributeCount: Int32
        /// The first and the last piece of its text; -1 if there is none.
        var firstPiece: Int32 = -1
        var lastPiece: Int32 = -1
        /// Behind its start tag.
        var offset: Int
    }

    struct Attribute {
        var name: Int32
        var start: Int32
        var count: Int32
    }

    /// A part of an element's text: children may stand between two of them.
    struct Piece {
        var start: Int32
        var count: Int32
        var next: Int32 = -1
    }

    /// Where a decoder's search for the next member of an element begins: types mostly ask in the order of the document.
    struct Cursor {
        var element: Int32 = -1
        var next: Int32 = 0
    }

    /// What is in the tree, without the object around it.
    struct Storage {
        var elements = RawList<Element>(capacity: 16)
        var attributes = RawList<Attribute>(capacity: 16)
        var pieces = RawList<Piece>(capacity: 16)
        var bytes = RawList<UInt8>(capacity: 512)
        /// The names of the elements around the first one.
        var parentNames = RawList<Int32>(capacity: 8)
        /// Whether somebody has searched with a cursor.
        var hasCursors = false
    }

    let names: XMLNames
    let storage: UnsafeMutablePointer<Storage>
    /// A cursor for each level of what is decoded.
    private let cursors: UnsafeMutablePointer<Cursor>
    private static let cursorCount = 64
    /// Made for the first path.
    private var places: XMLTreePlaces?

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

    var elements: RawList<Element> { storage.pointee.elements }
    var attributes: RawList<Attribute> { storage.pointee.attributes }

    /// How many bytes of text there is room for.
    var textCapacity: Int { storage.pointee.bytes.capacity }

    /// Forgets everything, but keeps its memory for what comes next.
    func removeAll() {
        storage.pointee.removeAll()
        if places != nil { places = nil }
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

    /// The attributes of an element.
    func attributeRange(of element: Int) -> Range<Int> {
        let first = Int(elements[element].firstAttribute)
        return first..<first + Int(elements[element].attributeCount)
    }

    /// The elements right inside of one.
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

    /// The steps to an element from the first one: names, with a place where several have one name.
    func steps(to element: Int) -> [(name: String, place: Int?)] {
        var places: XMLTreePlaces = self.places ?? XMLTreePlaces()
        // Lets it grow where it is.
        self.places = nil
        places.update(elements)
        defer { self.places = places }
        return places.way(to: element).map { (name($0.element), $0.ordinal) }
    }

    /// The path of an element, in the whole document.
    func path(to element: Int) -> String {
        let path: String = steps(to: element).map { step in
            step.place.map { "\(step.name)[\($0)]" } ?? step.name
        }.joined(separator: "/")
        let parents: [String] = storage.pointee.parentNames.map { names.texts[Int($0)] }
        return (parents + [path]).joined(separator: "/")
    }
}
