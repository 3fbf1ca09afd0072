import Foundation
import TextEditing

extension UIResponder {
    /// Performs a cut, copy or paste command with the method of the edit menu, which a subclass may override or refuse.
    ///
    /// - Returns: Whether the responder performed the command, or nil for another command.
    package func performMenuAction(of command: EditingCommand) -> Bool? {
        let (name, action): (String, @MainActor (Any?) -> Void)
        switch command {
        case .cut: (name, action) = ("cut:", cut)
        case .copy: (name, action) = ("copy:", copy)
        case .paste: (name, action) = ("paste:", paste)
        default: return nil
        }
        guard canPerformAction(Selector(name), withSender: self) else { return false }
        action(self)
        return true
    }
}
