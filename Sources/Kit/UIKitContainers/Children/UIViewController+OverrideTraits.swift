import UIKitCore

/// Overrides of the traits of children, for older code. Newer code uses `traitOverrides` of the child.
extension UIViewController {
    /// Replaces the trait overrides of a child with the specified traits of a collection; nil for no overrides.
    ///
    /// Traits that Apple's method does not know, such as an app's own, are not changed.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideTraits(with: collection)
    }

    /// Returns the overridden traits of a child, or nil if no trait is overridden.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overriddenTraits
    }

    /// The overridden traits, or nil if no trait is overridden.
    fileprivate var overriddenTraits: UITraitCollection? {
        traitOverrides.isEmpty ? nil : traitOverrides.applied(to: UITraitCollection())
    }

    fileprivate func overrideTraits(with collection: UITraitCollection?) {
        let collection: UITraitCollection = collection ?? UITraitCollection()
        func copy<Trait: UITraitDefinition>(_ trait: Trait.Type) where Trait.Value: Equatable {
            let value: Trait.Value = collection[trait]
            if value == Trait.defaultValue {
                traitOverrides.remove(trait)
            } else {
                traitOverrides[trait] = value
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
}

extension UIPresentationController {
    /// The traits that replace traits of the presented controller; nil for no overrides.
    ///
    /// Traits that Apple's property does not know, such as an app's own, are not changed.
    public var overrideTraitCollection: UITraitCollection? {
        get { presentedViewController.overriddenTraits }
        set { presentedViewController.overrideTraits(with: newValue) }
    }
}
