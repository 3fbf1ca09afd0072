/// A growing list in memory of its own, which is walked without counting references or checking accesses.
///
/// Whoever owns it calls `deallocate()`. It must not be copied and then changed.
@usableFromInline
struct UnsafeList<Element> {
    private(set) var count = 0
    private var capacity = 0
    private var elements: UnsafeMutablePointer<Element>?

    init() {}

    @inline(__always) subscript(index: Int) -> UnsafeMutablePointer<Element> {
        // There is memory wherever there is an index.
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
        let place: UnsafeMutablePointer<Element> = self[index]
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
