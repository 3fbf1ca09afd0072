@usableFromInline typealias NodePointer = UnsafeMutablePointer<NodeRecord>

/// What a graph reads and writes of a node on every change.
///
/// It lies in memory of its own, so that a change counts no references on its way. It lives as long as its node.
@usableFromInline
struct NodeRecord {
    /// Works out the value, and returns whether it changed; nil for a source.
    let update: (@MainActor (NodePointer) -> Bool)?
    /// Above every input, so that a node is worked out after all that it is made of.
    var height = 0
    /// What is made of it. Each takes itself out before it goes.
    var outputs = UnsafeList<NodePointer>()
    /// How often the value changed.
    @usableFromInline var version: UInt64 = 0
    /// At which state of the sources it was last found to be up to date.
    var settledAt: UInt64 = 0
    /// Whether it waits in the graph's queue.
    var isQueued = false
    /// Whether it waits to tell its observers.
    var isNoted = false
    /// Whether somebody may have read the value under Swift's Observation since that was told of a change.
    @usableFromInline var isTracked = false
    /// Who waits behind it in the graph's queue, and to tell observers.
    var nextQueued: NodePointer?
    var nextNoted: NodePointer?
    var observers = ObserverList()
    /// The node, set before anybody can ask.
    unowned(unsafe) var owner: Node!

    @usableFromInline init(update: (@MainActor (NodePointer) -> Bool)?) {
        self.update = update
    }

    /// Whether anybody wants to be told of changes.
    @inline(__always) var isListenedTo: Bool { isTracked || observers.count > 0 }
}
