import SystemTexts

extension UIBarButtonItem {
    /// The element that performs the item's action in the overflow menu. Nil if the item is hidden. Also nil if the
    /// item is a space or shows a custom view, and has no menu representation.
    var overflowElement: UIMenuElement? {
        if isHidden { return nil }
        if let menuRepresentation { return menuRepresentation }
        guard customView == nil, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
        let title: String = spokenName ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: title, image: displayedImage, children: menu.children)
        }
        return UIAction(title: title, image: displayedImage, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.press(event: nil)
        }
    }
}

extension UIBarButtonItemGroup {
    /// The elements of the group between separators in the overflow menu, or nil if the group has none.
    var overflowElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        let elements: [UIMenuElement] = barButtonItems.compactMap(\.overflowElement)
        return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
    }
}

extension UINavigationItem {
    /// Creates the button of the overflow menu. The closure returns the menu when it opens.
    static func makeOverflowItem(_ menu: @escaping () -> UIMenu?) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu())
        item.menuProvider = menu
        item.accessibilityLabel = SystemTexts.localized("More")
        return item
    }

    /// Returns a menu with the center groups from index `count` on and the additional items, or nil if there are none.
    func overflowMenu(after count: Int) -> UIMenu? {
        var elements: [UIMenuElement] = centerItemGroups.dropFirst(count).compactMap(\.overflowElement)
        if let additionalOverflowItems { elements.append(additionalOverflowItems) }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }
}
