import UIKitCore

/// Overrides of the traits of children, for older code. Newer code uses `traitOverrides` of the child.
extension UIViewController {
    /// Replaces the trait overrides of a child with the specified traits of a collection; nil for no overrides.
    ///
    /// Traits that Apple's method does not know, such as an app's own, are not changed.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.traitOverrides.replace(with: collection)
    }
}

extension UIPresentationController {
    /// The traits that replace traits of the container during the presentation; nil for no overrides.
    ///
    /// Traits that the presented controller itself overrides take precedence.
    public var overrideTraitCollection: UITraitCollection? {
        get { containerTraits.collection }
        set { containerTraits.replace(with: newValue) }
    }
}

extension UITraitOverrides {
    /// The overridden traits, or nil if no trait is overridden.
    fileprivate var collection: UITraitCollection? { isEmpty ? nil : applied(to: UITraitCollection()) }

    fileprivate mutating func replace(with collection: UITraitCollection?) {
        let collection: UITraitCollection = collection ?? UITraitCollection()
        func copy<Trait: UITraitDefinition>(_ trait: Trait.Type) where Trait.Value: Equatable {
            let value: Trait.Value = collection[trait]
            if value == Trait.defaultValue {
                remove(trait)
            } else {
                self[trait] = value
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
