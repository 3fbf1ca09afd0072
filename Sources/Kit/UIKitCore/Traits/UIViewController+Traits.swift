extension UIViewController {
    /// Overrides of the traits that the view and its descendants inherit. The default overrides none.
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides ?? UITraitOverrides() }
        set {
            storedTraitOverrides = newValue.isEmpty ? nil : newValue
            viewIfLoaded?.inheritTraits()
        }
    }

    /// The traits of the view. They are the traits of its superview, or of the parent controller if the view has no
    /// superview, with overrides applied.
    var traitsForView: UITraitCollection {
        traits(
            inheriting: viewIfLoaded?.storedSuperview?.traitCollection ?? storedParent?.traitCollection ?? .current)
    }

    /// Returns the traits that the controller has if it inherits `above`.
    func traits(inheriting above: UITraitCollection) -> UITraitCollection {
        var traits: UITraitCollection = storedTraitOverrides?.applied(to: above) ?? above
        if let overridden = storedParent?.overrideTraitCollection(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, overridden])
        }
        return traits.withStyle(overrideUserInterfaceStyle)
    }

    func viewTraitsDidChange(from previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        guard let previous else { return }
        notifyRegistrations(from: previous)
        if viewIfLoaded?.traitCollection.userInterfaceStyle != previous.userInterfaceStyle {
            // The default style of the status bar depends on the style of the controller.
            viewIfLoaded?.window?.windowScene?.setNeedsStatusBarUpdate()
        }
    }
}
