/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitUserInterfaceIdiom"
    /// The short name of the trait.
    public static let name = "UserInterfaceIdiom"
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
