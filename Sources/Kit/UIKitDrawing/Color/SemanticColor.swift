import Foundation

/// A system color, with one value for each combination of style, contrast, and level.
final class SemanticColor: Sendable {
    let name: String
    private let light: UIColor
    private let lightHighContrast: UIColor
    private let dark: UIColor
    private let darkHighContrast: UIColor
    private let elevatedDark: UIColor
    private let elevatedDarkHighContrast: UIColor

    /// A color value as 0xRRGGBB, with an opacity.
    struct Value {
        var color: UInt32
        var alpha: CGFloat

        init(_ color: UInt32, _ alpha: CGFloat = 1) {
            self.color = color
            self.alpha = alpha
        }

        var uiColor: UIColor {
            UIColor(
                red: CGFloat(color >> 16 & 0xFF) / 255, green: CGFloat(color >> 8 & 0xFF) / 255,
                blue: CGFloat(color & 0xFF) / 255, alpha: alpha)
        }
    }

    /// Creates a system color. If a value for high contrast is nil, the value for normal contrast is used. If a value
    /// for the elevated level is nil, the value for the base level is used.
    init(
        _ name: String, _ light: Value, dark: Value, high: Value? = nil, darkHigh: Value? = nil,
        elevated: Value? = nil, elevatedHigh: Value? = nil
    ) {
        self.name = name
        self.light = light.uiColor
        self.dark = dark.uiColor
        lightHighContrast = high?.uiColor ?? self.light
        darkHighContrast = darkHigh?.uiColor ?? self.dark
        elevatedDark = elevated?.uiColor ?? self.dark
        elevatedDarkHighContrast = elevatedHigh?.uiColor ?? elevated?.uiColor ?? darkHighContrast
    }

    func color(in traits: UITraitCollection) -> UIColor {
        let isHigh: Bool = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast : light }
        if traits.userInterfaceLevel == .elevated { return isHigh ? elevatedDarkHighContrast : elevatedDark }
        return isHigh ? darkHighContrast : dark
    }
}
