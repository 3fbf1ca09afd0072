/// How the colors of an image and of the image behind it are combined.
enum CompositeMode: String, Sendable, CaseIterable {
    // Operators of Porter and Duff.
    case sourceOver = "CISourceOverCompositing"
    case sourceIn = "CISourceInCompositing"
    case sourceOut = "CISourceOutCompositing"
    case sourceAtop = "CISourceAtopCompositing"
    // Operators for each component.
    case addition = "CIAdditionCompositing"
    case maximum = "CIMaximumCompositing"
    case minimum = "CIMinimumCompositing"
    case product = "CIMultiplyCompositing"
    // Blend modes.
    case multiply = "CIMultiplyBlendMode"
    case screen = "CIScreenBlendMode"
    case overlay = "CIOverlayBlendMode"
    case darken = "CIDarkenBlendMode"
    case lighten = "CILightenBlendMode"
    case colorDodge = "CIColorDodgeBlendMode"
    case colorBurn = "CIColorBurnBlendMode"
    case softLight = "CISoftLightBlendMode"
    case hardLight = "CIHardLightBlendMode"
    case difference = "CIDifferenceBlendMode"
    case exclusion = "CIExclusionBlendMode"
    case subtract = "CISubtractBlendMode"
    case divide = "CIDivideBlendMode"
    case linearBurn = "CILinearBurnBlendMode"
    case linearDodge = "CILinearDodgeBlendMode"
    case linearLight = "CILinearLightBlendMode"
    case pinLight = "CIPinLightBlendMode"
    case vividLight = "CIVividLightBlendMode"
    case hue = "CIHueBlendMode"
    case saturation = "CISaturationBlendMode"
    case color = "CIColorBlendMode"
    case luminosity = "CILuminosityBlendMode"

    /// Whether the mode is a blend mode, which computes a color where both images are opaque.
    var isBlend: Bool {
        switch self {
        case .sourceOver, .sourceIn, .sourceOut, .sourceAtop, .addition, .maximum, .minimum, .product: false
        default: true
        }
    }

    /// Returns the extent of the result.
    func extent(_ source: CGRect, over background: CGRect) -> CGRect {
        switch self {
        case .sourceIn: source.intersection(background)
        case .sourceOut: source
        case .sourceAtop: background
        default: source.union(background)
        }
    }

    /// Returns the combination of two premultiplied pixels.
    @inline(__always)
    func combine(_ source: PixelValue, _ background: PixelValue) -> PixelValue {
        let outside: Float = 1 - source.w
        switch self {
        case .sourceOver: return source + background * outside
        case .sourceIn: return source * background.w
        case .sourceOut: return source * (1 - background.w)
        case .sourceAtop: return source * background.w + background * outside
        case .addition:
            var sum: PixelValue = source + background
            sum.w = min(1, sum.w)
            return sum
        case .maximum: return pointwiseMax(source, background)
        case .minimum: return pointwiseMin(source, background)
        case .product: return source * background
        default:
            // The formula of PDF for blend modes.
            let blended: PixelValue = BlendFormula.blend(self, source.straight, background.straight)
            var result: PixelValue = source * (1 - background.w) + background * outside
            result += blended * (source.w * background.w)
            result.w = source.w + background.w * outside
            return result
        }
    }
}
