import CoreGraphics

/// The weight of a symbol.
package enum SymbolWeight: Int, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The line width, in ems.
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

    /// The CSS weight of letters in a symbol. Like the lines of symbols, they are one step heavier than the text.
    var fontWeight: CGFloat { min(900, CGFloat(rawValue + 2) * 100) }
}

/// The size of a symbol relative to the adjacent text.
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
