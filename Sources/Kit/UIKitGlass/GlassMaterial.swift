import CoreGraphics
import QuartzCore

/// The appearance of glass: its blur, its color, its edges and its shadow.
struct GlassMaterial: Equatable {
    var filter: BackdropFilter
    /// The brightness of the glass.
    var white: Double
    /// The opacity of the glass.
    var opacity: Double
    /// The opacity of the light on the edges.
    var edge: Double
    /// The opacity of the shadow at the outline.
    var shadow: Double
    /// The factor by which the opacity of a tint color is multiplied.
    var tintOpacity: Double

    /// The width of the lit edge, in points.
    static let edgeWidth = 1.25
    /// The radius of the shadow, in points.
    static let shadowReach: Double = 20
    /// The offset of the shadow, in points.
    static let shadowOffset: Double = 4

    init(_ style: UIGlassEffect.Style, isDark: Bool, isOpaque: Bool) {
        switch style {
        case .regular:
            filter = BackdropFilter(radius: 10, saturation: 1.6)
            (white, opacity) = isDark ? (0.13, 0.56) : (1, 0.52)
            (edge, shadow) = isDark ? (0.34, 0.22) : (0.9, 0.10)
        case .clear:
            filter = BackdropFilter(radius: 3, saturation: 1.2)
            (white, opacity) = isDark ? (0.13, 0.16) : (1, 0.14)
            (edge, shadow) = isDark ? (0.42, 0.18) : (0.8, 0.08)
        }
        tintOpacity = style == .regular ? 0.8 : 0.6
        if isOpaque { opacity = 1 }
    }
}
