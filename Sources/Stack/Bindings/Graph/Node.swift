import ProgramDiagnostics

/// A value of the graph, with its inputs and outputs.
///
/// A node does not depend on the type of its value; only its closures do.
@MainActor
@usableFromInline
final class Node {
    /// The fields that the graph accesses on every change.
    // nonisolated(unsafe): a source can be created on any thread, but only the main actor dereferences this pointer.
    @usableFromInline nonisolated(unsafe) let record: NodePointer
    /// The nodes that the value depends on. Nodes keep their inputs alive, not their outputs.
    private var inputs: ContiguousArray<Node>
    /// Owns the value's memory.
    private let storage: any AnyObject & Sendable

    /// Whether the value can never change again because all of its sources were deallocated.
    private(set) var isFrozen = false
    /// Whether a timer will still change the value, although its inputs may be frozen.
    var isWaiting = false
    /// Whether the node retains itself because objects are bound to it.
    private var isPinned = false
    private var anchor: Anchor?
    /// The number of outputs at which the node removes, from the nodes that depend on it, observers whose owners were
    /// deallocated. Nodes that only these observers kept alive are then deallocated.
    private var outputLimit = 16
    private var prunedAt: UInt64 = 0

    /// Creates a source.
    @usableFromInline nonisolated init(storage: any AnyObject & Sendable) {
        self.storage = storage
        inputs = []
        let record = NodePointer.allocate(capacity: 1)
        record.initialize(to: NodeRecord(update: nil))
        self.record = record
        record.pointee.owner = self
    }

    /// Creates a node whose value is computed from the values of `inputs`.
    @usableFromInline init(
        storage: any AnyObject & Sendable, inputs: ContiguousArray<Node>,
        update: @escaping @MainActor (NodePointer) -> Bool
    ) {
        self.storage = storage
        self.inputs = inputs
        record = .allocate(capacity: 1)
        record.initialize(to: NodeRecord(update: update))
        record.pointee.owner = self
        for input in inputs {
            record.pointee.height = max(record.pointee.height, input.record.pointee.height + 1)
            input.add(output: self)
        }
        freezeIfInputsAreFrozen()
    }

    isolated deinit {
        for input in inputs { input.remove(output: self) }
        record.pointee.outputs.deallocate()
        record.deinitialize(count: 1)
        record.deallocate()
    }

    /// The number of changes to the value.
    var version: UInt64 { record.pointee.version }

    // MARK: Edges

    private func add(output: Node) {
        guard !isFrozen else { return }
        if record.pointee.outputs.count >= outputLimit {
            Graph.main.prune(self)
            outputLimit = max(16, record.pointee.outputs.count * 2)
        }
        record.pointee.outputs.append(output.record)
    }

    private func remove(output: Node) {
        for index in 0..<record.pointee.outputs.count where record.pointee.outputs[index] == output.record {
            return record.pointee.outputs.remove(at: index)
        }
    }

    /// The nodes that depend on this one.
    var outputs: [Node] { (0..<record.pointee.outputs.count).map { record.pointee.outputs[$0].pointee.owner } }

    /// Replaces an input.
    @usableFromInline func replaceInput(at index: Int, for input: Node) {
        let old = inputs[index]
        guard old !== input else { return }
        old.remove(output: self)
        Graph.main.release(old)
        inputs[index] = input
        input.add(output: self)
        raise(above: input.record.pointee.height, input: input)
        if inputs.allSatisfy(\.isFrozen) { Graph.main.whenIdle { [weak self] in self?.freezeIfInputsAreFrozen() } }
    }

    private func raise(above limit: Int, input: Node) {
        guard record.pointee.height <= limit else { return }
        stopProgram(
            unless: self !== input,
            "A value was derived from itself: the value that flatMap chose depends on the result of that flatMap.")
        Graph.main.move(record, to: limit + 1)
        for output in outputs { output.raise(above: limit + 1, input: input) }
    }

