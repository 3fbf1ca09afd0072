import HostClock
import Observation

extension DynamicValue {
    /// Creates a value from the result of `read`, which reads properties of `@Observable` objects.
    ///
    ///     let title = DynamicValue { model.title }
    ///
    /// Observation reports a change before it happens. Therefore, the new value is delivered later, by the main queue.
    /// Changes that occur before the delivery are combined into one. The objects that `read` captures are retained.
    public convenience init(following read: @escaping @MainActor () -> Value) {
        let follower = Follower<Value>(read)
        let node = Node(storage: follower)
        follower.node = node
        self.init(node: node, storage: follower.storage)
    }
}

/// Reads `@Observable` objects again when they change.
@MainActor
private final class Follower<Value> {
    let storage: Storage<Value>
    weak var node: Node?
    private let read: @MainActor () -> Value

    init(_ read: @escaping @MainActor () -> Value) {
        self.read = read
        let relay = Relay()
        storage = Storage(withObservationTracking(read) { relay.changed() })
        relay.action = { [weak self] in self?.refresh() }
    }

    private func refresh() {
        guard let node else { return }
        let relay = Relay()
        relay.action = { [weak self] in self?.refresh() }
        let value: Value = withObservationTracking(read) { relay.changed() }
        Graph.main.expectSettable()
        let pointer = storage.pointer
        node.mutate { pointer.pointee = value }
        Graph.main.sourceDidChange(node)
    }
}

/// Forwards changes from any thread to the main actor.
@MainActor
private final class Relay {
    var action: (@MainActor () -> Void)?

    nonisolated func changed() {
        MainQueue.shared.async { self.action?() }
    }
}
