import UIKitAppearance

extension UITabBar {
    /// The appearance over content. The bar stores a copy.
    public var standardAppearance: UITabBarAppearance {
        get {
            if let standard = appearances.standard { return standard }
            let created = UITabBarAppearance()
            let look: BarLook = ownLooks.standard
            created.backgroundEffect = look.fill.effect
            created.backgroundColor = look.fill.color
            created.backgroundImage = look.fill.image
            created.shadowImage = look.shadow.image
            created.selectionIndicatorImage = selectionIndicatorImage
            appearances.create(created) { [weak self] in
                self?.appearances.standardDidChange()
                self?.appearanceDidChange()
            }
            return created
        }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance while the content is scrolled to its bottom. Nil, the default, means `standardAppearance` without
    /// a background. The bar stores a copy.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    private func set(
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
        background.looks = looks
        updateButtons()
    }

    private var ownLooks: BarLooks {
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
