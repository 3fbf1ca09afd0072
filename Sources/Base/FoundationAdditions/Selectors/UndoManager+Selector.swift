import Foundation
import UndoManagement

extension UndoManager {
    /// Registers an undo action that sends `selector` with `object` to `target`, which is referenced weakly.
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        // The caller is on the main actor, and the object is used only there.
        nonisolated(unsafe) let argument: Any? = anObject
        registerUndo(withTarget: target as AnyObject) { target in
            selector.invoke(on: target, sender: argument, event: nil)
        }
    }
}
