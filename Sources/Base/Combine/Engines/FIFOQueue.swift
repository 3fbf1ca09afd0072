/// A queue whose elements are removed in the order in which they were added. Removing an element takes constant time on
/// average.
struct FIFOQueue<Element> {
    /// The elements from `head` on, after nil for removed ones.
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }

    var isEmpty: Bool { count == 0 }

    /// The oldest element.
    var first: Element? {
        isEmpty ? nil : elements[head]
    }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Replaces the oldest element.
    mutating func replaceFirst(with element: Element) {
        elements[head] = element
    }

    /// Removes and returns the oldest element.
    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        var element: Element?
        swap(&element, &elements[head])
        head += 1
        if head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Removes and returns the oldest elements, at most the given number.
    mutating func popFirst(_ maximum: Int) -> [Element] {
        let count: Int = min(count, maximum)
        return (0..<count).compactMap { _ in popFirst() }
    }
}
