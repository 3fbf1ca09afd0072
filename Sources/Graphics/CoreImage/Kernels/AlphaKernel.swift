/// Functions of the colors and the alpha of premultiplied pixels.
enum AlphaKernel: ColorKernel {
    case multiply
    case divide
    case opaque

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        switch self {
        case .multiply: return color.premultiplied
        case .divide: return color.straight
        case .opaque:
            var opaque: PixelValue = color.premultiplied
            opaque.w = 1
            return opaque
        }
    }
}
