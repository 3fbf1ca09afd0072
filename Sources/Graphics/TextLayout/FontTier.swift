import CPango
import CPangoMeasures
import Foundation

/// A set of fonts with its Pango objects. Use it only while the engine's lock is held.
///
/// OPTIMIZATION: for each size and weight, Pango makes fontconfig sort all fonts, on separate threads. With all 170
/// Noto families this takes more than a millisecond. Therefore, most text is typeset with the few basic families, and
/// only text that needs other families is typeset with all of them.
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
            // OPTIMIZATION: without a current configuration, Pango makes fontconfig load the system's configuration on
            // a separate thread, although it is never used. That takes 6 ms.
            FcConfigSetCurrent(configuration)
        }
        fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
        // At 72 dots per inch, a point is a unit of user space. The scale of the context converts it to pixels.
        pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
        pango_fc_font_map_set_default_substitute(
            OpaquePointer(fontMap), { pattern, _ in pattern.map(FontMatrix.apply) }, nil, nil)
        options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        measureWithHarfBuzz()
    }

    /// Makes the fonts measure text with HarfBuzz.
    ///
    /// OPTIMIZATION: Pango's own measurements, whose results are not used, take half of the time of the first layouts.
    private func measureWithHarfBuzz() {
        let description: OpaquePointer = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, PinnedFonts.systemFamily)
        pango_font_description_set_absolute_size(description, 17 * Double(PANGO_SCALE))
        let context = lineBreaker(isRightToLeft: false).context
        guard let font = pango_font_map_load_font(fontMap, context, description) else { return }
        engawa_pango_measure_with_harfbuzz(fontMap, font)
        g_object_unref(font)
    }

    /// The number of measurements by HarfBuzz, and the number of measurements that Cairo still makes. Tests use them to
    /// detect needless work.
    static var measurementCounts: (harfBuzz: Int, cairo: Int) {
        let counts = engawa_pango_counts()
        return (Int(counts.harfbuzz), Int(counts.cairo))
    }

    /// Returns the line breaker for a base direction.
    func lineBreaker(isRightToLeft: Bool) -> LineBreaker {
        if let cached = lineBreakers[isRightToLeft] { return cached }
        let lineBreaker = LineBreaker(fontMap: fontMap, options: options, isRightToLeft: isRightToLeft)
        lineBreakers[isRightToLeft] = lineBreaker
        return lineBreaker
    }

    /// Adds the fonts of a file, and returns whether it was read.
    func addFile(_ path: String) -> Bool {
        path.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
                FcConfigAppFontAddFile(configuration, $0) != 0
            }
        }
    }

    /// Notifies Pango that fonts were added to the configuration.
    func fontsChanged() {
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }
}
