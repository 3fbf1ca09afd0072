import Foundation

/// The button of a pop-up menu accessory: the title of the selected element, and two chevrons.
@MainActor
final class PopUpAccessoryButton: UIButton {
    private var handler: UICellAccessory.MenuSelectedElementDidChangeHandler?
    /// The selected elements when the menu opened.
    private var lastSelection: [UIMenuElement] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        self.configuration = configuration
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ accessory: UICellAccessory) {
        if menu !== accessory.menu { menu = accessory.menu }
        handler = accessory.menuHandler
        configuration?.baseForegroundColor = accessory.tintColor ?? .secondaryLabel
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
        animator?.addCompletion { [weak self] in
            guard let self, let menu, menu.selectedElements != lastSelection else { return }
            handler?(menu)
            superview?.setNeedsLayout()
        }
    }
}
