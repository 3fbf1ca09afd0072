import Foundation

extension UIView {
    /// The traits that the view inherits from its controller or its superview.
    var inheritedTraits: UITraitCollection {
        if let controller = viewController { return controller.traitCollection }
        if let superview = storedSuperview { return superview.traitCollection }
        return UITraitCollection.current
    }

    /// The interface style of the subtree, which overrides the inherited style. The default, `unspecified`, overrides
    /// nothing.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideUserInterfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            rareState.overrideUserInterfaceStyle = newValue
            inheritTraits()
        }
    }

    /// Updates the traits of the subtree, and notifies the views whose traits changed.
    func inheritTraits() {
        guard storedSuperview != nil || storedTraits != nil || self is UIWindow else { return }
        inheritTraits(inheritedTraitsFromAbove)
    }

    /// Updates the traits of a view that has no superview as if it were a subview of `container`.
    package func inheritTraits(of container: UIView) {
        if storedSuperview == nil { inheritTraits(container.traitCollection) }
    }

    private func inheritTraits(_ inherited: UITraitCollection) {
        let traits = traits(inheriting: inherited)
        let previous = storedTraits
        if let previous, previous === traits || previous == traits { return }
        storedTraits = traits
        applyContentScale(rare?.contentScaleFactor ?? traits.displayScale)
        if let previous, previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
        traits.performAsCurrent { viewController?.viewTraitsDidChange(from: previous) }
        for subview in storedSubviews { subview.inheritTraits() }
        if previous == nil || traits.hasDifferentColorAppearance(comparedTo: previous) { appearanceDidChange() }
        if previous != nil, traits.hasDifferentColorAppearance(comparedTo: previous) {
            // Apps choose images and colors of layers here, as Apple recommends.
            setNeedsLayout()
            setNeedsUpdateConstraints()
        }
        traits.performAsCurrent {
            traitCollectionDidChange(previous)
            // The previous traits of a new view are those of the application.
            notifyRegistrations(from: previous ?? UITraitCollection.fallback)
        }
        scheduleTraitReaders()
    }

    func applyContentScale(_ scale: CGFloat) {
        guard scale > 0, layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        setNeedsDisplay()
    }

    /// Returns the traits of the view when it inherits `above`.
    func traits(inheriting above: UITraitCollection) -> UITraitCollection {
        guard let rare else { return above }
        let traits: UITraitCollection = rare.traitOverrides?.applied(to: above) ?? above
        return traits.withStyle(rare.overrideUserInterfaceStyle)
    }

    /// The traits that override the inherited traits in the subtree. The default overrides no traits.
    public var traitOverrides: UITraitOverrides {
        get { rare?.traitOverrides ?? UITraitOverrides() }
        set {
            rareState.traitOverrides = newValue.isEmpty ? nil : newValue
            inheritTraits()
        }
    }

    private var inheritedTraitsFromAbove: UITraitCollection {
        if let window = self as? UIWindow { return window.sceneTraits }
        if let controller = viewController { return controller.traitsForView }
        return storedSuperview?.traitCollection ?? UITraitCollection.current
    }

    /// Resolves all dynamic colors with the new traits.
    private func appearanceDidChange() {
        if let color = rare?.backgroundColor {
            showBackgroundColor(color)
            window?.windowScene?.networkActivityBar.setNeedsBackdrop()
        }
        setNeedsDisplay()
        layerColorsDidChange()
    }
}

extension UITraitCollection {
    /// Returns a copy with an interface style, or the collection itself when the style is unspecified or unchanged.
    func withStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return modifyingTraits { $0.userInterfaceStyle = style }
    }
}
