import AssetCatalogs

extension AssetTraits {
    /// Creates the traits that determine the version of an asset. Unspecified traits have the values of a phone in the
    /// light style.
    init(_ traits: UITraitCollection, languages: [String]) {
        self.init()
        idiom = AssetIdiom(traits.userInterfaceIdiom) ?? .phone
        scale = Double(traits.effectiveDisplayScale)
        luminosity = traits.userInterfaceStyle == .dark ? .dark : .light
        isHighContrast = traits.accessibilityContrast == .high
        widthClass = AssetCondition.SizeClass(traits.horizontalSizeClass)
        heightClass = AssetCondition.SizeClass(traits.verticalSizeClass)
        direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        gamut = traits.displayGamut == .P3 ? .displayP3 : .sRGB
        self.languages = languages
    }
}

extension AssetCondition {
    /// Creates the condition for an image that is registered for traits. Unspecified traits match any value.
    init(_ traits: UITraitCollection) {
        self.init()
        idiom = AssetIdiom(traits.userInterfaceIdiom) ?? .universal
        scale = traits.displayScale > 0 ? Double(traits.displayScale) : nil
        switch traits.userInterfaceStyle {
        case .unspecified: luminosity = nil
        case .light: luminosity = .light
        case .dark: luminosity = .dark
        }
        isHighContrast = traits.accessibilityContrast == .high
        widthClass = SizeClass(traits.horizontalSizeClass)
        heightClass = SizeClass(traits.verticalSizeClass)
        switch traits.layoutDirection {
        case .unspecified: direction = nil
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        }
        switch traits.displayGamut {
        case .unspecified: gamut = nil
        case .SRGB: gamut = .sRGB
        case .P3: gamut = .displayP3
        }
    }
}

extension AssetIdiom {
    init?(_ idiom: UIUserInterfaceIdiom) {
        switch idiom {
        case .unspecified: return nil
        case .phone: self = .phone
        case .pad: self = .pad
        case .mac: self = .mac
        }
    }
}

extension AssetCondition.SizeClass {
    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}
