#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A decoded image: rows of red, green, blue and, with four channels, alpha, not multiplied.
typedef struct {
    int width;
    int height;
    int row_bytes;
    int channels;
    const uint8_t *pixels;
    /// What `pixbuf_release` releases.
    void *owner;
} pixbuf_image;

/// Loads gdk-pixbuf, once. Gives NULL, or a sentence that says why it cannot be loaded.
const char *pixbuf_load(void);

/// Decodes the frame of that number. Fails on damaged and truncated bytes, and on images of more than `most_pixels`.
///
/// With a `longest_side` above zero, an image that is larger is decoded at that size. Sizes that the file does not
/// hold are not made: a smaller image stays as it is.
bool pixbuf_decode(
    const uint8_t *bytes, size_t count, int frame, int longest_side, long most_pixels, pixbuf_image *image);

/// Lets go of a decoded image.
void pixbuf_release(pixbuf_image *image);

/// Encodes rows of red, green and blue as JPEG, with a quality from 0 to 100. `pixbuf_free` frees the bytes.
bool pixbuf_encode_jpeg(
    const uint8_t *pixels, int width, int height, int row_bytes, int quality, uint8_t **bytes, size_t *count);

/// Frees bytes.
void pixbuf_free(void *bytes);

#endif
