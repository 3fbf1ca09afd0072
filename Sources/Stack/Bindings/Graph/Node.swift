import Diagnostics

/// One value of the graph, and who depends on it.
///
/// A node does not know the type of its value: the closures that it is made of do.
@MainActor
@usableFromInline
final class Node {
    /// What the graph works with.
    // nonisolated(unsafe): a source is made anywhere, but only the main actor ever follows this pointer.
    @usableFromInline nonisolated(unsafe) let record: NodePointer
    /// What it is made of. Nodes keep their inputs alive, and not the other way around.
    private var inputs: ContiguousArray<Node>
    /// Holds the value's memory.
    private let storage: any AnyObject & Sendable

    /// Whether its value can never change again: every source that it is made of is gone.
    private(set) var isFrozen = false
    /// Whether a timer will still change the value, although its inputs may be frozen.
    var isWaiting = false
    /// Whether it keeps itself alive, for the sake of objects that are bound to it.
    private var isPinned = false
    private var anchor: Anchor?
    /// How many outputs there may be before those that nobody needs are looked for.
    private var outputLimit = 16
    private var prunedAt: UInt64 = 0

    /// Makes a source.
    @usableFromInline nonisolated init(storage: any AnyObject & Sendable) {
        self.storage = storage
        inputs = []
        let record = NodePointer.allocate(capacity: 1)
        record.initialize(to: NodeRecord(update: nil))
        self.record = record
        record.pointee.owner = self
    }

    /// Makes a node whose value comes from those of `inputs`.
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
        freezeIfInputsAre()
    }

    isolated deinit {
        for input in inputs { input.remove(output: self) }
        record.pointee.observers.deallocate()
        record.pointee.outputs.deallocate()
        record.deinitialize(count: 1)
        record.deallocate()
    }

    /// How often the value changed.
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
        for index in 0..<record.pointee.outputs.count where record.pointee.outputs[index].pointee == output.record {
            return record.pointee.outputs.remove(at: index)
        }
    }

    /// What is made of it.
    var outputs: [Node] { (0..<record.pointee.outputs.count).map { record.pointee.outputs[$0].pointee.pointee.owner } }

    /// Depends on another node from now on.
    @usableFromInline func exchangeInput(at index: Int, for input: Node) {
        let old: Node = inputs[index]
        guard old !== input else { return }
        old.remove(output: self)
        Graph.main.release(old)
        inputs[index] = input
        input.add(output: self)
        raise(above: input.record.pointee.height, input: input)
        if inputs.allSatisfy(\.isFrozen) { Graph.main.whenQuiet { [weak self] in self?.freezeIfInputsAre() } }
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

    /// Tells those who asked that the value is another one.
    func deliver() {
        if record.pointee.isTracked { tellObservation {} }
        if ObserverList.call(for: record) { unpinIfNobodyIsBound() }
    }

    // MARK: Observers

    /// Calls `call` after every change, until it is removed or returns false. Returns its number.
    ///
    /// - Parameters:
    ///   - isAlive: of one that lasts as long as an object, which keeps the node alive: whether that is there.
    ///   - end: is called when the value can never change again.
    @usableFromInline func addObserver(
        isAlive: (@MainActor () -> Bool)? = nil, end: (@MainActor () -> Void)? = nil,
        call: @escaping @MainActor () -> Bool
    ) -> Int {
        if isFrozen { end?() }
        let identifier: Int = record.pointee.observers.add(
            version: version, isAlive: isAlive, end: end, call: call)
        if isAlive != nil { pin() }
        return identifier
    }

    /// How many observers there are.
    var observerCount: Int { record.pointee.observers.count }

    @usableFromInline func removeObserver(_ identifier: Int) {
        record.pointee.observers.remove(identifier)
        unpinIfNobodyIsBound()
    }

    // MARK: Swift's Observation

    /// Notes for whoever tracks it that the value is read.
    @usableFromInline func access() {
        let anchor: Anchor = self.anchor ?? Anchor()
        self.anchor = anchor
        record.pointee.isTracked = true
        anchor.registrar.access(anchor, keyPath: \.changes)
    }

    /// Makes a change of a source in sight of those who track it.
    @inlinable func mutate(_ change: () -> Void) {
        record.pointee.isTracked ? tellObservation(change) : change()
    }

    @usableFromInline func tellObservation(_ change: () -> Void) {
        // Registrations last for one change. Who reads again meanwhile sets the mark again.
        record.pointee.isTracked = false
        guard let anchor else { return change() }
        anchor.registrar.willSet(anchor, keyPath: \.changes)
        change()
        anchor.registrar.didSet(anchor, keyPath: \.changes)
    }

    // MARK: Life

    /// Lets go of what hangs below it for the sake of objects that are gone.
    func prune(at moment: UInt64) {
        guard prunedAt != moment else { return }
        prunedAt = moment
        for output in outputs {
            output.dropDeadObservers()
            output.prune(at: moment)
        }
    }

    /// Stays alive as long as objects are bound to it and its value can change.
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

    /// Lets go of what was bound to it for objects that are gone.
    private func dropDeadObservers() {
        record.pointee.observers.dropDead()
        unpinIfNobodyIsBound()
    }

    private func unpinIfNobodyIsBound() {
        if !record.pointee.observers.hasOwned { unpin() }
    }

    /// Notes that the value will never change again, which also holds for all that is made of such values alone.
    func freeze() {
        guard !isFrozen else { return }
        isFrozen = true
        let outputs: [Node] = self.outputs
        record.pointee.outputs.deallocate()
        for output in outputs { output.freezeIfInputsAre() }
        ObserverList.end(for: record)
        unpin()
    }

    func freezeIfInputsAre() {
        guard record.pointee.update != nil, !isWaiting, inputs.allSatisfy(\.isFrozen) else { return }
        freeze()
    }
}
