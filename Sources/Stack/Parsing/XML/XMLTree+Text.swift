extension XMLTree.Storage {
    /// Calls `body` with the text of an element in UTF-8, excluding its descendants.
    @inline(__always)
    func withText<Result>(of element: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let first = Int(elements[element].firstPiece)
        guard first >= 0 else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        guard pieces[first].next < 0 else {
            var text: [UInt8] = []
            var piece = first
            while piece >= 0 {
                text += run(pieces[piece].start, pieces[piece].count)
                piece = Int(pieces[piece].next)
            }
            return try text.withUnsafeBufferPointer(body)
        }
        return try body(run(pieces[first].start, pieces[first].count))
    }

    @inline(__always)
    func withValue<Result>(
        ofAttribute attribute: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try body(run(attributes[attribute].start, attributes[attribute].count))
    }

    /// Returns a range of the bytes. It is valid until the tree is modified or destroyed.
    @inline(__always)
    private func run(_ start: Int32, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.base + Int(start), count: Int(count))
    }

    func text(of element: Int) -> String { withText(of: element) { String(decoding: $0, as: UTF8.self) } }
}
