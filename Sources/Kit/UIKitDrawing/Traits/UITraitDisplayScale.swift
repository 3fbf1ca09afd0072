import Foundation

/// The trait for the number of pixels per point. The value is 0 if it is not specified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: CGFloat = 0
    /// The unique name of the trait.
    public static let identifier = "UITraitDisplayScale"
    /// The short name of the trait.
    public static let name = "DisplayScale"

    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
