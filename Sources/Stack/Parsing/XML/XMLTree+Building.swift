extension XMLTree.Storage {
    mutating func removeAll() {
        elements.removeAll()
        attributes.removeAll()
        pieces.removeAll()
        bytes.removeAll()
        parentNames.removeAll()
    }

    func deallocate() {
        elements.deallocate()
        attributes.deallocate()
        pieces.deallocate()
        bytes.deallocate()
        parentNames.deallocate()
    }

    @inline(__always)
    mutating func begin(_ name: Int32, offset: Int) -> Int {
        elements.append(
            XMLTree.Element(
                name: name, end: 0, firstAttribute: Int32(attributes.count), attributeCount: 0, offset: offset))
        return elements.count - 1
    }

    /// Adds an attribute to the last element that began.
    mutating func addAttribute(_ name: Int32, _ value: UnsafeBufferPointer<UInt8>) {
        attributes.append(XMLTree.Attribute(name: name, start: Int32(bytes.count), count: Int32(value.count)))
        elements[elements.count - 1].attributeCount += 1
        bytes.append(contentsOf: value)
    }

    @inline(__always)
    mutating func addText(_ text: UnsafeBufferPointer<UInt8>, to element: Int) {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text)
        let last = Int(elements[element].lastPiece)
        if last >= 0, pieces[last].start + pieces[last].count == start {
            pieces[last].count += Int32(text.count)
            return
        }
        let number = Int32(pieces.count)
        pieces.append(XMLTree.Piece(start: start, count: Int32(text.count)))
        if last >= 0 { pieces[last].next = number } else { elements[element].firstPiece = number }
        elements[element].lastPiece = number
    }

    @inline(__always)
    mutating func end(_ element: Int) {
        elements[element].end = Int32(elements.count)
    }
}
