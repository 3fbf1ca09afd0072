import Foundation
import UIKitCore
import UIKitDrawing

/// The content of a menu panel: the elements of a menu in groups, with inline menus and deferred elements resolved.
@MainActor
struct MenuContent {
    /// An element that is visible.
    struct Item {
        /// The type of the element.
        enum Kind {
            /// An action or a command.
            case leaf(any UIMenuLeaf)
            /// A menu that opens over this menu.
            case submenu(UIMenu)
            /// A deferred element whose provider has not returned its elements yet.
            case loading
        }

        var kind: Kind
        var title = ""
        var subtitle: String?
        var image: UIImage?
        var identifier: String?
        var isDestructive = false
        var isEnabled = true
        var state = UIMenuElement.State.off
        /// The keys that perform the command, such as `Ctrl+N`.
        var chord: String?

        var isSubmenu: Bool { if case .submenu = kind { true } else { false } }

        /// Whether another item shows the same element. A submenu and its copies with other elements are the same.
        @MainActor
        func showsSameElement(as other: Item) -> Bool {
            switch (kind, other.kind) {
            case (.leaf(let leaf), .leaf(let otherLeaf)): leaf === otherLeaf
            case (.submenu(let menu), .submenu(let otherMenu)): menu.identifier == otherMenu.identifier
            default: false
            }
        }
    }

    /// Elements between separators.
    struct Group {
        var title = ""
        var size = UIMenu.ElementSize.large
        /// The maximum number of lines of titles and subtitles.
        var titleLines = Group.standardTitleLines
        var items: [Item] = []

        static let standardTitleLines = 2
    }

    var title = ""
    var groups: [Group] = []

    /// The items of all groups, in order.
    var items: [Item] { groups.flatMap(\.items) }

    /// Whether a column for checkmarks and arrows precedes the titles.
    var hasMarks: Bool { items.contains { $0.state != .off || $0.isSubmenu } }

    /// Resolves the elements of a menu.
    ///
    /// - Parameters:
    ///   - loaded: The elements that deferred elements have provided.
    ///   - target: A closure that returns the object that would perform a command, or nil.
    ///   - hidesUnavailable: Whether commands that no object can perform are hidden instead of disabled.
    init(
        _ menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]] = [:], hidesUnavailable: Bool = true,
        target: @escaping (UICommand) -> Any?
    ) {
        title = menu.title
        let builder = Builder(loaded: loaded, hidesUnavailable: hidesUnavailable, target: target)
        groups = builder.groups(of: menu, titleLines: Group.standardTitleLines, isOuter: true)
    }

    /// Reverses the order of the groups and of their rows, for a menu above its anchor. Tiles keep their order.
    mutating func reverse() {
        groups = groups.reversed().map { group in
            var group = group
            if group.size == .large { group.items.reverse() }
            return group
        }
    }

    @MainActor
    private struct Builder {
        let loaded: [ObjectIdentifier: [UIMenuElement]]
        let hidesUnavailable: Bool
        let target: (UICommand) -> Any?

        func groups(of menu: UIMenu, titleLines outerLines: Int, isOuter: Bool) -> [Group] {
            let preferred: Int = menu.displayPreferences?.maximumNumberOfTitleLines ?? NSNotFound
            let lines: Int = preferred == NSNotFound ? outerLines : preferred
            let size: UIMenu.ElementSize = MenuContent.size(of: menu)
            var groups: [Group] = []
            var current = Group(size: size, titleLines: lines)
            func close() {
                if !current.items.isEmpty { groups.append(current) }
                current = Group(size: size, titleLines: lines)
            }
            for element in flattened(menu.children) {
                if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                    close()
                    groups += self.groups(of: inner, titleLines: lines, isOuter: false)
                } else if let item = item(element) {
                    current.items.append(item)
                }
            }
            close()
            // The first group may be that of an inline menu without a title.
            if !isOuter, let first = groups.first, first.title.isEmpty { groups[0].title = menu.title }
            return groups
        }

        /// Replaces deferred elements with the elements that were provided.
        private func flattened(_ elements: [UIMenuElement]) -> [UIMenuElement] {
            elements.flatMap { element -> [UIMenuElement] in
                guard let deferred = element as? UIDeferredMenuElement,
                    let provided = loaded[ObjectIdentifier(deferred)]
                else { return [element] }
                return flattened(provided)
            }
        }

        private func item(_ element: UIMenuElement) -> Item? {
            switch element {
            case let menu as UIMenu:
                guard !menu.children.isEmpty else { return nil }
                return Item(
                    kind: .submenu(menu), title: menu.title, subtitle: menu.subtitle, image: menu.image,
                    identifier: menu.accessibilityIdentifier, isDestructive: menu.options.contains(.destructive))
            case is UIDeferredMenuElement: return Item(kind: .loading, isEnabled: false)
            case let command as UICommand:
                let target: Any? = self.target(command)
                if target == nil, hidesUnavailable { return nil }
                let isDisabled: Bool =
                    target.map { command.isDisabled(validatedBy: $0) } ?? true
                guard var item = leaf(command, element) else { return nil }
                item.isEnabled = !isDisabled
                item.chord = (command as? UIKeyCommand)?.chord
                return item
            case let leaf as any UIMenuLeaf: return self.leaf(leaf, element)
            default: return nil
            }
        }

        private func leaf(_ leaf: any UIMenuLeaf, _ element: UIMenuElement) -> Item? {
            guard !leaf.attributes.contains(.hidden) else { return nil }
            let selected: UIImage? = leaf.state == .on ? (leaf as? UIAction)?.selectedImage : nil
            return Item(
                kind: .leaf(leaf), title: leaf.title, subtitle: element.subtitle, image: selected ?? leaf.image,
                identifier: element.accessibilityIdentifier, isDestructive: leaf.attributes.contains(.destructive),
                isEnabled: !leaf.attributes.contains(.disabled), state: leaf.state,
                chord: (leaf as? UIAction).flatMap { UndoKeys.chord(of: $0.identifier) })
        }
    }

    private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
        switch menu.preferredElementSize {
        case .automatic: menu.options.contains(.displayAsPalette) ? .small : .large
        case let size: size
        }
    }
}
