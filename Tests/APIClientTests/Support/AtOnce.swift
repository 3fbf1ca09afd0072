import Dispatch
import Foundation
import Synchronization

/// Starts four threads at the same time. Each calls `body` once per round, with its own number and that of the round.
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
