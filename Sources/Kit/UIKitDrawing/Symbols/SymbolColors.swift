import CoreGraphics
import SymbolImages

/// The colors of the layers of a symbol.
package enum SymbolColors: Equatable, Sendable {
    /// One color, with an opacity that decreases from level to level.
    case hierarchical(UIColor)
    /// A color for each level. The last color applies to all further levels.
    case palette([UIColor])
    /// The symbol's own colors. Layers without a color have the tint color.
    case multicolor
    /// The colors of `base`. Layers that represent values above the given value, from 0 to 1, are pale.
    indirect case variable(Double, base: SymbolColors?, levels: Int)

    /// Whether layers can have the tint color.
    package var usesTint: Bool {
        switch self {
        case .hierarchical, .palette: false
        case .multicolor: true
        case .variable(_, let base, _): base?.usesTint ?? true
        }
    }

    /// The color of a palette with only one color; nil for other colors.
    var singleColor: UIColor? {
        if case .palette(let colors) = self, colors.count == 1 { return colors[0] }
        return nil
    }

    /// Returns the color of a layer.
    func color(of layer: SymbolRendering.Layer, tint: UIColor) -> UIColor {
        switch self {
        case .hierarchical(let color):
            let strength: CGFloat = layer.level == 1 ? 1 : layer.level == 2 ? 0.5 : 0.25
            return strength == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * strength)
        case .palette(let colors):
            return colors.isEmpty ? tint : colors[min(layer.level, colors.count) - 1]
        case .multicolor: return layer.accent?.color ?? tint
        case .variable(let value, let base, let levels):
            let color: UIColor = base?.color(of: layer, tint: tint) ?? tint
            // The first level represents the lowest value.
            let isShown: Bool = levels < 2 || value > Double(layer.level - 1) / Double(levels)
            return isShown ? color : color.withAlphaComponent(color.cgColor.alpha * 0.3)
        }
    }
}

extension SymbolAccent {
    /// The corresponding system color.
    var color: UIColor {
        switch self {
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .mint: .systemMint
        case .teal: .systemTeal
        case .cyan: .systemCyan
        case .blue: .systemBlue
        case .indigo: .systemIndigo
        case .purple: .systemPurple
        case .pink: .systemPink
        case .brown: .systemBrown
        case .gray: .systemGray
        case .white: .white
        }
    }
}
