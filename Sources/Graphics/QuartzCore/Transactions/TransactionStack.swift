import Foundation

/// The open transactions of a thread. The bottom one is the implicit transaction, which stays open until it is flushed.
final class TransactionStack {
    /// The settings of one transaction. A setting that is nil is inherited from the enclosing transaction.
    struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        var completion: TransactionCompletion?
    }

    private(set) var levels: [Level] = [Level()]
    /// The number of the current implicit transaction, from 1. Layers record it to detect that they were added in that
    /// transaction.
    private(set) var epoch: UInt32 = 1
    private(set) var disablesActions = false

    func begin() {
        levels.append(Level())
    }

    /// Ends the innermost explicit transaction, or the implicit one if no other is open.
    func commit() {
        guard levels.count > 1 else { return flush() }
        let level = levels.removeLast()
        updateDisablesActions()
        if levels.count == 1 { startAnimations() }
        level.completion?.close()
    }

    /// Ends the implicit transaction. Does nothing while an explicit transaction is open.
    func flush() {
        guard levels.count == 1 else { return }
        let level = levels[0]
        levels[0] = Level()
        updateDisablesActions()
        epoch &+= 1
        startAnimations()
        level.completion?.close()
    }

    func update(_ body: (inout Level) -> Void) {
        body(&levels[levels.count - 1])
        updateDisablesActions()
    }

    private func updateDisablesActions() {
        disablesActions = levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    var duration: CFTimeInterval? { levels.last { $0.duration != nil }?.duration }

    var timingFunction: CAMediaTimingFunction? { levels.last { $0.timingFunction != nil }?.timingFunction }

    func value(forKey key: String) -> Any? { levels.last { $0.values[key] != nil }?.values[key] }

    /// Sets the completion block for the animations that are added after this call. The previous block no longer waits
    /// for further animations.
    func setCompletion(_ block: (() -> Void)?) {
        let old: TransactionCompletion? = levels[levels.count - 1].completion
        levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
        old?.close()
    }

    /// The completion blocks that wait for animations added now.
    var openCompletions: [TransactionCompletion] { levels.compactMap { $0.completion } }

    private func startAnimations() {
        LayerThread.current.animations.endTransaction()
    }
}
