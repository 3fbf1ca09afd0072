import CUnfairLock

/// A lock that lets waiting threads sleep.
///
/// It must not move in memory while it is used, so keep it behind an `UnsafeMutablePointer`, or use
/// `OSAllocatedUnfairLock`.
public struct os_unfair_lock {
    fileprivate var word: UInt32 = 0

    /// Creates an unlocked lock.
    public init() {}
}

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires the lock. A thread that already holds the lock waits forever.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    withWord(of: lock) { engawa_unfair_lock($0) }
}

/// Acquires the lock if it is free, and returns whether this call acquired it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    withWord(of: lock) { engawa_unfair_trylock($0) }
}

/// Releases the lock. The calling thread must hold it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    withWord(of: lock) { engawa_unfair_unlock($0) }
}

private func withWord<Result>(
    of lock: os_unfair_lock_t, _ body: (UnsafeMutablePointer<UInt32>) -> Result
) -> Result {
    lock.withMemoryRebound(to: UInt32.self, capacity: 1, body)
}
