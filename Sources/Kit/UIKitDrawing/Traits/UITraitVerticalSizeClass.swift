/// The trait for the size class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitVerticalSizeClass"
    /// The short name of the trait.
    public static let name = "VerticalSizeClass"

    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
