import CPango
import Foundation

/// The one owner of Pango's and fontconfig's objects; made when the first text is measured.
///
/// Defence of `@unchecked Sendable`: Pango's font maps, contexts and layouts may be used by one thread at a time, so
/// every use of the state below happens inside ``locked(_:)``; nothing of it leaves but values and ``TypeFace``s.
final class TextEngine: @unchecked Sendable {
    /// The engine of the process.
    static let shared = TextEngine()

    private var loaded: State?

    private init() {}

    /// Everything that the lock guards.
    final class State {
        /// The fonts of most text.
        let basicFonts = FontTier(isComplete: false)
        /// All pinned fonts, once text has needed them.
        var loadedFonts: FontTier?
        /// Attributes of text that is nothing special: words are cut without hyphens. In ASCII there is nothing to
        /// compose, and Inter's rules for that are half the work of shaping.
        let plainAttributes = State.makeAttributes(features: nil)
        let plainSystemAttributes = State.makeAttributes(features: State.asciiFeatures)
        var descriptions: [FontDescription: OpaquePointer] = [:]
        var metrics: [FontDescription: FontMetrics] = [:]
        var faces: [UnsafeMutableRawPointer: TypeFace] = [:]
        /// The families of the basic fonts and of all files that were added, in small letters.
        var families: Set<String>
        var addedFiles: [String] = []
        var systemConfiguration: OpaquePointer?
        /// Families that were asked for and are nowhere, in small letters.
        var missingFamilies: Set<String> = []
        /// The sentences about missing fonts that were written to standard error.
        var reports: [String] = []
        /// How often text has been typeset, by the thread that wanted it.
        var typesettingCounts: [pthread_t: Int] = [:]
        /// How many characters have been placed for questions about carets, by the thread that wanted it.
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

    /// Runs `body` alone with the state, which the first call makes.
    func locked<Result>(_ body: (State) throws -> Result) rethrows -> Result {
        fontLock.lock()
        defer { fontLock.unlock() }
        if let loaded { return try body(loaded) }
        let state = State()
        loaded = state
        return try body(state)
    }

    /// How often text has been typeset for this thread.
    var typesettingCount: Int { locked { $0.typesettingCounts[pthread_self(), default: 0] } }

    /// The measures of a description's face.
    func metrics(for description: FontDescription) -> FontMetrics {
        locked { $0.metrics(for: description) }
    }
}

extension TextEngine.State {
    /// All pinned fonts, loaded when first needed.
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

    /// Pango's form of a description, owned by the state.
    func pangoDescription(for description: FontDescription) -> OpaquePointer {
        if let known = descriptions[description] { return known }
        var family = description.resolvedFamily
        if !makeAvailable(family: family) { family = standInFamily }
        let made: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(made, family)
        pango_font_description_set_absolute_size(made, Double(description.usableSize) * Double(PANGO_SCALE))
        let weight = description.weight.isFinite ? min(max(description.weight, 1), 1000) : 400
        pango_font_description_set_weight(made, PangoWeight(rawValue: UInt32(weight.rounded())))
        pango_font_description_set_style(made, description.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // Sizes change all the time in an animation: the table must not grow without end.
        if descriptions.count >= 1024 {
            for old in descriptions.values { pango_font_description_free(old) }
            descriptions.removeAll(keepingCapacity: true)
        }
        descriptions[description] = made
        return made
    }

    func metrics(for description: FontDescription) -> FontMetrics {
        if let known = metrics[description] { return known }
        let measured = measure(description)
        if metrics.count >= 1024 { metrics.removeAll(keepingCapacity: true) }
        metrics[description] = measured
        return measured
    }

    /// The drawable form of a font that Pango chose.
    func face(for font: UnsafeMutablePointer<PangoFont>) -> TypeFace {
        let key = UnsafeMutableRawPointer(font)
        if let known = faces[key] { return known }
        // The table keeps its fonts alive, or a freed font's address could come back as another font's.
        if faces.count >= 1024 {
            for old in faces.keys { g_object_unref(old) }
            faces.removeAll(keepingCapacity: true)
        }
        let made = TypeFace(font: font)
        g_object_ref(key)
        faces[key] = made
        return made
    }

    private func measure(_ description: FontDescription) -> FontMetrics {
        let size = description.usableSize
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
