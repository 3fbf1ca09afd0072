import CoreGraphics
import UIKitCore

/// The bar above the keyboard. It shows the representative items of groups whose items do not fit.
final class ShortcutsBar: UIToolbar {
    private var leading: [UIBarButtonItemGroup] = []
    private var trailing: [UIBarButtonItemGroup] = []
    /// The width for which the items were chosen.
    private var fittedWidth: CGFloat?

    /// Shows the items of groups.
    func show(leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) {
        self.leading = leading
        self.trailing = trailing
        fittedWidth = nil
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        if bounds.width != fittedWidth {
            fittedWidth = bounds.width
            chooseItems()
        }
        super.layoutSubviews()
    }

    /// Shows all items. Until they fit, replaces the items of one more group with the representative item of the group,
    /// beginning with the last group.
    private func chooseItems() {
        var replaced: Set<ObjectIdentifier> = []
        show(replacing: replaced)
        for group in (leading + trailing).reversed() where group.representativeItem != nil {
            if fits { return }
            replaced.insert(ObjectIdentifier(group))
            show(replacing: replaced)
        }
    }

    private func show(replacing replaced: Set<ObjectIdentifier>) {
        func items(of group: UIBarButtonItemGroup) -> [UIBarButtonItem] {
            guard replaced.contains(ObjectIdentifier(group)), let item = group.representativeItem else {
                return group.barButtonItems
            }
            return [representative(item, of: group)]
        }
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        setItems(leading.flatMap(items) + [space] + trailing.flatMap(items), animated: false)
        super.layoutSubviews()
    }

    private var fits: Bool {
        accessibleSubviews.allSatisfy { $0.isHidden || ($0.frame.minX >= 0 && $0.frame.maxX <= bounds.width) }
    }

    /// Returns the representative item of a group, with a menu of the group's items if it has no action of its own.
    private func representative(_ item: UIBarButtonItem, of group: UIBarButtonItemGroup) -> UIBarButtonItem {
        guard item.primaryAction == nil, item.action == nil, item.menu == nil, item.customView == nil else {
            return item
        }
        let actions: [UIAction] = group.barButtonItems.filter { $0.customView == nil }.map { item in
            let title: String = item.displayedTitle ?? item.spokenName ?? ""
            let attributes: UIMenuElement.Attributes = item.isEnabled ? [] : .disabled
            return UIAction(title: title, image: item.displayedImage, attributes: attributes) { _ in
                item.press(event: nil)
            }
        }
        let shown = UIBarButtonItem(
            title: item.title, image: item.image, primaryAction: nil, menu: UIMenu(children: actions))
        shown.accessibilityLabel = item.accessibilityLabel
        shown.isEnabled = item.isEnabled
        return shown
    }
}
