import ProgramDiagnostics
import RawMemory

/// Updates everything that depends on changed sources, each value once, and then notifies observers.
///
/// A change propagates in two steps. First, every value that depends on it is computed, lowest nodes first, so that no
/// function receives a mix of old and new inputs. Then observers are notified. Propagation allocates no memory.
@MainActor
@usableFromInline
final class Graph {
    /// The graph of everything on the main actor.
    @usableFromInline static let main = Graph()

    /// A first-in, first-out linked list of the nodes of one height that must be computed.
    private struct Level {
        var first: NodePointer?
        var last: NodePointer?
    }

    /// The maximum number of rounds of notifications that one change may cause.
    private static let roundLimit = 1_000

    // All access is on the main actor, so the properties need no exclusivity checks at run time.
    @exclusivity(unchecked) private var levels = RawArray<Level>()
    /// The lowest level that may contain nodes.
    @exclusivity(unchecked) private var lowest = 0
    @exclusivity(unchecked) private var pendingCount = 0
    /// The version of the current state of the sources.
    @exclusivity(unchecked) private var epoch: UInt64 = 1
    @exclusivity(unchecked) private var batchDepth = 0
    @exclusivity(unchecked) private var isUpdating = false
    @exclusivity(unchecked) private var isDelivering = false
    @exclusivity(unchecked) private var hasDeferredWork = false
    @exclusivity(unchecked) private var firstToNotify: NodePointer?
    @exclusivity(unchecked) private var lastToNotify: NodePointer?
    /// Nodes that must stay alive until no change is in progress.
    private var released: ContiguousArray<Node> = []
    private var deferredCalls: ContiguousArray<@MainActor () -> Void> = []

    private init() {}

    /// Whether a change is in progress. Nodes must not be deallocated then.
    private var isBusy: Bool {
        isUpdating || isDelivering || batchDepth > 0
            || pendingCount > 0
    }

    // MARK: Changes

    /// Stops the program if a value is set while derived values are being computed.
    @usableFromInline func expectSettable() {
        stopProgram(
            unless: !isUpdating,
            """
            A value was set by a function that derives another value (map, filter, combine …). The function may only \
            read values. Set values in an observer instead.
            """)
    }

    /// Propagates a change to a source.
    @usableFromInline func sourceDidChange(_ source: Node) {
        let record = source.record
        epoch &+= 1
        markChanged(record)
        guard batchDepth == 0 else { return queueOutputs(of: record) }
        isUpdating = true
        propagate(from: record)
        isUpdating = false
        finish()
    }

