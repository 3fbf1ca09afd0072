/// A value that changes, and that can be observed, bound to objects, and made into other values.
///
/// `Dynamic` is one that can be set. All others are derived, and follow what they are made of at once: when a change is
/// told to anybody, every value is up to date, so that no observer sees a mix of old and new.
///
/// Reading `value` registers with Swift's Observation, so a view that reads it in `layoutSubviews` or
/// `updateProperties` is laid out again when it changes.
@MainActor
public class DynamicValue<Value> {
    @usableFromInline let node: Node
    @usableFromInline let storage: Storage<Value>

    @usableFromInline init(node: Node, storage: Storage<Value>) {
        self.node = node
        self.storage = storage
    }

    /// Makes a source. Only the initialisers of `Dynamic` that belong to no actor need this one.
    nonisolated init(source storage: sending Storage<Value>) {
        node = Node(storage: storage)
        self.storage = storage
    }

    isolated deinit {
        Graph.main.release(node)
    }

    /// The value now. Also while a change is under way it is up to date.
    @inlinable public var value: Value {
        get { read() }
    }

    @inlinable func read() -> Value {
        Graph.main.settle(node)
        node.access()
        return storage.pointer.pointee
    }

    /// The value, without telling Swift's Observation.
    @inlinable var untrackedValue: Value {
        Graph.main.settle(node)
        return storage.pointer.pointee
    }
}
