import Foundation

/// The values of a trait collection. A trait that is not set has its `unspecified` value.
struct TraitValues {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// The number of pixels per point; 0 if it is not specified.
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The values of the app's custom traits, keyed by the types of the traits.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]
    /// The color that `UIColor.tintColor` resolves to: the tint color of the view.
    var tintColor: UIColor?
}

/// The value of a trait that an app defines.
struct CustomTraitValue {
    var trait: UITrait
    var value: Any
    /// Returns whether another value is equal to this one.
    var isEqual: (Any) -> Bool
}

extension TraitValues: Equatable {
    static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.colorAppearanceIsEqual(to: right)
            && left.horizontalSizeClass == right.horizontalSizeClass
            && left.verticalSizeClass == right.verticalSizeClass
            && left.layoutDirection == right.layoutDirection
            && left.legibilityWeight == right.legibilityWeight
            && left.displayScale == right.displayScale
            && left.preferredContentSizeCategory == right.preferredContentSizeCategory
            && left.customIsEqual(to: right) { _ in true }
    }

    /// Returns whether colors resolve in the same way with these and the other values.
    func colorAppearanceIsEqual(to other: TraitValues) -> Bool {
        userInterfaceStyle == other.userInterfaceStyle
            && userInterfaceIdiom == other.userInterfaceIdiom
            && displayGamut == other.displayGamut
            && accessibilityContrast == other.accessibilityContrast
            && userInterfaceLevel == other.userInterfaceLevel
            && activeAppearance == other.activeAppearance
            && tintColor == other.tintColor
            && customIsEqual(to: other) { $0.affectsColorAppearance }
    }

    private func customIsEqual(to other: TraitValues, where isIncluded: (UITrait) -> Bool) -> Bool {
        if custom.isEmpty && other.custom.isEmpty { return true }
        for (key, entry) in custom where isIncluded(entry.trait) {
            guard entry.isEqual(other.custom[key]?.value ?? entry.trait.anyDefaultValue) else { return false }
        }
        for (key, entry) in other.custom where custom[key] == nil && isIncluded(entry.trait) {
            guard entry.isEqual(entry.trait.anyDefaultValue) else { return false }
        }
        return true
    }
}

extension UITraitDefinition {
    static var anyDefaultValue: Any { defaultValue }
}

extension TraitValues {
    /// Copies all values that `other` specifies.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        custom.merge(other.custom) { $1 }
        if let tint = other.tintColor { tintColor = tint }
    }

    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = system.read(self) as? Trait.Value {
                return value
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.write(newValue, to: &self)
                return
            }
            let isEqual: (Any) -> Bool
            if let equatable = newValue as? any Equatable {
                isEqual = { equatable.equals($0) }
            } else {
                // A value that is not equatable counts as changed.
                isEqual = { _ in false }
            }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue, isEqual: isEqual)
        }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
