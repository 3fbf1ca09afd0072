import Foundation
import FoundationAdditions

/// The menus of a menu system, and the builder that changes them.
@MainActor
package final class MenuTree: UIMenuBuilder {
    package let system: UIMenuSystem
    /// The menu that contains all other menus.
    package private(set) var root: UIMenu

    package init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: Finding

    package func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    package func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    package func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { element in
            guard let command = element as? UICommand, command.action.name == action.name else { return false }
            return MenuTree.areEqual(command.propertyList, propertyList)
        } as? UICommand
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        // Collections of Any are not hashable.
        case (let one as [String: Any], let other as [String: Any]):
            one.count == other.count && one.allSatisfy { areEqual($0.value, other[$0.key]) }
        case (let one as [Any], let other as [Any]):
            one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    private func first(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        func search(_ element: UIMenuElement) -> UIMenuElement? {
            if isWanted(element) { return element }
            for child in (element as? UIMenu)?.children ?? [] {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(root)
    }

    /// The key commands of all menus, in order.
    package var keyCommands: [UIKeyCommand] {
        func collect(_ menu: UIMenu) -> [UIKeyCommand] {
            menu.children.flatMap { child in
                (child as? UIMenu).map(collect) ?? (child as? UIKeyCommand)?.variants ?? []
            }
        }
        return collect(root)
    }

    // MARK: Changing

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        edit(replacedIdentifier) { _ in [replacementMenu] }
    }

    package func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [siblingMenu, $0] }
    }

    package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [$0, siblingMenu] }
    }

    package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    package func remove(menu removedIdentifier: UIMenu.Identifier) {
        edit(removedIdentifier) { _ in [] }
    }

    /// Replaces the first menu that has `identifier` with the menus that `change` returns. Only a single menu can
    /// replace the root.
    private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
        if identifier == root.identifier {
            let changed: [UIMenu] = change(root)
            if changed.count == 1 { root = changed[0] }
            return
        }
        root = edited(root, identifier, change) ?? root
    }

    /// Returns `menu` with the change applied, or nil if it does not contain the menu with the identifier.
    private func edited(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]
    ) -> UIMenu? {
        var children: [UIMenuElement] = menu.children
        for (index, child) in children.enumerated() {
            guard let child = child as? UIMenu else { continue }
            if child.identifier == identifier {
                children.replaceSubrange(index...index, with: change(child))
                return menu.replacingChildren(children)
            }
            if let changed = edited(child, identifier, change) {
                children[index] = changed
                return menu.replacingChildren(children)
            }
        }
        return nil
    }
}
