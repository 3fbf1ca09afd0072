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

    private var observers = UnsafeList<Observer>()
    private var lastIdentifier = 0
    private var isCalling = false
    private var hasGaps = false
    private var limit = 16

    @inline(__always) var count: Int { observers.count }

    /// Whether some observers have an owner.
    var hasOwners: Bool {
        for index in 0..<observers.count {
            if observers[index].pointee.isAlive != nil, observers[index].pointee.call != nil { return true }
        }
        return false
    }

    /// Adds an observer, and returns its identifier.
    ///
    /// - Parameters:
    ///   - version: The version of the value that the observer has already seen.
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
        for index in 0..<observers.count where observers[index].pointee.identifier == identifier {
            markRemoved(at: index)
            break
        }
        compact()
    }

    @MainActor
    mutating func removeDead() {
        for index in 0..<observers.count {
            if let isAlive = observers[index].pointee.isAlive, !isAlive() { markRemoved(at: index) }
        }
        compact()
    }

    /// Calls every observer that has not seen the current version. Returns whether an observer was removed because its
    /// owner was deallocated.
    @MainActor
    static func call(for node: NodePointer) -> Bool {
        node.pointee.observers.isCalling = true
        var didRemove = false
        var index = 0
        // An observer that is added during the loop has seen the value already. The value itself may change during the
        // loop.
        while index < node.pointee.observers.count {
            let observer = node.pointee.observers.observers[index]
            if observer.pointee.seenVersion != node.pointee.version, let call = observer.pointee.call {
                observer.pointee.seenVersion = node.pointee.version
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
            let observer = node.pointee.observers.observers[index]
            let end: (@MainActor () -> Void)? = observer.pointee.end
            if observer.pointee.isAlive != nil { node.pointee.observers.markRemoved(at: index) }
            end?()
            index += 1
        }
        node.pointee.observers.compact()
    }

    private mutating func markRemoved(at index: Int) {
        observers[index].pointee.call = nil
        observers[index].pointee.end = nil
        hasGaps = true
    }

    private mutating func compact() {
        guard hasGaps, !isCalling else { return }
        hasGaps = false
        var kept = UnsafeList<Observer>()
        for index in 0..<observers.count where observers[index].pointee.call != nil {
            kept.append(observers[index].pointee)
        }
        observers.deallocate()
        observers = kept
    }

    mutating func deallocate() {
        observers.deallocate()
    }
}
