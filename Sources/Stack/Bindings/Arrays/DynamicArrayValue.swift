/// An array that changes, and that tells what changed in it.
///
/// `DynamicArray` is one that can be changed. All others are derived, and follow what they are made of at once, with as
/// few calls of their functions as there are elements that changed. They belong to the same graph as `DynamicValue`:
/// no observer of either sees a mix of old and new.
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

    /// The elements now. Reading them registers with Swift's Observation.
    public var elements: [Element] {
        node.access()
        return untrackedElements
    }

    /// The elements, without telling Swift's Observation.
    var untrackedElements: [Element] {
        Graph.main.settle(node)
        return storage.pointer.pointee
    }

    /// How many elements there are.
    public var count: Int { elements.count }

    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }

    /// The element at `index`, which must be there.
    public subscript(index: Int) -> Element { elements[index] }

    /// The elements as one value, for `map`, `combine` and the like: `items.whole.map(\.isEmpty)`.
    public var whole: DynamicValue<[Element]> { DynamicValue<[Element]>(node: node, storage: storage) }
}
