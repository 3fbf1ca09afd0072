import UIKitAppearance

/// The properties of a toolbar that are rarely set.
@MainActor
package struct ToolbarStyling {
    var appearances = BarAppearances<UIToolbarAppearance>()
    package var backgroundImages: [NavigationBarStyling.ImageKey: UIImage] = [:]
    package var shadowImages: [UIBarPosition: UIImage] = [:]
}

extension UIToolbar {
    // MARK: Appearances

    /// The appearance over content. The bar stores a copy.
    public var standardAppearance: UIToolbarAppearance {
        get {
            if let standard = styling.appearances.standard { return standard }
            let created = UIToolbarAppearance()
            let look: BarLook = ownLooks.standard
            created.backgroundEffect = look.fill.effect
            created.backgroundColor = look.fill.color
            created.backgroundImage = look.fill.image
            created.shadowImage = look.shadow.image
            styling.appearances.create(created) { [weak self] in
                self?.styling.appearances.standardDidChange()
                self?.appearanceDidChange()
            }
            return created
        }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance over content in a bar of compact height. Nil, the default, means `standardAppearance`. The bar
    /// stores a copy.
    public var compactAppearance: UIToolbarAppearance? {
        get { styling.appearances.compact }
        set { set(\.compact, to: newValue) }
    }

    /// The appearance while the content is scrolled to its bottom. Nil, the default, means `standardAppearance` without
    /// a background. The bar stores a copy.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { styling.appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    /// The appearance in a bar of compact height, while the content is scrolled to its bottom. Nil, the default, means
    /// `scrollEdgeAppearance`. The bar stores a copy.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { styling.appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, to: newValue) }
    }

    private func set(
        _ path: WritableKeyPath<BarAppearances<UIToolbarAppearance>, UIToolbarAppearance?>,
        to appearance: UIToolbarAppearance?
    ) {
        styling.appearances.set(path, to: appearance) { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }

    // MARK: Drawing

    package func stylingDidChange() {
        styling.appearances.discardUnset()
        superview?.setNeedsLayout()
        appearanceDidChange()
    }

    private func appearanceDidChange() {
        background.looks = looks
        updateButtons()
    }

    private var ownLooks: BarLooks {
        let positions: [UIBarPosition] = [barPosition, .any]
        let keys: [NavigationBarStyling.ImageKey] = (hasCompactBars ? [UIBarMetrics.compact, .default] : [.default])
            .flatMap {
                metrics in positions.map { NavigationBarStyling.ImageKey(position: $0, metrics: metrics) }
            }
        return BarLooks(
            color: barTintColor, image: keys.lazy.compactMap { self.styling.backgroundImages[$0] }.first,
            shadowImage: positions.lazy.compactMap { self.styling.shadowImages[$0] }.first, isTranslucent: isTranslucent
        )
    }

    private var looks: BarLooks {
        let edge: UIToolbarAppearance? = styling.appearances.edge(isCompact: hasCompactBars)
        if let standard = styling.appearances.standard(isCompact: hasCompactBars) {
            return BarLooks(standard: standard, edge: edge)
        }
        var looks: BarLooks = ownLooks
        if let edge { looks.edge = BarLook(edge) }
        return looks
    }

    /// Applies the current appearance to the buttons.
    func updateButtons() {
        let edge: UIToolbarAppearance? =
            background.isAtEdge ? styling.appearances.edge(isCompact: hasCompactBars) : nil
        let appearance: UIToolbarAppearance? = edge ?? styling.appearances.standard(isCompact: hasCompactBars)
        let style = BarButtonStyle(plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance)
        for case let button as BarButton in accessibleSubviews { button.apply(style) }
    }
}
