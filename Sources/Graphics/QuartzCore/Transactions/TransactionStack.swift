import Foundation

/// The open transactions of a thread. The lowest is the implicit one, which lasts until it is flushed.
final class TransactionStack {
    /// What one transaction says. What it leaves open, it has from the transaction around it.
    struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        var completion: TransactionCompletion?
    }

    private(set) var levels: [Level] = [Level()]
    /// Counts flushed transactions, so that a layer can tell whether it has been shown.
    private(set) var epoch: UInt32 = 1
    private(set) var disablesActions = false

    func begin() {
        levels.append(Level())
    }

    /// Ends the innermost transaction. Without one, the implicit transaction ends.
    func commit() {
        guard levels.count > 1 else { return flush() }
        let level: Level = levels.removeLast()
        updateDisablesActions()
        if levels.count == 1 { startAnimations() }
        level.completion?.close()
    }

    /// Ends the implicit transaction, unless an explicit one is open: then that one's end is the end.
    func flush() {
        guard levels.count == 1 else { return }
        let level: Level = levels[0]
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

    /// Ends the waiting of the block that was set before, and sets `block` for the animations to come.
    func setCompletion(_ block: (() -> Void)?) {
        let old: TransactionCompletion? = levels[levels.count - 1].completion
        levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
        old?.close()
    }

    /// The blocks that wait for an animation added now.
    var openCompletions: [TransactionCompletion] { levels.compactMap { $0.completion } }

    private func startAnimations() {
        LayerThread.current.animations.endTransaction()
    }
}
