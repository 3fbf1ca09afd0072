import CPango
import Foundation

/// A typeface at one size, for drawing.
///
/// `@unchecked Sendable`: Every property is constant, and cairo's scaled fonts and font faces have atomic reference
/// counts and locks.
final class TypeFace: @unchecked Sendable {
    /// The font at scale 1.
    let scaledFont: OpaquePointer

    /// Whether the glyphs have their own colors, as emoji do.
    let isColored: Bool

    /// The family's name.
    let family: String

    /// The size in points.
    let size: CGFloat

    /// The ascent and descent to which a line grows for text that falls back to this typeface, in points. They are 0
    /// for typefaces whose glyphs fit in a Latin line, so that lines with emoji do not have larger spacing.
    let fallbackAscent: CGFloat
    let fallbackDescent: CGFloat

    /// The distance of the underline below the baseline, in points.
    let underlinePosition: CGFloat
    /// The thickness of the underline, in points.
    let underlineThickness: CGFloat

    /// The distance of the strikethrough line above the baseline, in points.
    let strikethroughPosition: CGFloat

    init(font: UnsafeMutablePointer<PangoFont>) {
        let cairoFont = OpaquePointer(font)
        scaledFont = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(cairoFont))
        let description = pango_font_describe(font)
        family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
        size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        pango_font_description_free(description)
        isColored = family == PinnedFonts.emojiFamily

        let scale = CGFloat(PANGO_SCALE)
        let metrics = pango_font_get_metrics(font, nil)
        underlinePosition = -CGFloat(pango_font_metrics_get_underline_position(metrics)) / scale
        underlineThickness = CGFloat(pango_font_metrics_get_underline_thickness(metrics)) / scale
        strikethroughPosition = CGFloat(pango_font_metrics_get_strikethrough_position(metrics)) / scale
        let fitsLatinLines = family == PinnedFonts.systemFamily || family == PinnedFonts.eastAsianFamily || isColored
        // Some typefaces reserve space for stacked marks, which are rare. Without a limit, their lines would be far
        // apart.
        fallbackAscent = fitsLatinLines ? 0 : min(CGFloat(pango_font_metrics_get_ascent(metrics)) / scale, size * 1.05)
        fallbackDescent = fitsLatinLines ? 0 : min(CGFloat(pango_font_metrics_get_descent(metrics)) / scale, size * 0.4)
        pango_font_metrics_unref(metrics)
    }

    deinit {
        cairo_scaled_font_destroy(scaledFont)
    }

    /// Returns the font at a number of pixels per point. The caller owns it.
    func makeScaledFont(scale: Double) -> OpaquePointer {
        var fontMatrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &fontMatrix)
        var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(scaledFont, options)
        return cairo_scaled_font_create(cairo_scaled_font_get_font_face(scaledFont), &fontMatrix, &matrix, options)
    }
}