    /// Brings the inputs up to date.
    func settleInputs() {
        for input in inputs { Graph.main.settle(input) }
    }

    /// Notifies Observation and the observers that the value changed.
    func deliver() {
        if record.pointee.isTracked { notifyObservation {} }
        if ObserverList.call(for: record) { unpinIfUnbound() }
    }

    // MARK: Observers

    /// Adds an observer, which is called after every change until it is removed or returns false. A change that has
    /// been made already, but whose effect on the value was not computed yet, does not count.
    ///
    /// - Parameters:
    ///   - isAlive: Returns whether the observer's owner still exists; nil if the observer has no owner. An observer
    ///     with an owner keeps the node alive.
    ///   - end: Called when the value can never change again.
    /// - Returns: The observer's identifier.
    @usableFromInline func addObserver(
        isAlive: (@MainActor () -> Bool)? = nil, end: (@MainActor () -> Void)? = nil,
        call: @escaping @MainActor () -> Bool
    ) -> Int {
        Graph.main.settle(self)
        if isFrozen { end?() }
        let identifier: Int = record.pointee.observers.add(
            version: version, isAlive: isAlive, end: end, call: call)
        if isAlive != nil { pin() }
        return identifier
    }

    /// The number of observers.
    var observerCount: Int { record.pointee.observers.count }

    @usableFromInline func removeObserver(_ identifier: Int) {
        record.pointee.observers.remove(identifier)
        unpinIfUnbound()
    }

    // MARK: Swift's Observation

    /// Registers a read of the value with Observation.
    @usableFromInline func access() {
        let anchor: Anchor = self.anchor ?? Anchor()
        self.anchor = anchor
        record.pointee.isTracked = true
        anchor.registrar.access(anchor, keyPath: \.changes)
    }

    /// Changes the value of a source, and reports the change to Observation if the value is tracked.
    @inlinable func mutate(_ change: () -> Void) {
        record.pointee.isTracked ? notifyObservation(change) : change()
    }

    @usableFromInline func notifyObservation(_ change: () -> Void) {
        // A registration lasts for one change. A read during the change sets this flag again.
        record.pointee.isTracked = false
        guard let anchor else { return change() }
        anchor.registrar.willSet(anchor, keyPath: \.changes)
        change()
        anchor.registrar.didSet(anchor, keyPath: \.changes)
    }

    // MARK: Lifetime

    /// Removes, from all nodes that depend on this one, the observers whose owners were deallocated.
    func prune(at moment: UInt64) {
        guard prunedAt != moment else { return }
        prunedAt = moment
        for output in outputs {
            output.removeDeadObservers()
            output.prune(at: moment)
        }
    }

    /// Retains the node for as long as objects are bound to it and its value can change.
    private func pin() {
        guard !isPinned, !isFrozen else { return }
        isPinned = true
        _ = Unmanaged.passRetained(self)
    }

    private func unpin() {
        guard isPinned else { return }
        isPinned = false
        Graph.main.release(self)
        Unmanaged.passUnretained(self).release()
    }

    /// Removes observers whose owners were deallocated.
    private func removeDeadObservers() {
        record.pointee.observers.removeDead()
        unpinIfUnbound()
    }

    private func unpinIfUnbound() {
        if !record.pointee.observers.hasOwners { unpin() }
    }

    /// Marks the value as final. A node whose inputs are all final becomes final too.
    func freeze() {
        guard !isFrozen else { return }
        isFrozen = true
        let outputs = self.outputs
        record.pointee.outputs.removeAll()
        for output in outputs { output.freezeIfInputsAreFrozen() }
        ObserverList.end(for: record)
        unpin()
    }

    func freezeIfInputsAreFrozen() {
        guard record.pointee.update != nil, !isWaiting, inputs.allSatisfy(\.isFrozen) else { return }
        freeze()
    }
}
