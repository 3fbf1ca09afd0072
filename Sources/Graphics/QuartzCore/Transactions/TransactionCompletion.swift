/// A completion block that waits for the animations of its transaction.
final class TransactionCompletion {
    let block: () -> Void
    private var pendingAnimations = 0
    private var isClosed = false
    private var isDone = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    /// Adds an animation to wait for.
    func enter() { pendingAnimations += 1 }

    /// Called when an animation ends.
    func leave() {
        pendingAnimations -= 1
        callIfDone()
    }

    /// Called when no more animations can be added.
    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, pendingAnimations == 0, !isDone else { return }
        isDone = true
        block()
    }
}
