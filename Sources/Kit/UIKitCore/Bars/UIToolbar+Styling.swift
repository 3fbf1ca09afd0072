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

    func set(
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

    func appearanceDidChange() {
        background.looks = looks
        updateButtons()
    }

    var ownLooks: BarLooks {
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
