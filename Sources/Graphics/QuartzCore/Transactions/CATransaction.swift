import Foundation

/// A group of layer changes, with the duration and timing of their animations and a completion block.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction, which ends with the frame. Each thread
/// has its own transactions.
open class CATransaction: NSObject {
    private static var stack: TransactionStack { LayerThread.current.transactions }

    /// Begins a transaction inside the current one.
    open class func begin() { stack.begin() }

    /// Ends the innermost transaction, or the implicit one if no other is open.
    open class func commit() { stack.commit() }

    /// Ends the implicit transaction. Does nothing while an explicit transaction is open.
    open class func flush() { stack.flush() }

    /// The duration of the transaction's animations, in seconds. The default is 0.25.
    open class func animationDuration() -> CFTimeInterval { stack.duration ?? 0.25 }

    /// Sets the duration of the transaction's animations, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.update { $0.duration = dur } }

    /// The timing function of the transaction's animations. If it is nil, each animation uses its own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }

    /// Sets the timing function of the transaction's animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.update { $0.timingFunction = function }
    }

    /// Whether the actions of property changes are disabled. The default is false.
    open class func disableActions() -> Bool { stack.disablesActions }

    /// Sets whether the actions of property changes are disabled.
    open class func setDisableActions(_ flag: Bool) { stack.update { $0.disablesActions = flag } }

    /// The completion block. It is called when all animations added after it was set have ended.
    open class func completionBlock() -> (() -> Void)? { stack.levels.last?.completion?.block }

    /// Sets the block that is called when all animations added from now on in this transaction have ended or were
    /// removed.
    ///
    /// If no animations are added, the block is called when the transaction ends. A previous block no longer waits for
    /// animations that are added from now on.
    open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

    /// Returns the value that `setValue(_:forKey:)` set in this transaction or an enclosing one.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.value(forKey: key)
        }
    }

    /// Sets one of the four properties of the transaction, or stores a value for the program's own use.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(number(anObject) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((number(anObject) ?? 0) != 0)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: stack.update { $0.values[key] = anObject }
        }
    }

    /// Returns the number in a value of any numeric type, or 1 and 0 for true and false.
    private static func number(_ any: Any?) -> Double? {
        guard case .number(let value)? = AnimatableValue(any)?.matching(.number(0)) else { return nil }
        return value
    }
}

/// The key for `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration: String = "animationDuration"
/// The key for `CATransaction.disableActions()`.
public let kCATransactionDisableActions: String = "disableActions"
/// The key for `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
/// The key for `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock: String = "completionBlock"
