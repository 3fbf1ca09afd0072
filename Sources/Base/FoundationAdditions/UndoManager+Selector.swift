import Foundation
import UndoManagement

extension UndoManager {
    /// Remembers to send `selector` with `object` to `target`, which is held weakly.
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        // The object is only handed back on the main actor, where it came from.
        nonisolated(unsafe) let argument: Any? = anObject
        registerUndo(withTarget: target as AnyObject) { target in
            selector.invoke(on: target, sender: argument, event: nil)
        }
    }
}
