import Dispatch
import Foundation
import Synchronization

/// Calls `body` on four threads that begin together, with the thread's number and that of the round there.
///
/// It orders nothing between them: a lock that `body` takes for itself would hide from Thread Sanitizer that what is
/// tested takes none.
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
