import Foundation

/// The trait that says how many pixels a point has; 0 where it is not set.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: CGFloat = 0
    /// Its unique name.
    public static let identifier = "UITraitDisplayScale"
    /// Its name for people to read.
    public static let name = "DisplayScale"

    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
