import UIKitCore

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
}
