/// A value that can be set and observed.
///
///     let email = Dynamic("")
///     let isComplete = email.map { $0.contains("@") }
///     isComplete.bind(to: button, \.isEnabled)
///     email.value = "ada@example.org"
///
/// Setting it delivers before the assignment returns: first everything derived from it is worked out, each value once,
/// then observers are told, those of this value first. Every assignment delivers, also of an equal value; `distinct()`
/// makes a value that delivers differences only.
///
/// **Setting inside an observer** is allowed. The new value, and what is derived from it, can be read at once; observers
/// are told after those of the change under way. An observer is always called with the newest value, and never twice
/// with the same change. Setting inside a function that derives a value (`map` and the like) stops the program.
///
/// When the last reference to a `Dynamic` goes, what is derived from it stays as it is, and what is bound to it is let go.
public final class Dynamic<Value>: DynamicValue<Value> {
    /// Makes a value. It can be called from everywhere, so that a property of any object may begin with one.
    public nonisolated init(_ value: sending Value) {
        super.init(source: Storage(value))
    }

    isolated deinit {
        let node: Node = self.node
        Graph.main.whenQuiet { node.freeze() }
    }

    /// The value now. Setting it delivers the change before the assignment returns.
    @inlinable public override var value: Value {
        get { read() }
        set {
            let pointer: UnsafeMutablePointer<Value> = storage.pointer
            let graph: Graph = Graph.main
            graph.expectSettable()
            node.mutate { pointer.pointee = newValue }
            graph.changed(node)
        }
    }

    /// Changes the value where it stands, and delivers once, also if `body` throws.
    @discardableResult
    @inlinable public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let pointer: UnsafeMutablePointer<Value> = storage.pointer
        let graph: Graph = Graph.main
        graph.expectSettable()
        defer { graph.changed(node) }
        // Observation says that a value will change before it does, and that it did after; the latter is said again.
        node.mutate {}
        return try body(&pointer.pointee)
    }
}

/// Makes all changes of `body` one: everything is worked out and told once, when it ends.
///
/// What is read inside of `body` is up to date.
@MainActor
public func together<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Graph.main.together(body)
}
