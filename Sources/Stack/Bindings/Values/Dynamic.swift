/// A value that can be set and observed.
///
///     let email = Dynamic("")
///     let isComplete = email.map { $0.contains("@") }
///     isComplete.bind(to: button, \.isEnabled)
///     email.value = "ada@example.org"
///
/// An assignment delivers the change before it returns. First, each derived value is computed once. Then observers are
/// notified, beginning with the observers of this value. Assigning an equal value also notifies observers; `distinct()`
/// returns a value that delivers differences only.
///
/// **Observers may set values.** The new value and the values derived from it can be read immediately. Their observers
/// are notified after those of the current change. An observer is always called with the latest value, and never twice
/// for the same change. Setting a value in a closure that computes a derived value (such as the argument of `map`)
/// stops the program.
///
/// When a `Dynamic` is deallocated, values derived from it keep their current value, and its bindings end.
public final class Dynamic<Value>: DynamicValue<Value> {
    /// Creates a value. This initializer can be called from any thread, so that it can initialize a property of any
    /// object.
    public nonisolated init(_ value: sending Value) {
        super.init(source: Storage(value))
    }

    isolated deinit {
        let node = self.node
        Graph.main.whenIdle { node.freeze() }
    }

    /// The current value. Setting it delivers the change before the assignment returns.
    @inlinable public override var value: Value {
        get { read() }
        set {
            let pointer = storage.pointer
            let graph = Graph.main
            graph.expectSettable()
            node.mutate { pointer.pointee = newValue }
            graph.sourceDidChange(node)
        }
    }

    /// Mutates the value in place, and delivers one change, even if `body` throws.
    @discardableResult
    @inlinable public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let pointer = storage.pointer
        let graph = Graph.main
        graph.expectSettable()
        defer { graph.sourceDidChange(node) }
        // The empty mutation reports the change to Observation. `body` runs after it, because the closure of `mutate`
        // can neither throw nor return a result.
        node.mutate {}
        return try body(&pointer.pointee)
    }
}

/// Combines all changes that `body` makes into one. When `body` returns, derived values are computed once and observers
/// are notified once.
///
/// Values that are read inside `body` are up to date.
@MainActor
public func withBatchedUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Graph.main.withBatchedUpdates(body)
}
