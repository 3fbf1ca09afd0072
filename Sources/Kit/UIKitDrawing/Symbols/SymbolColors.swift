import CoreGraphics
import SymbolImages

/// The colors of the layers of a symbol.
package enum SymbolColors: Equatable, Sendable {
    /// One color, with an opacity that decreases from level to level.
    case hierarchical(UIColor)
    /// A color for each level. The last color applies to all further levels. Without colors, all layers have the tint
    /// color.
    case palette([UIColor])
    /// The symbol's own colors. Layers without a color have the tint color.
    case multicolor

    /// Whether layers can have the tint color.
    package var usesTint: Bool {
        switch self {
        case .hierarchical: false
        case .palette(let colors): colors.isEmpty
        case .multicolor: true
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
