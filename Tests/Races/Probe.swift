// Two threads write one value, the second after the first: behind a lock for which the second must wait, which Thread
// Sanitizer must not report, or, with the argument `unguarded`, with nothing that orders them, which it must.

import Foundation
import Synchronization

final class Value: Sendable {
    let guarded = Mutex(0)
    // The race that is to be found.
    nonisolated(unsafe) var unguarded = 0
    /// Whether the first thread has written. Relaxed: to the sanitizer it says nothing of other values.
    let isWritten = Atomic(false)

    /// Whether a thread sleeps until the lock is free. The system says so in the lock itself, which is one word: a futex.
    var isAwaited: Bool {
        withUnsafePointer(to: guarded) { lock in
            let word = UnsafeRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
            return word.pointee.load(ordering: .relaxed) & 0x8000_0000 != 0
        }
    }
}

let value = Value()
let isGuarded: Bool = !CommandLine.arguments.contains("unguarded")
let isOver = DispatchSemaphore(value: 0)

/// The second thread.
func startSecond() {
    Thread {
        if isGuarded {
            value.guarded.withLock { $0 += 1 }
        } else {
            while !value.isWritten.load(ordering: .relaxed) { sched_yield() }
            value.unguarded += 1
        }
        isOver.signal()
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
isOver.wait()
