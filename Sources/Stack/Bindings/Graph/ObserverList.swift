/// Those who want to be told when one value changes, in the order in which they came.
///
/// They may come and go while they are called.
struct ObserverList {
    private struct Observer {
        let identifier: Int
        /// The change it was last told of.
        var seen: UInt64
        /// Tells it, and returns whether it still wants to be told. Nil once it is gone.
        var call: (@MainActor () -> Bool)?
        /// Of one that lives as long as an object: whether that is there.
        var isAlive: (@MainActor () -> Bool)?
        var end: (@MainActor () -> Void)?
    }

    private var observers = UnsafeList<Observer>()
    private var lastIdentifier = 0
    private var isCalling = false
    private var hasGaps = false
    private var limit = 16

    @inline(__always) var count: Int { observers.count }

    /// Whether some live as long as an object does.
    var hasOwned: Bool {
        for index in 0..<observers.count {
            if observers[index].pointee.isAlive != nil, observers[index].pointee.call != nil { return true }
        }
        return false
    }

    /// Adds an observer and returns its number.
    ///
    /// - Parameters:
    ///   - version: the change that it need not be told of any more.
    ///   - isAlive: tells whether the object is there for whose sake it observes.
    ///   - end: is called when the value can never change again.
    @MainActor
    mutating func add(
        version: UInt64, isAlive: (@MainActor () -> Bool)?, end: (@MainActor () -> Void)?,
        call: @escaping @MainActor () -> Bool
    ) -> Int {
        if isAlive != nil, observers.count >= limit {
            dropDead()
            limit = max(16, observers.count * 2)
        }
        lastIdentifier += 1
        observers.append(Observer(identifier: lastIdentifier, seen: version, call: call, isAlive: isAlive, end: end))
        return lastIdentifier
    }

    mutating func remove(_ identifier: Int) {
        for index in 0..<observers.count where observers[index].pointee.identifier == identifier {
            drop(at: index)
            break
        }
        closeGaps()
    }

    @MainActor
    mutating func dropDead() {
        for index in 0..<observers.count {
            if let isAlive = observers[index].pointee.isAlive, !isAlive() { drop(at: index) }
        }
        closeGaps()
    }

    /// Tells everybody who was not told of the last change, and returns whether somebody went because an object did.
    @MainActor
    static func call(for node: NodePointer) -> Bool {
        node.pointee.observers.isCalling = true
        var hasLost = false
        var index = 0
        // Those who come meanwhile know the value already, and the value may change meanwhile.
        while index < node.pointee.observers.count {
            let observer: UnsafeMutablePointer<Observer> = node.pointee.observers.observers[index]
            if observer.pointee.seen != node.pointee.version, let call = observer.pointee.call {
                observer.pointee.seen = node.pointee.version
                if !call() {
                    node.pointee.observers.drop(at: index)
                    hasLost = true
                }
            }
            index += 1
        }
        node.pointee.observers.isCalling = false
        node.pointee.observers.closeGaps()
        return hasLost
    }

    /// Says that the value of `node` will never change again, and forgets those who observe for the sake of objects.
    @MainActor
    static func end(for node: NodePointer) {
        var index = 0
        while index < node.pointee.observers.count {
            let observer: UnsafeMutablePointer<Observer> = node.pointee.observers.observers[index]
            let end: (@MainActor () -> Void)? = observer.pointee.end
            if observer.pointee.isAlive != nil { node.pointee.observers.drop(at: index) }
            end?()
            index += 1
        }
        node.pointee.observers.closeGaps()
    }

    private mutating func drop(at index: Int) {
        observers[index].pointee.call = nil
        observers[index].pointee.end = nil
        hasGaps = true
    }

    private mutating func closeGaps() {
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
