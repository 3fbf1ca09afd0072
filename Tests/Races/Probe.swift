// Two threads write one value, the second after the first. By default, a lock guards the value and the second thread
// waits for it: Thread Sanitizer must not report this. With the argument `unguarded`, no synchronization orders the
// writes: Thread Sanitizer must report this.

import Foundation
import Synchronization

final class Value: Sendable {
    let guarded = Mutex(0)
    // This race is deliberate: the sanitizer must find it.
    nonisolated(unsafe) var unguarded = 0
    /// Whether the first thread has written. Accesses to this flag are relaxed, so they do not order accesses to other
    /// values.
    let isWritten = Atomic(false)

    /// Whether a thread waits for the lock. The lock is a futex: a word of 32 bits, whose highest bit is the kernel's
    /// waiters bit.
    var isAwaited: Bool {
        withUnsafePointer(to: guarded) { lock in
            let word = UnsafeRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
            return word.pointee.load(ordering: .relaxed) & 0x8000_0000 != 0
        }
    }
}

let value = Value()
let isGuarded: Bool = !CommandLine.arguments.contains("unguarded")
let isFinished = DispatchSemaphore(value: 0)

/// Starts the second thread.
func startSecond() {
    Thread {
        if isGuarded {
            value.guarded.withLock { $0 += 1 }
        } else {
            while !value.isWritten.load(ordering: .relaxed) { sched_yield() }
            value.unguarded += 1
        }
        isFinished.signal()
    }.start()
}

if isGuarded {
    value.guarded.withLock { count in
        startSecond()
        while !value.isAwaited { sched_yield() }
        count += 1
    }
} else {
    startSecond()
    value.unguarded += 1
    value.isWritten.store(true, ordering: .relaxed)
}
isFinished.wait()
