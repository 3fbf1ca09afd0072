/// A growable array whose elements are read without reference counting or exclusivity checks.
///
/// Its owner must call `deallocate()`. A copy must not be mutated.
@usableFromInline
struct UnsafeList<Element> {
    private(set) var count = 0
    private var capacity = 0
    private var elements: UnsafeMutablePointer<Element>?

    init() {}

    @inline(__always) subscript(index: Int) -> UnsafeMutablePointer<Element> {
        // Every valid index has allocated memory.
        elements.unsafelyUnwrapped + index
    }

    mutating func append(_ element: Element) {
        if count == capacity {
            capacity = max(2, capacity * 2)
            let larger: UnsafeMutablePointer<Element> = .allocate(capacity: capacity)
            if let elements {
                larger.moveInitialize(from: elements, count: count)
                elements.deallocate()
            }
            elements = larger
        }
        (elements.unsafelyUnwrapped + count).initialize(to: element)
        count += 1
    }

    mutating func remove(at index: Int) {
        let place = self[index]
        _ = place.move()
        place.moveInitialize(from: place + 1, count: count - index - 1)
        count -= 1
    }

    mutating func deallocate() {
        elements?.deinitialize(count: count)
        elements?.deallocate()
        elements = nil
        count = 0
        capacity = 0
    }
}
