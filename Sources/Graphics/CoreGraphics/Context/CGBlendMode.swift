import CCairo

/// The way to combine the source, which is drawn, with the destination, the existing pixels.
///
/// In the formulas, S is the source and D the destination, both multiplied by their alpha, Sa and Da.
public enum CGBlendMode: Int32, Sendable {
    /// S over D.
    case normal = 0
    /// The product, which is never lighter.
    case multiply = 1
    /// The inverted product of the inverted colors, which is never darker.
    case screen = 2
    /// Multiplies dark destination colors and screens light ones.
    case overlay = 3
    /// The darker of the two colors.
    case darken = 4
    /// The lighter of the two colors.
    case lighten = 5
    /// Brightens the destination to reflect the source.
    case colorDodge = 6
    /// Darkens the destination to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens, depending on the source. The effect is similar to a diffuse spotlight on the destination.
    case softLight = 8
    /// Multiplies or screens, depending on the source. The effect is similar to a harsh spotlight on the destination.
    case hardLight = 9
    /// The absolute difference of the colors.
    case difference = 10
    /// Similar to difference, with less contrast.
    case exclusion = 11
    /// The hue of the source, with the saturation and brightness of the destination.
    case hue = 12
    /// The saturation of the source, with the hue and brightness of the destination.
    case saturation = 13
    /// The hue and saturation of the source, with the brightness of the destination.
    case color = 14
    /// The brightness of the source, with the hue and saturation of the destination.
    case luminosity = 15
    /// 0.
    case clear = 16
    /// S.
    case copy = 17
    /// S × Da.
    case sourceIn = 18
    /// S × (1 − Da).
    case sourceOut = 19
    /// S × Da + D × (1 − Sa).
    case sourceAtop = 20
    /// S × (1 − Da) + D.
    case destinationOver = 21
    /// D × Sa.
    case destinationIn = 22
    /// D × (1 − Sa).
    case destinationOut = 23
    /// S × (1 − Da) + D × Sa.
    case destinationAtop = 24
    /// S × (1 − Da) + D × (1 − Sa).
    case xor = 25
    /// max(0, 1 − ((1 − D) + (1 − S))).
    case plusDarker = 26
    /// min(1, S + D).
    case plusLighter = 27
}

extension CGBlendMode {
    /// Cairo's operator, or nil if Cairo has none.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusDarker: nil
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether a transparent source leaves the destination unchanged. A shape can then be drawn with transparent pixels
    /// around it.
    var preservesOutside: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: false
        default: true
        }
    }

    /// Whether Cairo's operator changes only the pixels that the shape covers.
    var isLimitedToShape: Bool {
        switch self {
        case .clear, .copy: true
        default: preservesOutside
        }
    }
}
