#ifndef CRSVG_H
#define CRSVG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Loads librsvg, once. Gives NULL, or a sentence that says why it cannot be loaded.
const char *rsvg_load(void);

/// Draws an SVG document into a rectangle of a Cairo context. Fails when the bytes are no such document.
bool rsvg_draw(
    const uint8_t *bytes, size_t count, void *cairo, double x, double y, double width, double height);

#endif
