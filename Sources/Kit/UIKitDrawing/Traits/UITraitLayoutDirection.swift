/// The trait that says from which side the interface is laid out.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitLayoutDirection"
    /// Its name for people to read.
    public static let name = "LayoutDirection"

    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
