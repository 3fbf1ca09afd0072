/// The trait for the size class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitHorizontalSizeClass"
    /// The short name of the trait.
    public static let name = "HorizontalSizeClass"

    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
