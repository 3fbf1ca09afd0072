import Foundation

/// Runs `body` on a new thread, after a busy wait.
package func onThread(spins: Int, _ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
        spin(spins)
        body()
    }
}

/// Busy-waits for a time that depends on the machine.
package func spin(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<count { _ = random.next() }
}
