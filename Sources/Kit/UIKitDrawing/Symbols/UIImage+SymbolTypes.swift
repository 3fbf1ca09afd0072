import SymbolImages

extension UIImage {
    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// Returns the corresponding font weight.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// Creates the symbol weight that is closest to a font weight.
        init(_ weight: UIFont.Weight) {
            let step = Int((weight.css / 100).rounded())
            self = SymbolWeight(rawValue: min(9, max(1, step))) ?? .regular
        }

        var drawn: SymbolImages.SymbolWeight {
            SymbolImages.SymbolWeight(rawValue: rawValue - 1) ?? .regular
        }
    }

    /// The size of a symbol relative to the adjacent text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        var drawn: SymbolImages.SymbolScale {
            switch self {
            case .small: .small
            case .default, .unspecified, .medium: .medium
            case .large: .large
            }
        }
    }
}
