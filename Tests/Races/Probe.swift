// Two threads write one value: behind a lock, which Thread Sanitizer must not report, or, with the argument
// `unguarded`, with nothing between them, which it must.

import Foundation
import Synchronization

final class Value: Sendable {
    let guarded = Mutex(0)
    // The race that is to be found.
    nonisolated(unsafe) var unguarded = 0
}

let value = Value()
let isGuarded: Bool = !CommandLine.arguments.contains("unguarded")
let threads = DispatchGroup()
for _ in 0..<2 {
    threads.enter()
    Thread {
        for _ in 0..<50 {
            if isGuarded {
                value.guarded.withLock { count in
                    count += 1
                    // Long enough for the other thread to find the lock held.
                    usleep(200)
                }
            } else {
                value.unguarded += 1
            }
        }
        threads.leave()
    }.start()
}
threads.wait()
