import Foundation
import SystemTexts
import UIKitCore

/// The main menu before the application changes it.
@MainActor
enum MainMenu {
    static func make(name: String) -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: name, identifier: .application,
                    children: [
                        group(.about), group(.preferences), group(.services), group(.hide), group(.quit, [quit]),
                    ]),
                UIMenu(
                    title: SystemTexts.localized("File"), identifier: .file,
                    children: [group(.newScene), group(.open), group(.close), group(.document), group(.print)]),
                UIMenu(
                    title: SystemTexts.localized("Edit"), identifier: .edit,
                    children: [
                        group(.undoRedo, [undoRedo]), group(.standardEdit, EditCommands.all), group(.find, find),
                        group(.replace), group(.share),
                    ]),
                UIMenu(
                    title: SystemTexts.localized("Format"), identifier: .format,
                    children: [group(.font), group(.text)]),
                UIMenu(
                    title: SystemTexts.localized("View"), identifier: .view,
                    children: [group(.toolbar), group(.sidebar), group(.fullscreen)]),
                UIMenu(
                    title: SystemTexts.localized("Window"), identifier: .window,
                    children: [group(.minimizeAndZoom), group(.bringAllToFront)]),
                UIMenu(title: SystemTexts.localized("Help"), identifier: .help),
            ])
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static var find: [UIMenuElement] {
        let entries: [(title: String, name: String, input: String, flags: UIKeyModifierFlags)] = [
            ("Find…", "find:", "f", .command),
            ("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
            ("Find Next", "findNext:", "g", .command),
            ("Find Previous", "findPrevious:", "g", [.command, .shift]),
            ("Use Selection for Find", "useSelectionForFind:", "e", .command),
        ]
        return entries.map { entry in
            UIKeyCommand(
                title: SystemTexts.localized(entry.title), action: Selector(entry.name), input: entry.input,
                modifierFlags: entry.flags)
        }
    }

    private static var quit: UIAction {
        UIAction(title: SystemTexts.localized("Quit"), identifier: UIAction.Identifier("quit")) { _ in
            UIApplication.shared.wantsQuit = true
        }
    }

    /// Undo and Redo with the names of the actions that they undo and redo.
    private static var undoRedo: UIMenuElement {
        UIDeferredMenuElement.uncached { provide in
            let manager: UndoManager? = UIApplication.shared.keyWindow?.commandResponder.undoManager
            let canUndo: Bool = manager?.canUndo ?? false
            let canRedo: Bool = manager?.canRedo ?? false
            provide([
                UIAction(
                    title: manager?.undoMenuItemTitle ?? SystemTexts.localized("Undo"), identifier: .undo,
                    attributes: canUndo ? [] : .disabled
                ) { _ in manager?.undo() },
                UIAction(
                    title: manager?.redoMenuItemTitle ?? SystemTexts.localized("Redo"), identifier: .redo,
                    attributes: canRedo ? [] : .disabled
                ) { _ in manager?.redo() },
            ])
        }
    }
}

extension UIAction.Identifier {
    /// The action of the Edit menu that undoes the last change.
    static let undo = UIAction.Identifier("undo")
    /// The action of the Edit menu that repeats the last change that was undone.
    static let redo = UIAction.Identifier("redo")
}
