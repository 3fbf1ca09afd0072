import CCairo

/// How what is drawn mixes with what is there.
///
/// In the formulas S is what is drawn and D what is there, both multiplied by their alpha, Sa and Da.
public enum CGBlendMode: Int32, Sendable {
    /// S over D.
    case normal = 0
    /// The product: never lighter.
    case multiply = 1
    /// The product of the inverted colours: never darker.
    case screen = 2
    /// Multiply where it is dark, screen where it is light.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// Brightens what is there.
    case colorDodge = 6
    /// Darkens what is there.
    case colorBurn = 7
    /// Like a soft light on what is there.
    case softLight = 8
    /// Like a hard light on what is there.
    case hardLight = 9
    /// The distance between both.
    case difference = 10
    /// Like difference, with less contrast.
    case exclusion = 11
    /// The hue drawn, with the saturation and brightness that are there.
    case hue = 12
    /// The saturation drawn, with the hue and brightness that are there.
    case saturation = 13
    /// Hue and saturation drawn, with the brightness that is there.
    case color = 14
    /// The brightness drawn, with the hue and saturation that are there.
    case luminosity = 15
    /// Nothing: 0.
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
    /// Cairo's operator, or nil where Cairo has none.
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

    /// Whether drawing nothing changes nothing: then a shape may be drawn with transparent pixels around it.
    var keepsWhatIsOutside: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: false
        default: true
        }
    }

    /// Whether Cairo, too, touches only what the shape covers.
    var staysInShape: Bool {
        switch self {
        case .clear, .copy: true
        default: keepsWhatIsOutside
        }
    }

    /// Whether the mode weighs red and blue differently.
    var tellsColorsApart: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: true
        default: false
        }
    }
}
