import Dispatch
import Foundation
import Synchronization

/// Calls `body` on four threads that start at the same time, with the numbers of the thread and the round.
///
/// `body` must not use its own lock, which would hide a missing lock in the tested code from Thread Sanitizer.
func atOnce(rounds: Int, _ body: @escaping @Sendable (_ thread: Int, _ round: Int) -> Void) {
    let count = 4
    let arrived = Atomic<Int>(0)
    let group = DispatchGroup()
    for thread in 0..<count {
        group.enter()
        Thread.detachNewThread {
            arrived.add(1, ordering: .relaxed)
            while arrived.load(ordering: .relaxed) < count { sched_yield() }
            for round in 0..<rounds { body(thread, round) }
            group.leave()
        }
    }
    group.wait()
}
