import CoreGraphics
import SymbolImages

/// The colors of a symbol whose layers do not all have the same.
package enum SymbolColors: Equatable {
    /// One color, weaker from level to level.
    case hierarchical(UIColor)
    /// A color for each level; the last one counts for all further levels.
    case palette([UIColor])
    /// The colors of the symbol's meaning. Layers without one have the tint.
    case multicolor

    /// The only color, for a shape that is drawn in one.
    var single: UIColor? {
        if case .palette(let colors) = self, colors.count == 1 { return colors[0] }
        return nil
    }

    /// The color of a layer.
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
    /// The system color of that name.
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
