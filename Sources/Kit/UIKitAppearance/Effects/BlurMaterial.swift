import QuartzCore
import UIKitDrawing

/// The components of a blur effect: the filter for the content behind it, and the color that covers the result.
@MainActor
package struct BlurMaterial: Equatable {
    package let filter: BackdropFilter
    /// The brightness of the color.
    package let white: CGFloat
    /// The opacity of the color.
    package let opacity: CGFloat
    package let isDark: Bool

    package var color: UIColor { UIColor(white: white, alpha: opacity) }

    /// Creates the material of a blur style in an interface style.
    package init(_ style: UIBlurEffect.Style, interface: UIUserInterfaceStyle) {
        let isDarkInterface: Bool = interface == .dark
        let thickness: Thickness
        switch style {
        case .extraLight: (thickness, isDark) = (.prominent, false)
        case .light: (thickness, isDark) = (.light, false)
        case .dark: (thickness, isDark) = (.regular, true)
        case .regular: (thickness, isDark) = (.regular, isDarkInterface)
        case .prominent: (thickness, isDark) = (.prominent, isDarkInterface)
        case .systemUltraThinMaterial: (thickness, isDark) = (.ultraThin, isDarkInterface)
        case .systemThinMaterial: (thickness, isDark) = (.thin, isDarkInterface)
        case .systemMaterial: (thickness, isDark) = (.material, isDarkInterface)
        case .systemThickMaterial: (thickness, isDark) = (.thick, isDarkInterface)
        case .systemChromeMaterial: (thickness, isDark) = (.chrome, isDarkInterface)
        case .systemUltraThinMaterialLight: (thickness, isDark) = (.ultraThin, false)
        case .systemThinMaterialLight: (thickness, isDark) = (.thin, false)
        case .systemMaterialLight: (thickness, isDark) = (.material, false)
        case .systemThickMaterialLight: (thickness, isDark) = (.thick, false)
        case .systemChromeMaterialLight: (thickness, isDark) = (.chrome, false)
        case .systemUltraThinMaterialDark: (thickness, isDark) = (.ultraThin, true)
        case .systemThinMaterialDark: (thickness, isDark) = (.thin, true)
        case .systemMaterialDark: (thickness, isDark) = (.material, true)
        case .systemThickMaterialDark: (thickness, isDark) = (.thick, true)
        case .systemChromeMaterialDark: (thickness, isDark) = (.chrome, true)
        }
        (white, opacity) = thickness.color(isDark: isDark)
        filter = BackdropFilter(radius: thickness == .prominent || thickness == .regular ? 20 : 30, saturation: 1.8)
    }

    private enum Thickness {
        case ultraThin, thin, material, thick, chrome, light, regular, prominent

        /// The brightness and the opacity of the color.
        func color(isDark: Bool) -> (CGFloat, CGFloat) {
            switch self {
            case .ultraThin: isDark ? (0.10, 0.42) : (0.97, 0.44)
            case .thin: isDark ? (0.11, 0.58) : (0.97, 0.60)
            case .material: isDark ? (0.12, 0.70) : (0.97, 0.73)
            case .thick: isDark ? (0.13, 0.82) : (0.97, 0.86)
            case .chrome: isDark ? (0.08, 0.88) : (0.98, 0.88)
            case .light: (1, 0.30)
            case .regular: isDark ? (0.11, 0.73) : (0.97, 0.70)
            case .prominent: isDark ? (0.11, 0.80) : (0.97, 0.82)
            }
        }
    }
}

extension UIVibrancyEffect {
    /// The opacity of the content. The material is visible through the content.
    package var contentOpacity: CGFloat {
        switch style {
        case .label: 0.9
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.2
        case .fill: 0.5
        case .secondaryFill: 0.35
        case .tertiaryFill: 0.2
        case .separator: 0.3
        }
    }
}
