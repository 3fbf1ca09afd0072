#include "CPangoMeasures.h"

#include <hb-ot.h>
#include <hb.h>

// Pango exports this function for subclasses of fonts, but its headers do not declare it.
PangoFontMetrics *pango_font_metrics_new(void);

// The font maps with the basic fonts and with all fonts.
static PangoFontMap *maps[2];

static void (*original_glyph_extents)(PangoFont *, PangoGlyph, PangoRectangle *, PangoRectangle *);
static PangoFontMetrics *(*original_metrics)(PangoFont *, PangoLanguage *);

static EngawaPangoCounts counts;

static gboolean is_measured_with_harfbuzz(PangoFont *font) {
    PangoFontMap *map = pango_font_get_font_map(font);
    return map && (map == maps[0] || map == maps[1]);
}

static void glyph_extents(PangoFont *font, PangoGlyph glyph, PangoRectangle *ink, PangoRectangle *logical) {
    hb_font_extents_t line;
    hb_font_t *shaper;
    gboolean is_mine = is_measured_with_harfbuzz(font);
    // Pango measures the boxes of missing characters itself.
    if (!is_mine || glyph & PANGO_GLYPH_UNKNOWN_FLAG || !(shaper = pango_font_get_hb_font(font)) ||
        !hb_font_get_h_extents(shaper, &line)) {
        counts.cairo += is_mine;
        original_glyph_extents(font, glyph, ink, logical);
        return;
    }
    counts.harfbuzz += 1;
    PangoRectangle box = {0, -line.ascender, hb_font_get_glyph_h_advance(shaper, glyph), line.ascender - line.descender};
    if (logical) *logical = box;
    // Pango asks for the ink of lines, but does not use it.
    if (ink) *ink = box;
}

static int position(hb_font_t *shaper, hb_ot_metrics_tag_t tag, int otherwise) {
    hb_position_t value;
    return hb_ot_metrics_get_position(shaper, tag, &value) ? value : otherwise;
}

static PangoFontMetrics *metrics(PangoFont *font, PangoLanguage *language) {
    hb_font_extents_t line;
    hb_font_t *shaper;
    gboolean is_mine = is_measured_with_harfbuzz(font);
    if (!is_mine || !(shaper = pango_font_get_hb_font(font)) || !hb_font_get_h_extents(shaper, &line)) {
        counts.cairo += is_mine;
        return original_metrics(font, language);
    }
    counts.harfbuzz += 1;
    PangoFontMetrics *result = pango_font_metrics_new();
    result->ascent = line.ascender;
    result->descent = -line.descender;
    result->height = line.ascender - line.descender + line.line_gap;
    result->underline_thickness = position(shaper, HB_OT_METRICS_TAG_UNDERLINE_SIZE, PANGO_SCALE);
    result->underline_position = position(shaper, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -PANGO_SCALE);
    result->strikethrough_thickness = position(shaper, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, PANGO_SCALE);
    result->strikethrough_position = position(shaper, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, result->ascent / 2);
    hb_codepoint_t digit;
    if (hb_font_get_nominal_glyph(shaper, '0', &digit)) {
        result->approximate_digit_width = hb_font_get_glyph_h_advance(shaper, digit);
        result->approximate_char_width = result->approximate_digit_width;
    }
    return result;
}

void engawa_pango_measure_with_harfbuzz(PangoFontMap *map, PangoFont *font) {
    maps[maps[0] && maps[0] != map ? 1 : 0] = map;
    PangoFontClass *class = G_TYPE_INSTANCE_GET_CLASS(font, PANGO_TYPE_FONT, PangoFontClass);
    if (class->get_metrics == metrics) return;
    original_glyph_extents = class->get_glyph_extents;
    original_metrics = class->get_metrics;
    class->get_glyph_extents = glyph_extents;
    class->get_metrics = metrics;
}

EngawaPangoCounts engawa_pango_counts(void) { return counts; }
