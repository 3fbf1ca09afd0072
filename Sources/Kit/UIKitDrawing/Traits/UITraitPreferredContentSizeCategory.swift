/// The trait that says how large text should be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIContentSizeCategory = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitPreferredContentSizeCategory"
    /// Its name for people to read.
    public static let name = "PreferredContentSizeCategory"

    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
