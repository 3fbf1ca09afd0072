import Foundation

extension UITraitCollection {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// The size class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// The size class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// The number of pixels per point; 0 if it is not specified.
    public var displayScale: CGFloat { values.displayScale }

    /// The color gamut of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The preferred contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// The level of the content: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// The preferred weight of text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}

extension UITraitCollection {
    /// Creates a collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection that specifies the light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies the size class of the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies the size class of the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection that specifies the number of pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Creates a collection that specifies the color gamut of the display.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Creates a collection that specifies the preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection that specifies the preferred contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies the level of the content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection that specifies the preferred weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Creates a collection that specifies whether the window is active.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = userInterfaceActiveAppearance }
    }
}
