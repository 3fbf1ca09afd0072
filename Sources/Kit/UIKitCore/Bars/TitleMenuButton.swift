import Foundation
import QuartzCore
import SystemTexts

/// The control over the title of a navigation item. It opens a menu, and shows an arrow beside the title.
@MainActor
final class TitleMenuButton: UIControl {
    private unowned let item: UINavigationItem
    private let arrow = UIImageView()

    /// The width of the arrow and the gap before it, in points.
    static let arrowWidth: CGFloat = 22

    init(item: UINavigationItem) {
        self.item = item
        super.init(frame: .zero)
        arrow.image = UIImage(
            systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .bold))
        arrow.tintColor = .secondaryLabel
        arrow.contentMode = .center
        addSubview(arrow)
        showsMenuAsPrimaryAction = true
        isContextMenuInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.titleMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY - 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width: CGFloat = Self.arrowWidth - 6
        arrow.frame = CGRect(x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override var defaultAccessibilityLabel: String? { item.title }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}

extension UINavigationItem {
    /// Whether the user can rename the item now.
    var allowsRenaming: Bool { titleView == nil && renameDelegate?.navigationItemShouldBeginRenaming(self) ?? false }

    /// The menu of the title, or nil if it would be empty.
    fileprivate var titleMenu: UIMenu? {
        var suggestions: [UIMenuElement] = []
        if allowsRenaming {
            suggestions.append(
                UICommand(
                    title: SystemTexts.localized("Rename"), image: UIImage(systemName: "pencil"),
                    action: UIResponder.renameAction))
        }
        if let titleMenuProvider { return titleMenuProvider(suggestions) }
        return suggestions.isEmpty ? nil : UIMenu(children: suggestions)
    }
}
