import Foundation

/// The formulas of blend modes, as in the specification of PDF, for colors that are not premultiplied.
enum BlendFormula {
    /// Returns the color of a mode where both images are opaque. The alpha of the result has no meaning.
    @inline(__always)
    static func blend(_ mode: CompositeMode, _ source: PixelValue, _ background: PixelValue) -> PixelValue {
        let one = PixelValue(repeating: 1)
        switch mode {
        case .multiply: return source * background
        case .screen: return source + background - source * background
        case .darken: return pointwiseMin(source, background)
        case .lighten: return pointwiseMax(source, background)
        case .difference:
            return pointwiseMax(source, background) - pointwiseMin(source, background)
        case .exclusion: return source + background - source * background * 2
        case .subtract: return pointwiseMax(background - source, PixelValue(repeating: 0))
        case .linearBurn: return pointwiseMax(source + background - one, PixelValue(repeating: 0))
        case .linearDodge: return pointwiseMin(source + background, one)
        case .linearLight:
            return (background + source * 2 - one).clamped(lowerBound: PixelValue(repeating: 0), upperBound: one)
        case .pinLight:
            let dark: PixelValue = pointwiseMin(background, source * 2)
            let light: PixelValue = pointwiseMax(background, source * 2 - one)
            return dark.replacing(with: light, where: source .> 0.5)
        case .overlay: return hardLight(background, source)
        case .hardLight: return hardLight(source, background)
        case .hue: return withLuminosity(withSaturation(source, saturation(background)), luminosity(background))
        case .saturation: return withLuminosity(withSaturation(background, saturation(source)), luminosity(background))
        case .color: return withLuminosity(source, luminosity(background))
        case .luminosity: return withLuminosity(background, luminosity(source))
        default:
            return PixelValue(
                component(mode, source.x, background.x), component(mode, source.y, background.y),
                component(mode, source.z, background.z), 1)
        }
    }

    @inline(__always)
    private static func hardLight(_ source: PixelValue, _ background: PixelValue) -> PixelValue {
        let doubled: PixelValue = source * 2
        let screening: PixelValue = doubled - PixelValue(repeating: 1)
        let light: PixelValue = background + screening - background * screening
        return (background * doubled).replacing(with: light, where: source .> 0.5)
    }

    /// Returns a component of a mode with cases that depend on the component.
    private static func component(_ mode: CompositeMode, _ source: Float, _ background: Float) -> Float {
        switch mode {
        case .colorDodge: return dodge(source, background)
        case .colorBurn: return burn(source, background)
        case .vividLight: return source <= 0.5 ? burn(source * 2, background) : dodge(source * 2 - 1, background)
        case .divide: return source <= 0 ? (background > 0 ? 1 : 0) : min(1, background / source)
        case .softLight:
            if source <= 0.5 { return background - (1 - 2 * source) * background * (1 - background) }
            let lightened: Float
            if background <= 0.25 {
                lightened = ((16 * background - 12) * background + 4) * background
            } else {
                lightened = background.squareRoot()
            }
            return background + (2 * source - 1) * (lightened - background)
        default: return source
        }
    }

    private static func dodge(_ source: Float, _ background: Float) -> Float {
        if background <= 0 { return 0 }
        return source >= 1 ? 1 : min(1, background / (1 - source))
    }

    private static func burn(_ source: Float, _ background: Float) -> Float {
        if background >= 1 { return 1 }
        return source <= 0 ? 0 : 1 - min(1, (1 - background) / source)
    }

    // MARK: Hue, saturation and luminosity

    private static func luminosity(_ color: PixelValue) -> Float {
        let weighted: PixelValue = color * PixelValue(0.3, 0.59, 0.11, 0)
        return weighted.x + weighted.y + weighted.z
    }

    private static func saturation(_ color: PixelValue) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    /// Returns the color with a different luminosity. A color outside 0…1 moves toward gray.
    private static func withLuminosity(_ color: PixelValue, _ luminosity: Float) -> PixelValue {
        let shifted: PixelValue = color + PixelValue(repeating: luminosity - self.luminosity(color))
        let lowest: Float = min(shifted.x, shifted.y, shifted.z)
        let highest: Float = max(shifted.x, shifted.y, shifted.z)
        let gray = PixelValue(repeating: luminosity)
        if lowest < 0, luminosity > lowest { return gray + (shifted - gray) * (luminosity / (luminosity - lowest)) }
        if highest > 1, highest > luminosity {
            return gray + (shifted - gray) * ((1 - luminosity) / (highest - luminosity))
        }
        return shifted
    }

    /// Returns the color with its lowest component at zero and its highest component at `saturation`.
    private static func withSaturation(_ color: PixelValue, _ saturation: Float) -> PixelValue {
        let lowest: Float = min(color.x, color.y, color.z)
        let range: Float = self.saturation(color)
        guard range > 0 else { return PixelValue(repeating: 0) }
        return (color - PixelValue(repeating: lowest)) * (saturation / range)
    }
}
