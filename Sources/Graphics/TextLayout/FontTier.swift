import CPango
import Foundation

/// A set of fonts with Pango's objects for them; used only inside the engine's lock.
///
/// OPTIMIZATION: for every size and weight Pango has fontconfig sort all fonts, in threads of its own. With all of
/// Noto's 170 families that costs more than a millisecond each time, so most text is set with the few basic families,
/// and only text that needs others with all.
final class FontTier {
    let configuration: OpaquePointer
    let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let options: OpaquePointer
    private var lineBreakers: [Bool: LineBreaker] = [:]

    init(isComplete: Bool) {
        let configuration: OpaquePointer = FcConfigCreate()
        self.configuration = configuration
        _ = PinnedFonts.configuration(isComplete: isComplete).withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
                FcConfigParseAndLoadFromMemory(configuration, $0, FcBool(1))
            }
        }
        FcConfigBuildFonts(configuration)
        if !isComplete {
            // OPTIMIZATION: without a current configuration Pango has fontconfig read the whole system's, on a thread
            // of its own, though it never asks it anything: 6 ms.
            FcConfigSetCurrent(configuration)
        }
        fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
        // At 72 dots per inch a point is a unit of user space; the context's scale makes it pixels.
        pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
        options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    }

    /// The line breaker for paragraphs whose base direction is right to left, or left to right.
    func lineBreaker(isRightToLeft: Bool) -> LineBreaker {
        if let known = lineBreakers[isRightToLeft] { return known }
        let made = LineBreaker(fontMap: fontMap, options: options, isRightToLeft: isRightToLeft)
        lineBreakers[isRightToLeft] = made
        return made
    }

    /// Adds the faces of a file.
    func addFile(_ path: String) -> Bool {
        path.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
                FcConfigAppFontAddFile(configuration, $0) != 0
            }
        }
    }

    /// Tells Pango that the configuration has more fonts than it knew.
    func fontsChanged() {
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }
}
