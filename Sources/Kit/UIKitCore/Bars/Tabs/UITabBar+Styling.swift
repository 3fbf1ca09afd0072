import UIKitAppearance

extension UITabBar {
    func set(
        _ path: WritableKeyPath<BarAppearances<UITabBarAppearance>, UITabBarAppearance?>,
        to appearance: UITabBarAppearance?
    ) {
        appearances.set(path, to: appearance) { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }

    func stylingDidChange() {
        appearances.discardUnset()
        superview?.setNeedsLayout()
        appearanceDidChange()
    }

    /// Called when an appearance of the bar or of the selected item changes.
    func appearanceDidChange() {
        let standard: UITabBarAppearance? =
            selectedItem?.appearances.standard(isCompact: false) ?? appearances.standard(isCompact: false)
        let edge: UITabBarAppearance? =
            selectedItem?.appearances.edge(isCompact: false) ?? appearances.edge(isCompact: false)
        var looks: BarLooks = standard.map { BarLooks(standard: $0, edge: edge) } ?? ownLooks
        if standard == nil, let edge { looks.edge = BarLook(edge) }
        if isMinimized { (looks.standard.shadow, looks.edge) = (BarLook.Shadow(), BarLook(fill: looks.standard.fill)) }
        background.looks = looks
        updateButtons()
    }

    var ownLooks: BarLooks {
        BarLooks(
            color: barTintColor, image: backgroundImage, shadowImage: shadowImage, isTranslucent: isTranslucent)
    }

    /// Applies the current appearance to the buttons.
    func updateButtons() {
        let edge: UITabBarAppearance? =
            background.isAtEdge
            ? selectedItem?.appearances.edge(isCompact: false) ?? appearances.edge(isCompact: false) : nil
        let appearance: UITabBarAppearance? =
            edge ?? selectedItem?.appearances.standard(isCompact: false) ?? appearances.standard(isCompact: false)
        for button in buttons {
            button.appearance = appearance
            button.indicatorImage = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
        }
    }
}
