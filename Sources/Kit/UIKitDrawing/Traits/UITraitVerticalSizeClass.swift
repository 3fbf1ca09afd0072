/// The trait that says how much height there is.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitVerticalSizeClass"
    /// Its name for people to read.
    public static let name = "VerticalSizeClass"

    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
