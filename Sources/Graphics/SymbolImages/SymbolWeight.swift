import CoreGraphics

/// How heavy the lines of a symbol are.
package enum SymbolWeight: Int, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The width of a line, as a part of the size of the text.
    var lineWidth: CGFloat {
        switch self {
        case .ultraLight: 0.03
        case .thin: 0.05
        case .light: 0.07
        case .regular: 0.09
        case .medium: 0.102
        case .semibold: 0.116
        case .bold: 0.132
        case .heavy: 0.155
        case .black: 0.18
        }
    }

    /// The weight of letters that stand in a symbol, on the scale of CSS: a step heavier than the text, as lines are.
    var fontWeight: CGFloat { min(900, CGFloat(rawValue + 2) * 100) }
}

/// How large a symbol is beside its text.
package enum SymbolScale: Sendable {
    case small, medium, large

    var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }
}
