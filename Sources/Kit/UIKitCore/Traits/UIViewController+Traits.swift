extension UIViewController {
    /// Traits that its view, and all in it, have whatever the surroundings are. The default overrides none.
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides ?? UITraitOverrides() }
        set {
            storedTraitOverrides = newValue.isEmpty ? nil : newValue
            viewIfLoaded?.inheritTraits()
        }
    }

    /// What its view takes over from where it is, and the controller from its parent while it is nowhere.
    var traitsForView: UITraitCollection {
        traits(
            inheriting: viewIfLoaded?.storedSuperview?.traitCollection ?? storedParent?.traitCollection ?? .current)
    }

    /// What the traits are where the controller takes over `above`.
    func traits(inheriting above: UITraitCollection) -> UITraitCollection {
        let traits: UITraitCollection = storedTraitOverrides?.applied(to: above) ?? above
        return traits.withStyle(overrideUserInterfaceStyle)
    }

    func viewTraitsDidChange(from previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        if let previous { tellRegistrations(from: previous) }
    }
}
