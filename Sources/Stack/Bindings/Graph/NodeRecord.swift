import RawMemory

@usableFromInline typealias NodePointer = UnsafeMutablePointer<NodeRecord>

/// The fields of a node that the graph reads and writes on every change.
///
/// They are allocated apart from the node, so that a change updates no reference counts. They exist as long as the
/// node.
@usableFromInline
struct NodeRecord {
    /// Computes the value, and returns whether it changed; nil for a source.
    let update: (@MainActor (NodePointer) -> Bool)?
    /// A number greater than the height of every input, so that a node is computed after its inputs.
    var height = 0
    /// The nodes that depend on this one. Each removes itself before it is deallocated.
    var outputs = RawArray<NodePointer>()
    /// The number of changes to the value.
    @usableFromInline var version: UInt64 = 0
    /// The version of the sources for which the value was last known to be up to date.
    var settledAt: UInt64 = 0
    /// Whether the node is in the graph's queue.
    var isQueued = false
    /// Whether the node's observers are about to be notified.
    var isNotificationPending = false
    /// Whether Observation may have tracked a read of the value since it was last notified.
    @usableFromInline var isTracked = false
    /// The next node in the queue.
    var nextQueued: NodePointer?
    /// The next node in the list of pending notifications.
    var nextToNotify: NodePointer?
    var observers = ObserverList()
    /// The node. It is set right after initialization, and the record does not outlive it.
    unowned(unsafe) var owner: Node!

    @usableFromInline init(update: (@MainActor (NodePointer) -> Bool)?) {
        self.update = update
    }

    /// Whether the value is tracked or observed.
    @inline(__always) var isObserved: Bool { isTracked || observers.count > 0 }
}
