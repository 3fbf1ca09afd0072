/// A value that changes over time, and that can be observed, bound to objects, and transformed.
///
/// `Dynamic` is a value that can be set. All other dynamic values are derived, and are updated as soon as their inputs
/// change. When an observer is notified, every value is up to date, so that no observer receives a mix of old and new
/// values.
///
/// Swift's Observation tracks reads of `value`. A view that reads it in `layoutSubviews` or `updateProperties` is
/// updated when it changes.
@MainActor
public class DynamicValue<Value> {
    @usableFromInline let node: Node
    @usableFromInline let storage: Storage<Value>

    @usableFromInline init(node: Node, storage: Storage<Value>) {
        self.node = node
        self.storage = storage
    }

    /// Creates a source. Only the nonisolated initializers of `Dynamic` need this one.
    nonisolated init(source storage: sending Storage<Value>) {
        node = Node(storage: storage)
        self.storage = storage
    }

    isolated deinit {
        Graph.main.release(node)
    }

    /// The current value. It is up to date even while a change is in progress.
    @inlinable public var value: Value {
        get { read() }
    }

    @inlinable func read() -> Value {
        Graph.main.settle(node)
        node.access()
        return storage.pointer.pointee
    }

    /// The current value. Swift's Observation does not track reads of this property.
    @inlinable var untrackedValue: Value {
        Graph.main.settle(node)
        return storage.pointer.pointee
    }
}
