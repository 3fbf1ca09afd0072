/// An element with everything inside it, in a few arrays.
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

    let names: XMLNames
    /// The elements around the first one.
    var parentPath = ""
    private(set) var elements: ContiguousArray<Element> = []
    private(set) var attributes: ContiguousArray<Attribute> = []
    private var pieces: ContiguousArray<Piece> = []
    private(set) var bytes: ContiguousArray<UInt8> = []

    init(names: XMLNames) {
        self.names = names
    }

    // MARK: Making

    func removeAll() {
        elements.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }

    func begin(_ name: Int32, offset: Int) -> Int {
        elements.append(
            Element(
                name: name, end: 0, firstAttribute: Int32(attributes.count), attributeCount: 0, offset: offset))
        return elements.count - 1
    }

    /// Adds an attribute to the element that began last.
    func addAttribute(_ name: Int32, _ value: UnsafeBufferPointer<UInt8>) {
        attributes.append(Attribute(name: name, start: Int32(bytes.count), count: Int32(value.count)))
        elements[elements.count - 1].attributeCount += 1
        bytes.append(contentsOf: value)
    }

    func addText(_ text: UnsafeBufferPointer<UInt8>, to element: Int) {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text)
        let last = Int(elements[element].lastPiece)
        if last >= 0, pieces[last].start + pieces[last].count == start {
            pieces[last].count += Int32(text.count)
            return
        }
        let number = Int32(pieces.count)
        pieces.append(Piece(start: start, count: Int32(text.count)))
        if last >= 0 { pieces[last].next = number } else { elements[element].firstPiece = number }
        elements[element].lastPiece = number
    }

    func end(_ element: Int) {
        elements[element].end = Int32(elements.count)
    }

    // MARK: Reading

    func name(_ element: Int) -> String { names.texts[Int(elements[element].name)] }

    func hasText(_ element: Int) -> Bool { elements[element].firstPiece >= 0 }

    /// Calls `body` with the bytes of an element's own text.
    @inline(__always)
    func withText<Result>(of element: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let first = Int(elements[element].firstPiece)
        guard first >= 0 else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        guard pieces[first].next < 0 else {
            var text: [UInt8] = []
            var piece: Int = first
            while piece >= 0 {
                text += bytes[Int(pieces[piece].start)..<Int(pieces[piece].start + pieces[piece].count)]
                piece = Int(pieces[piece].next)
            }
            return try text.withUnsafeBufferPointer(body)
        }
        let range: Range<Int> = Int(pieces[first].start)..<Int(pieces[first].start + pieces[first].count)
        return try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    @inline(__always)
    func withValue<Result>(
        ofAttribute attribute: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let range: Range<Int> =
            Int(attributes[attribute].start)..<Int(attributes[attribute].start + attributes[attribute].count)
        return try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    func text(of element: Int) -> String { withText(of: element) { String(decoding: $0, as: UTF8.self) } }

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
        var steps: [(String, Int?)] = [(name(0), nil)]
        var current = 0
        while current != element {
            let children: [Int] = self.children(of: current)
            guard let next = children.last(where: { $0 <= element }) else { return steps }
            let same: [Int] = children.filter { elements[$0].name == elements[next].name }
            steps.append((name(next), same.count > 1 ? same.firstIndex(of: next) : nil))
            current = next
        }
        return steps
    }

    /// The path of an element, in the whole document.
    func path(to element: Int) -> String {
        let path: String = steps(to: element).map { step in
            step.place.map { "\(step.name)[\($0)]" } ?? step.name
        }.joined(separator: "/")
        return parentPath.isEmpty ? path : "\(parentPath)/\(path)"
    }
}
