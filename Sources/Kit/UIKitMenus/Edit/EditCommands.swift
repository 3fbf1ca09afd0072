import Foundation
import SystemTexts
import UIKitCore

/// The commands of edit menus.
@MainActor
enum EditCommands {
    private static let table: [(title: String, name: String, input: String?)] = [
        ("Cut", "cut:", "x"), ("Copy", "copy:", "c"), ("Paste", "paste:", "v"), ("Delete", "delete:", nil),
        ("Select", "select:", nil), ("Select All", "selectAll:", "a"),
    ]

    /// New commands for all actions, in the order of the menu.
    static var all: [UIMenuElement] {
        table.map { entry in
            let title: String = SystemTexts.localized(entry.title)
            guard let input = entry.input else { return UICommand(title: title, action: Selector(entry.name)) }
            return UIKeyCommand(
                title: title, action: Selector(entry.name), input: input, modifierFlags: .command)
        }
    }

    /// Returns the menu of the edit actions, after `responder` and its next responders have changed it.
    static func menu(from responder: UIResponder, withKeys: Bool) -> UIMenu {
        let commands: [UIMenuElement] = all.compactMap { element in
            guard let command = element as? UICommand else { return element }
            // Text inputs need no Delete command, because a key deletes text.
            if command.action.name == "delete:", responder is any UITextInput { return nil }
            return withKeys ? command : UICommand(title: command.title, action: command.action)
        }
        let group = UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
        let custom: [UIMenuElement] = UIMenuController.shared.commands(for: responder)
        let root = UIMenu(
            identifier: .root, children: [group] + formatMenu(for: responder, withKeys: withKeys) + custom)
        let tree = MenuTree(system: .context, root: root)
        var next: UIResponder? = responder
        while let current = next {
            current.buildMenu(with: tree)
            next = current.next
        }
        if let provider = responder as? any EditMenuProvider {
            return provider.editMenu(suggestedActions: tree.root.children) ?? tree.root
        }
        guard let input = responder as? any UITextInput, let range = input.selectedTextRange else { return tree.root }
        return input.editMenu(for: range, suggestedActions: tree.root.children) ?? tree.root
    }

    /// Returns the menu with text styles, if the responder can change the style of its selected text.
    private static func formatMenu(for responder: UIResponder, withKeys: Bool) -> [UIMenuElement] {
        guard (responder as? any UITextInput)?.selectedTextRange?.isEmpty == false,
            responder.canPerformAction(Selector("toggleBoldface:"), withSender: nil)
        else { return [] }
        let styles = [("Bold", "toggleBoldface:", "b"), ("Italic", "toggleItalics:", "i")]
        let commands: [UIMenuElement] = (styles + [("Underline", "toggleUnderline:", "u")]).map { entry in
            let title: String = SystemTexts.localized(entry.0)
            guard withKeys else { return UICommand(title: title, action: Selector(entry.1)) }
            return UIKeyCommand(
                title: title, action: Selector(entry.1), input: entry.2, modifierFlags: .command)
        }
        let group = UIMenu(identifier: .textStyle, options: .displayInline, children: commands)
        return [UIMenu(title: SystemTexts.localized("Format"), identifier: .format, children: [group])]
    }

    /// Returns the elements of the menu. Omits each standard edit command that neither the responder nor any of its
    /// next responders can perform.
    static func available(from responder: UIResponder) -> [UIMenuElement] {
        menu(from: responder, withKeys: false).children.flatMap { element -> [UIMenuElement] in
            guard let group = element as? UIMenu, group.identifier == .standardEdit else { return [element] }
            return group.children.filter { child in
                guard let command = child as? UICommand else { return true }
                return responder.target(forAction: command.action, withSender: command) != nil
            }
        }
    }
}
