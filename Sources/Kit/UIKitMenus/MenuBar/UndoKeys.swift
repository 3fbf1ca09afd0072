import Foundation
import UIKitCore

/// The keys that undo and redo changes. Text inputs handle these keys themselves.
@MainActor
enum UndoKeys {
    private static let undo = UIKeyCommand(input: "z", modifierFlags: .command, action: Selector("undo:"))
    private static let redo = UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: Selector("redo:"))

    /// Returns the keys of an action, such as `Ctrl+Z`, or nil.
    static func chord(of identifier: UIAction.Identifier) -> String? {
        switch identifier {
        case .undo: undo.chord
        case .redo: redo.chord
        default: nil
        }
    }

    /// Undoes or redoes a change with the undo manager of the responder that receives commands. Returns whether the key
    /// undid or redid a change.
    static func perform(_ key: UIKey, in window: UIWindow) -> Bool {
        let flags: UIKeyModifierFlags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isCommand: Bool = flags.contains(.control) != flags.contains(.command) && !flags.contains(.alternate)
        guard key.keyCode == .keyboardZ, isCommand, let manager = window.commandResponder.undoManager else {
            return false
        }
        if flags.contains(.shift) {
            guard manager.canRedo else { return false }
            manager.redo()
        } else {
            guard manager.canUndo else { return false }
            manager.undo()
        }
        return true
    }
}
