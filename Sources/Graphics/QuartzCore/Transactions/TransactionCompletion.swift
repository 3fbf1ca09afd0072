/// A block that waits for the animations of its transaction.
final class TransactionCompletion {
    let block: () -> Void
    private var waitingFor = 0
    private var isClosed = false
    private var isDone = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    /// Waits for one more animation.
    func enter() { waitingFor += 1 }

    /// One animation is over.
    func leave() {
        waitingFor -= 1
        callIfDone()
    }

    /// No animation will be added any more.
    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, waitingFor == 0, !isDone else { return }
        isDone = true
        block()
    }
}
