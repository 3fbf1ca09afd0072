import SymbolImages

extension UIImage {
    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// Not specified: the regular weight is used.
        case unspecified = 0
        /// The ultralight weight.
        case ultraLight = 1
        /// The thin weight.
        case thin = 2
        /// The light weight.
        case light = 3
        /// The regular weight.
        case regular = 4
        /// The medium weight.
        case medium = 5
        /// The semibold weight.
        case semibold = 6
        /// The bold weight.
        case bold = 7
        /// The heavy weight.
        case heavy = 8
        /// The black weight, the heaviest.
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

        var symbolWeight: SymbolImages.SymbolWeight {
            SymbolImages.SymbolWeight(rawValue: rawValue - 1) ?? .regular
        }
    }

    /// The size of a symbol relative to the adjacent text.
    public enum SymbolScale: Int, Sendable {
        /// The default scale, which is `medium`.
        case `default` = -1
        /// Not specified: the medium scale is used.
        case unspecified = 0
        /// The small scale.
        case small = 1
        /// The medium scale.
        case medium = 2
        /// The large scale.
        case large = 3

        var symbolScale: SymbolImages.SymbolScale {
            switch self {
            case .small: .small
            case .default, .unspecified, .medium: .medium
            case .large: .large
            }
        }
    }
}
