/// The observers of one value, in the order in which they were added.
///
/// Observers may be added and removed while observers are called.
struct ObserverList {
    private struct Observer {
        let identifier: Int
        /// The version of the value at the last call.
        var seenVersion: UInt64
        /// Notifies the observer, and returns whether it stays registered. Nil after it has been removed.
        var call: (@MainActor () -> Bool)?
        /// Returns whether the observer's owner still exists; nil if it has none.
        var isAlive: (@MainActor () -> Bool)?
        var end: (@MainActor () -> Void)?
    }

    private var observers: ContiguousArray<Observer> = []
    private var lastIdentifier = 0
    private var isCalling = false
    private var hasGaps = false
    private var limit = 16

    @inline(__always) var count: Int { observers.count }

    /// Whether some observers have an owner.
    var hasOwners: Bool {
        for index in 0..<observers.count {
            if observers[index].isAlive != nil, observers[index].call != nil { return true }
        }
        return false
    }

    /// Adds an observer, and returns its identifier.
    ///
    /// - Parameters:
    ///   - version: The version of the value that the observer has already received.
    ///   - isAlive: Returns whether the observer's owner still exists; nil if it has none.
    ///   - end: Called when the value can never change again.
    @MainActor
    mutating func add(
        version: UInt64, isAlive: (@MainActor () -> Bool)?, end: (@MainActor () -> Void)?,
        call: @escaping @MainActor () -> Bool
    ) -> Int {
        if isAlive != nil, observers.count >= limit {
            removeDead()
            limit = max(16, observers.count * 2)
        }
        lastIdentifier += 1
        observers.append(
            Observer(identifier: lastIdentifier, seenVersion: version, call: call, isAlive: isAlive, end: end))
        return lastIdentifier
    }

    mutating func remove(_ identifier: Int) {
        for index in 0..<observers.count where observers[index].identifier == identifier {
            markRemoved(at: index)
            break
        }
        compact()
    }

    @MainActor
    mutating func removeDead() {
        for index in 0..<observers.count {
            if let isAlive = observers[index].isAlive, !isAlive() { markRemoved(at: index) }
        }
        compact()
    }

    /// Calls every observer that has not received the current version. Returns whether an observer was removed because
    /// its owner was deallocated.
    @MainActor
    static func call(for node: NodePointer) -> Bool {
        node.pointee.observers.isCalling = true
        var didRemove = false
        var index = 0
        // An observer that is added during the loop has already received the value. The value itself may change during
        // the loop.
        while index < node.pointee.observers.count {
            let version: UInt64 = node.pointee.version
            if node.pointee.observers.observers[index].seenVersion != version,
                let call = node.pointee.observers.observers[index].call
            {
                node.pointee.observers.observers[index].seenVersion = version
                if !call() {
                    node.pointee.observers.markRemoved(at: index)
                    didRemove = true
                }
            }
            index += 1
        }
        node.pointee.observers.isCalling = false
        node.pointee.observers.compact()
        return didRemove
    }

    /// Calls the end handlers, and removes the observers that have an owner. The value of `node` can never change
    /// again.
    @MainActor
    static func end(for node: NodePointer) {
        var index = 0
        while index < node.pointee.observers.count {
            let end: (@MainActor () -> Void)? = node.pointee.observers.observers[index].end
            if node.pointee.observers.observers[index].isAlive != nil { node.pointee.observers.markRemoved(at: index) }
            end?()
            index += 1
        }
        node.pointee.observers.compact()
    }

    private mutating func markRemoved(at index: Int) {
        observers[index].call = nil
        observers[index].end = nil
        hasGaps = true
    }

    private mutating func compact() {
        guard hasGaps, !isCalling else { return }
        hasGaps = false
        observers.removeAll { $0.call == nil }
    }
}
