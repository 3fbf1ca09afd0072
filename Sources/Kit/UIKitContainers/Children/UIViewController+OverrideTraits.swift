import UIKitCore

/// Overrides of the traits of children, for older code. Newer code uses `traitOverrides` of the child.
extension UIViewController {
    /// Replaces the trait overrides of a child with the specified traits of a collection; nil for no overrides.
    ///
    /// Traits that Apple's method does not know, such as an app's own, are not changed.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let collection: UITraitCollection = collection ?? UITraitCollection()
        func copy<Trait: UITraitDefinition>(_ trait: Trait.Type) where Trait.Value: Equatable {
            let value: Trait.Value = collection[trait]
            if value == Trait.defaultValue {
                childViewController.traitOverrides.remove(trait)
            } else {
                childViewController.traitOverrides[trait] = value
            }
        }
        copy(UITraitHorizontalSizeClass.self)
        copy(UITraitVerticalSizeClass.self)
        copy(UITraitPreferredContentSizeCategory.self)
        copy(UITraitUserInterfaceStyle.self)
        copy(UITraitUserInterfaceLevel.self)
        copy(UITraitUserInterfaceIdiom.self)
        copy(UITraitLayoutDirection.self)
        copy(UITraitDisplayScale.self)
        copy(UITraitDisplayGamut.self)
        copy(UITraitAccessibilityContrast.self)
        copy(UITraitLegibilityWeight.self)
    }

    /// Returns the overridden traits of a child, or nil if no trait is overridden.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let overrides: UITraitOverrides = childViewController.traitOverrides
        return overrides.isEmpty ? nil : overrides.applied(to: UITraitCollection())
    }
}
