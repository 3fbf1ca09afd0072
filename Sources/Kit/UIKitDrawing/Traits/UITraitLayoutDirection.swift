/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitLayoutDirection"
    /// The short name of the trait.
    public static let name = "LayoutDirection"

    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
