#ifndef CRSVG_H
#define CRSVG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Loads librsvg, once. Returns NULL on success, otherwise an error message.
const char *svg_load(void);

/// A parsed SVG document.
typedef struct svg_document svg_document;

/// A length, and whether it is relative to the size of the place where the document is drawn.
typedef struct {
    double length;
    bool is_relative;
} svg_length;

/// The size that a document states. A length is 0 if the document does not state it.
typedef struct {
    svg_length width;
    svg_length height;
    /// The size of the view box; 0 if there is none.
    double box_width;
    double box_height;
} svg_size;

/// Parses a document. Returns NULL if it is not valid. The document must be closed.
svg_document *svg_open(const uint8_t *bytes, size_t count);

void svg_close(svg_document *document);

/// Returns the size that the document states. A point and a pixel both count as 1, as in PDF files that were converted
/// to SVG.
svg_size svg_get_size(svg_document *document);

/// Draws the document, stretched to a rectangle, into zeroed pixels of premultiplied blue, green, red and alpha.
bool svg_draw(
    svg_document *document, uint8_t *pixels, int width, int height, int row_bytes, double drawn_width,
    double drawn_height);

#endif
