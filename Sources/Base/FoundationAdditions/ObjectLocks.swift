import Foundation

/// Acquires the lock of an object, and waits until no other thread holds it. A thread can acquire it several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject)) }

/// Releases the lock of an object once.
///
/// - Returns: 0, or −1 if the current thread does not hold the lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) }

/// The locks of objects that a thread holds.
///
/// `@unchecked Sendable` is correct because the table is accessed only under the condition's lock.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private struct Holder {
        var thread: pthread_t
        /// The number of times that the thread has acquired the lock.
        var depth: Int
    }

    private let condition = NSCondition()
    private var holders: [ObjectIdentifier: Holder] = [:]

    func enter(_ object: ObjectIdentifier) -> Int32 {
        let thread: pthread_t = pthread_self()
        condition.withLock {
            while let holder = holders[object], holder.thread != thread { condition.wait() }
            holders[object, default: Holder(thread: thread, depth: 0)].depth += 1
        }
        return 0
    }

    func exit(_ object: ObjectIdentifier) -> Int32 {
        condition.withLock {
            guard let holder = holders[object], holder.thread == pthread_self() else { return -1 }
            if holder.depth > 1 {
                holders[object]?.depth -= 1
            } else {
                holders[object] = nil
                condition.broadcast()
            }
            return 0
        }
    }
}
