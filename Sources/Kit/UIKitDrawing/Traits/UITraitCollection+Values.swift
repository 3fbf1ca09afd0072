import Foundation

extension UITraitCollection {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// How much width there is.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// How much height there is.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The direction of layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Pixels to a point; 0 where it is not set.
    public var displayScale: CGFloat { values.displayScale }

    /// The display's colours.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// How large text should be.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// How strong contrasts should be.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// Whether content is raised.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// Whether text should be bolder.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the window is the one being used.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}

extension UITraitCollection {
    /// Makes a collection that states the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Makes a collection that states whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes a collection that states how much width there is.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes a collection that states how much height there is.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes a collection that states the direction of layout.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Makes a collection that states how many pixels a point has.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Makes a collection that states the display's colours.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Makes a collection that states how large text should be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Makes a collection that states how strong contrasts should be.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Makes a collection that states whether content is raised.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Makes a collection that states whether text should be bolder.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Makes a collection that states whether the window is the one being used.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = userInterfaceActiveAppearance }
    }
}
