import Foundation

/// The button of a pop-up menu accessory: the title of the selected element, and two chevrons.
@MainActor
final class PopUpAccessoryButton: UIButton {
    private var handler: UICellAccessory.MenuSelectedElementDidChangeHandler?
    /// The selected elements when the open menu opened, or nil while no menu is open.
    private var lastSelection: [UIMenuElement]?
    /// The menu that replaces the open menu when it closes without a change.
    private var nextMenu: UIMenu?

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        self.configuration = configuration
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the menu of an accessory. `color` applies if the accessory has no tint color.
    func show(_ accessory: UICellAccessory, color: UIColor) {
        // The user changes the selection of the menu that is open.
        if lastSelection != nil {
            nextMenu = accessory.menu
        } else if menu !== accessory.menu {
            menu = accessory.menu
        }
        handler = accessory.menuHandler
        configuration?.baseForegroundColor = accessory.tintColor ?? color
    }

    /// Opens the menu, because the user tapped the cell.
    func open() { contextMenuInteraction?.open(at: CGPoint(x: bounds.midX, y: bounds.maxY)) }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        lastSelection = menu?.selectedElements ?? []
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        let end: () -> Void = { [weak self] in self?.menuDidClose() }
        if let animator { animator.addCompletion(end) } else { end() }
    }

    private func menuDidClose() {
        let next: UIMenu? = nextMenu
        let selection: [UIMenuElement]? = lastSelection
        nextMenu = nil
        lastSelection = nil
        if let menu, menu.selectedElements != selection {
            handler?(menu)
            superview?.setNeedsLayout()
        } else if let next {
            menu = next
        }
    }
}
