/// An array that changes over time, and that reports its changes.
///
/// `DynamicArray` is an array that can be mutated. All other dynamic arrays are derived, and are updated as soon as
/// their inputs change. After a change to elements, only these elements are derived again. Dynamic arrays and dynamic
/// values belong to the same graph, so that no observer receives a mix of old and new values.
@MainActor
public class DynamicArrayValue<Element> {
    let node: Node
    let storage: Storage<[Element]>
    let history: ArrayHistory

    init(node: Node, storage: Storage<[Element]>, history: ArrayHistory) {
        self.node = node
        self.storage = storage
        self.history = history
    }

    nonisolated init(source storage: sending Storage<[Element]>) {
        node = Node(storage: storage)
        self.storage = storage
        history = ArrayHistory()
    }

    isolated deinit {
        Graph.main.release(node)
    }

    /// The current elements. Swift's Observation tracks reads of this property.
    public var elements: [Element] {
        node.access()
        return untrackedElements
    }

    /// The current elements. Swift's Observation does not track reads of this property.
    var untrackedElements: [Element] {
        Graph.main.settle(node)
        return storage.pointer.pointee
    }

    /// The number of elements.
    public var count: Int { elements.count }

    /// Whether the array has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The element at `index`, which must be valid.
    public subscript(index: Int) -> Element { elements[index] }

    /// The array as one value, for `map`, `combine` and similar functions: `items.asValue().map(\.isEmpty)`.
    public func asValue() -> DynamicValue<[Element]> { DynamicValue<[Element]>(node: node, storage: storage) }
}