    /// Combines all changes that `body` makes into one.
    func withBatchedUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
        expectSettable()
        batchDepth += 1
        defer {
            batchDepth -= 1
            if batchDepth == 0 {
                isUpdating = true
                runQueue()
                isUpdating = false
                finish()
            }
        }
        return try body()
    }

    /// Counts a change, and schedules a notification if the node has observers.
    @inline(__always) private func markChanged(_ node: NodePointer) {
        node.pointee.version &+= 1
        guard node.pointee.isObserved, !node.pointee.isNotificationPending else { return }
        node.pointee.isNotificationPending = true
        if let last = lastToNotify {
            last.pointee.nextToNotify = node
        } else {
            firstToNotify = node
        }
        lastToNotify = node
    }

    /// Computes the nodes that depend on `node`.
    private func propagate(from node: NodePointer) {
        var current: NodePointer = node
        // OPTIMIZATION: A chain of single outputs needs no queue.
        while pendingCount == 0, current.pointee.outputs.count == 1 {
            let only = current.pointee.outputs[0]
            guard recompute(only) else { return runQueue() }
            current = only
        }
        queueOutputs(of: current)
        runQueue()
    }

    /// Computes one node, and returns whether its value changed.
    @inline(__always) private func recompute(_ node: NodePointer) -> Bool {
        guard let update = node.pointee.update, update(node) else { return false }
        markChanged(node)
        return true
    }

    private func queueOutputs(of node: NodePointer) {
        for index in 0..<node.pointee.outputs.count { queue(node.pointee.outputs[index]) }
    }

    private func queue(_ node: NodePointer) {
        guard !node.pointee.isQueued else { return }
        node.pointee.isQueued = true
        node.pointee.nextQueued = nil
        let height = node.pointee.height
        while levels.count <= height { levels.append(Level()) }
        let level = levels.base + height
        if let last = level.pointee.last { last.pointee.nextQueued = node } else { level.pointee.first = node }
        level.pointee.last = node
        lowest = min(lowest, height)
        pendingCount += 1
    }

    private func runQueue() {
        while pendingCount > 0 {
            let level = levels.base + lowest
            guard let node = level.pointee.first else {
                lowest += 1
                continue
            }
            level.pointee.first = node.pointee.nextQueued
            if node.pointee.nextQueued == nil { level.pointee.last = nil }
            node.pointee.isQueued = false
            pendingCount -= 1
            if recompute(node) { queueOutputs(of: node) }
        }
        lowest = 0
    }

    // MARK: Reading during a change

    /// Brings one node up to date if other nodes are still queued.
    @usableFromInline func settle(_ node: Node) {
        if pendingCount > 0 { settleNow(node) }
    }

    private func settleNow(_ node: Node) {
        let record = node.record
        guard record.pointee.settledAt != epoch || record.pointee.isQueued else { return }
        record.pointee.settledAt = epoch
        node.settleInputs()
        guard record.pointee.isQueued else { return }
        unqueue(record)
        let wasUpdating = isUpdating
        isUpdating = true
        if recompute(record) { queueOutputs(of: record) }
        isUpdating = wasUpdating
    }

    private func unqueue(_ node: NodePointer) {
        let level = levels.base + node.pointee.height
        var previous: NodePointer?
        var place = level.pointee.first
        while let current = place, current != node {
            previous = current
            place = current.pointee.nextQueued
        }
        if let previous {
            previous.pointee.nextQueued = node.pointee.nextQueued
        } else {
            level.pointee.first = node.pointee.nextQueued
        }
        if node.pointee.nextQueued == nil { level.pointee.last = previous }
        node.pointee.isQueued = false
        pendingCount -= 1
    }

    /// Changes the height of a node.
    func move(_ node: NodePointer, to height: Int) {
        let wasQueued = node.pointee.isQueued
        if wasQueued { unqueue(node) }
        node.pointee.height = height
        if wasQueued { queue(node) }
    }

    // MARK: Notification

    @inline(__always) private func finish() {
        guard !isDelivering, batchDepth == 0 else { return }
        if firstToNotify != nil { deliver() }
        if hasDeferredWork { runDeferredWork() }
    }

    /// Notifies observers until nothing changes. Observers may set other values, whose observers are then notified too.
    private func deliver() {
        isDelivering = true
        var rounds = 0
        var endOfRound = lastToNotify
        while let node = firstToNotify {
            firstToNotify = node.pointee.nextToNotify
            if node.pointee.nextToNotify == nil { lastToNotify = nil }
            node.pointee.nextToNotify = nil
            node.pointee.isNotificationPending = false
            node.pointee.owner.deliver()
            guard node == endOfRound else { continue }
            rounds += 1
            endOfRound = lastToNotify
            stopProgram(
                unless: rounds < Graph.roundLimit,
                "Observers set each other's values endlessly. Make one of them return if its value did not change.")
        }
        isDelivering = false
    }

    // MARK: Lifetime

    /// Keeps a node alive until no change is in progress.
    func release(_ node: Node) {
        guard isBusy else { return }
        released.append(node)
        hasDeferredWork = true
    }

    /// Calls `body` now, or as soon as no change is in progress.
    func whenIdle(_ body: @escaping @MainActor () -> Void) {
        if isBusy { afterChange(body) } else { body() }
    }

    /// Calls `body` after the current change, or the one that is about to be made, has been delivered to all observers.
    func afterChange(_ body: @escaping @MainActor () -> Void) {
        deferredCalls.append(body)
        hasDeferredWork = true
    }

    private func runDeferredWork() {
        while !released.isEmpty || !deferredCalls.isEmpty {
            let bodies: ContiguousArray<@MainActor () -> Void> = deferredCalls
            deferredCalls = []
            for body in bodies { body() }
            // Deallocating nodes may release more nodes.
            let nodes = released
            released = []
            withExtendedLifetime(nodes) {}
        }
        hasDeferredWork = false
    }

    /// Removes, from all nodes that depend on `node`, the observers whose owners were deallocated.
    func prune(_ node: Node) {
        epoch &+= 1
        node.prune(at: epoch)
    }
}
