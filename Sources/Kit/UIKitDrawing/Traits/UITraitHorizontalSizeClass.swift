/// The trait that says how much width there is.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitHorizontalSizeClass"
    /// Its name for people to read.
    public static let name = "HorizontalSizeClass"

    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
