import Foundation

/// Groups changes of layers: how long their animations take, and what happens when they are over.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which the frame ends. Every thread
/// has its own transactions.
open class CATransaction: NSObject {
    private static var stack: TransactionStack { LayerThread.current.transactions }

    /// Begins a transaction inside the current one.
    open class func begin() { stack.begin() }

    /// Ends the transaction begun last, or the implicit one.
    open class func commit() { stack.commit() }

    /// Ends the implicit transaction, unless a transaction is open.
    open class func flush() { stack.flush() }

    /// How long animations of the transaction take, in seconds. Default 0.25.
    open class func animationDuration() -> CFTimeInterval { stack.duration ?? 0.25 }

    /// Sets how long animations of the transaction take, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.update { $0.duration = dur } }

    /// The pace of the transaction's animations; nil leaves each its own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }

    /// Sets the pace of the transaction's animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.update { $0.timingFunction = function }
    }

    /// Whether changes of properties start no actions. Default false.
    open class func disableActions() -> Bool { stack.disablesActions }

    /// Sets whether changes of properties start no actions.
    open class func setDisableActions(_ flag: Bool) { stack.update { $0.disablesActions = flag } }

    /// The block called when the animations added after it was set are over.
    open class func completionBlock() -> (() -> Void)? { stack.levels.last?.completion?.block }

    /// Sets the block called when all animations added from now on in this transaction are over or removed.
    ///
    /// If there are none, it is called when the transaction ends. A block that was set before waits for nothing more.
    open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

    /// What `setValue(_:forKey:)` set, in this transaction or one around it.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.value(forKey: key)
        }
    }

    /// Sets a value of the transaction: one of the four that have methods, or one for the program's own use.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? Double) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: stack.update { $0.values[key] = anObject }
        }
    }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration: String = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions: String = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock: String = "completionBlock"
