#pragma once

#include <pango/pangocairo.h>

/// Makes the fonts of a font map measure glyphs and lines with HarfBuzz.
///
/// Pango 1.50 measures each layout as soon as its lines are broken, even if no caller asks for its size. To measure it,
/// Cairo loads every glyph, and Pango lays out a sample text for every font and language, with a separate search for
/// fonts. The values that are needed for the size of a layout are in the tables of the fonts, where HarfBuzz finds
/// them.
///
/// Pango measures a font with functions in the structure of the font's class, `PangoFontClass`. The first call replaces
/// these functions. For fonts of other font maps, the new functions call Pango's functions.
///
/// - Parameters:
///   - map: The font map. It must never be freed.
///   - font: A font of this map.
void engawa_pango_measure_with_harfbuzz(PangoFontMap *_Nonnull map, PangoFont *_Nonnull font);

/// The numbers of measurements of these fonts: those that HarfBuzz made, and those that Cairo still made.
typedef struct EngawaPangoCounts {
    int harfbuzz;
    int cairo;
} EngawaPangoCounts;

EngawaPangoCounts engawa_pango_counts(void);
