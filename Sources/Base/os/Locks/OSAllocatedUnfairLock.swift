/// A lock with the state that it protects. Copies share the lock and the state.
// @unchecked: The state is used only while the lock is held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let storage: LockStorage<State>

    /// Creates a lock with a state that need not be sendable.
    public init(uncheckedState initialState: State) {
        storage = LockStorage(initialState)
    }

    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable {
        self.init(uncheckedState: initialState)
    }

    /// Calls `body` with the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls `body` with the state while the lock is held. The closure and its result need not be sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock()
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// Calls `body` with the state if the lock is free.
    ///
    /// - Returns: The result of `body`, or nil if the lock was held.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Calls `body` with the state if the lock is free. The closure and its result need not be sendable.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lockIfAvailable() else { return nil }
        defer { storage.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Calls `body` while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { try body() }
    }

    /// Calls `body` while the lock is held. The closure and its result need not be sendable.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    /// Acquires the lock. A thread that already holds the lock waits forever.
    public func lock() {
        storage.lock()
    }

    /// Acquires the lock if it is free, and returns whether this call acquired it.
    public func lockIfAvailable() -> Bool {
        storage.lockIfAvailable()
    }

    /// Releases the lock. The calling thread must hold it.
    public func unlock() {
        storage.unlock()
    }
}

/// The lock and the state, at a fixed address.
private final class LockStorage<State> {
    var state: State
    private let pointer: os_unfair_lock_t

    init(_ state: State) {
        self.state = state
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: os_unfair_lock())
    }

    deinit {
        pointer.deallocate()
    }

    func lock() { os_unfair_lock_lock(pointer) }
    func lockIfAvailable() -> Bool { os_unfair_lock_trylock(pointer) }
    func unlock() { os_unfair_lock_unlock(pointer) }
}
