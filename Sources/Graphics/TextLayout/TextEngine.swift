import CPango
import Foundation

/// The owner of all Pango and fontconfig objects. Its state is created on first use.
///
/// `@unchecked Sendable`: Pango's font maps, contexts, and layouts can be used by only one thread at a time, so the
/// state below is accessed only inside ``withLock(_:)``. Only values and ``TypeFace`` objects leave it.
final class TextEngine: @unchecked Sendable {
    /// The engine of the process.
    static let shared = TextEngine()

    private var loaded: State?

    private init() {}

    /// The state that the lock protects.
    final class State {
        /// The fonts that suffice for most text.
        let basicFonts = FontTier(isComplete: false)
        /// All pinned fonts, or nil if no text has needed them yet.
        var loadedFonts: FontTier?
        /// The attributes of plain text. They disable hyphens at breaks inside words.
        let plainAttributes = State.makeAttributes(features: nil)
        /// The attributes of plain ASCII text in the system font. They also disable glyph composition: ASCII text has
        /// nothing to compose, and applying Inter's composition rules takes half of the time for shaping.
        let plainSystemAttributes = State.makeAttributes(features: State.asciiFeatures)
        var descriptions: [FontDescription: OpaquePointer] = [:]
        var metrics: [FontDescription: FontMetrics] = [:]
        var faces: [UnsafeMutableRawPointer: TypeFace] = [:]
        /// The fonts for upright characters of vertical text.
        var verticalFonts: [FontDescription: VerticalFont] = [:]
        /// The lowercase names of the families of the basic fonts and of all added files.
        var families: Set<String>
        var addedFiles: [String] = []
        /// The paths of the files that the program registered.
        var registeredPaths: Set<String> = []
        /// The fonts of registered files, keyed by their lowercase PostScript names and full names.
        var registeredFaces: [String: RegisteredFace] = [:]
        var systemConfiguration: OpaquePointer?
        /// The lowercase names of requested families that are not installed.
        var missingFamilies: Set<String> = []
        /// The messages about missing fonts that were written to standard error.
        var reports: [String] = []
        /// The number of times that text was typeset, by thread.
        var typesettingCounts: [pthread_t: Int] = [:]
        /// The number of characters whose positions were computed for caret queries, by thread.
        var placedCounts: [pthread_t: Int] = [:]

        static let asciiFeatures = "ccmp=0"

        init() {
            families = State.families(of: basicFonts.configuration)
            reportMissing(isBasic: true, of: families)
        }

        private static func makeAttributes(features: String?) -> OpaquePointer {
            let list: OpaquePointer = pango_attr_list_new()
            pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
            if let features { pango_attr_list_insert(list, pango_attr_font_features_new(features)) }
            return list
        }
    }

    /// Calls `body` with exclusive access to the state, which the first call creates.
    func withLock<Result>(_ body: (State) throws -> Result) rethrows -> Result {
        fontLock.lock()
        defer { fontLock.unlock() }
        if let loaded { return try body(loaded) }
        let state = State()
        loaded = state
        return try body(state)
    }

    /// Returns the registered font with a PostScript name or a full name.
    func registeredFace(named name: String) -> RegisteredFace? {
        withLock { $0.registeredFaces[name.lowercased()] }
    }

    /// The number of times that text was typeset on this thread.
    var typesettingCount: Int { withLock { $0.typesettingCounts[pthread_self(), default: 0] } }

    /// Returns the metrics of a font.
    func metrics(for description: FontDescription) -> FontMetrics {
        withLock { $0.metrics(for: description) }
    }
}

extension TextEngine.State {
    /// All pinned fonts. They are loaded on first use.
    var allFonts: FontTier {
        if let loadedFonts { return loadedFonts }
        let fonts = FontTier(isComplete: true)
        loadedFonts = fonts
        reportMissing(isBasic: false, of: Self.families(of: fonts.configuration))
        for path in addedFiles { _ = fonts.addFile(path) }
        if !addedFiles.isEmpty { fonts.fontsChanged() }
        return fonts
    }

    func reportMissing(isBasic: Bool, of families: Set<String>) {
        for requirement in PinnedFonts.requirements
        where requirement.isBasic == isBasic && !families.contains(requirement.family.lowercased()) {
            report(
                "The font family \(requirement.family) is not installed (Debian package \(requirement.package)): "
                    + "\(requirement.effect).")
        }
    }

    /// Returns the Pango description for a font description. The state owns it.
    func pangoDescription(for description: FontDescription) -> OpaquePointer {
        if let cached = descriptions[description] { return cached }
        let family: String = drawnFamily(of: description)
        let pangoDescription: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(pangoDescription, family)
        pango_font_description_set_absolute_size(
            pangoDescription, Double(description.effectiveSize) * Double(PANGO_SCALE))
        let weight = description.weight.isFinite ? min(max(description.weight, 1), 1000) : 400
        pango_font_description_set_weight(pangoDescription, PangoWeight(rawValue: UInt32(weight.rounded())))
        pango_font_description_set_style(
            pangoDescription, description.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        let variations = description.pangoVariations
        if !variations.isEmpty { pango_font_description_set_variations(pangoDescription, variations) }
        // Animations can request many sizes, so the table is bounded.
        if descriptions.count >= 1024 {
            for old in descriptions.values { pango_font_description_free(old) }
            descriptions.removeAll(keepingCapacity: true)
        }
        descriptions[description] = pangoDescription
        return pangoDescription
    }

    func metrics(for description: FontDescription) -> FontMetrics {
        if let cached = metrics[description] { return cached }
        let measured = measure(description)
        if metrics.count >= 1024 { metrics.removeAll(keepingCapacity: true) }
        metrics[description] = measured
        return measured
    }

    /// Returns the typeface for a font that Pango selected.
    func face(for font: UnsafeMutablePointer<PangoFont>) -> TypeFace {
        let key = UnsafeMutableRawPointer(font)
        if let cached = faces[key] { return cached }
        // The table retains its fonts. Otherwise the address of a freed font could be reused for another font.
        if faces.count >= 1024 {
            for old in faces.keys { g_object_unref(old) }
            faces.removeAll(keepingCapacity: true)
        }
        let face = TypeFace(font: font)
        g_object_ref(key)
        faces[key] = face
        return face
    }

    private func measure(_ description: FontDescription) -> FontMetrics {
        let size = description.effectiveSize
        let context = basicFonts.lineBreaker(isRightToLeft: false).context
        guard let font = pango_font_map_load_font(basicFonts.fontMap, context, pangoDescription(for: description))
        else {
            return FontMetrics(
                ascender: size * 0.952, descender: size * -0.241, leading: 0, capHeight: size * 0.7,
                xHeight: size * 0.52)
        }
        defer { g_object_unref(font) }
        let shaper = pango_font_get_hb_font(font)
        func position(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var value: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(shaper, tag, &value)
            return CGFloat(value) / CGFloat(PANGO_SCALE)
        }
        let capHeight = position(HB_OT_METRICS_TAG_CAP_HEIGHT)
        let xHeight = position(HB_OT_METRICS_TAG_X_HEIGHT)
        if description.isSystemFace {
            return FontMetrics(
                ascender: size * 0.952, descender: size * -0.241, leading: 0, capHeight: capHeight, xHeight: xHeight)
        }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaper, &extents)
        let scale = CGFloat(PANGO_SCALE)
        return FontMetrics(
            ascender: CGFloat(extents.ascender) / scale, descender: CGFloat(extents.descender) / scale,
            leading: max(0, CGFloat(extents.line_gap) / scale), capHeight: capHeight, xHeight: xHeight)
    }
}
