import Foundation

extension UIView {
    /// What a view takes over from where it is.
    var inheritedTraits: UITraitCollection {
        if let controller = viewController { return controller.traitCollection }
        if let superview = storedSuperview { return superview.traitCollection }
        return UITraitCollection.current
    }

    /// Light or dark for this view and all in it, whatever the surroundings are. The default is unspecified.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideUserInterfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            rareState.overrideUserInterfaceStyle = newValue
            inheritTraits()
        }
    }

    /// Brings the traits of this view, and of all in it, up to date, and tells those for whom they changed.
    func inheritTraits() {
        guard storedSuperview != nil || storedTraits != nil || self is UIWindow else { return }
        let traits: UITraitCollection = traits(inheriting: inheritedTraitsFromAbove)
        let previous: UITraitCollection? = storedTraits
        if let previous, previous === traits || previous == traits { return }
        storedTraits = traits
        let scale: CGFloat = traits.displayScale
        if scale > 0, layer.contentsScale != scale {
            layer.contentsScale = scale
            setNeedsDisplay()
        }
        if let previous, previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
        viewController?.viewTraitsDidChange(from: previous)
        for subview in storedSubviews { subview.inheritTraits() }
        if previous == nil || traits.hasDifferentColorAppearance(comparedTo: previous) { appearanceDidChange() }
        traitCollectionDidChange(previous)
        // What it said before it was anywhere are the current traits.
        tellRegistrations(from: previous ?? UITraitCollection.current)
    }

    /// What the traits are where the view takes over `above`.
    func traits(inheriting above: UITraitCollection) -> UITraitCollection {
        guard let rare else { return above }
        let traits: UITraitCollection = rare.traitOverrides?.applied(to: above) ?? above
        return traits.withStyle(rare.overrideUserInterfaceStyle)
    }

    /// Traits that this view, and all in it, have whatever the surroundings are. The default overrides none.
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

    /// Resolves every colour again.
    private func appearanceDidChange() {
        if rare?.backgroundColor != nil {
            applyBackgroundColor()
            window?.windowScene?.noteTintChange()
        }
        setNeedsDisplay()
        layerColorsDidChange()
    }
}

extension UITraitCollection {
    /// The same with a style; itself when the style is unspecified, or its own.
    func withStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return modifyingTraits { $0.userInterfaceStyle = style }
    }
}
